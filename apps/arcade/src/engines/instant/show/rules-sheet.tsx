import type { ReactNode } from 'react';
import type { PackHead } from '../../../game.ts';
import type { Volatility } from '../../exact-figures.ts';
import type { InstantTexts } from './texts.ts';

/** What is told of a choice, in percent, and the class of its spread. */
export interface ChoiceFigures {
  rtp: string;
  hitRate: string;
  volatility: Volatility;
}

interface RulesSheetProps {
  pack: PackHead & { figures: { rtpMost: string; hitRateMost: string } };
  texts: InstantTexts;
  /** How the game is played, a paragraph each. */
  rules: readonly string[];
  /** Of the current choice. Absent where nothing is chosen before a round. */
  now?: ChoiceFigures;
  /** How widely results spread at the steadiest and at the boldest way to play, where that is decided within a round. */
  spread?: readonly [Volatility, Volatility];
  /** Tables of the game. */
  children?: ReactNode;
}

/** What an instant game's paytable says: rules, tables, and the exact figures of all choices and of the present one. */
export function RulesSheet({ pack: { figures }, texts, rules, now, spread, children }: RulesSheetProps) {
  const { t, percent } = texts;
  const between = (least: string, most: string) => (least === most ? least : t('range', { least, most }));
  const range = (least: string, most: string) => between(percent(least), percent(most));
  const classOf = (volatility: Volatility) => t(`volatility.${volatility}`);
  return (
    <>
      {rules.map((rule) => (
        <p key={rule}>{rule}</p>
      ))}
      {children}
      <h3>{t('rtpTitle', { rtp: range(figures.rtp, figures.rtpMost) })}</h3>
      <p>{t('rtpRule')}</p>
      <Figures
        rows={[
          [t('hitRate'), range(figures.hitRate, figures.hitRateMost)],
          ...(spread ? [[t('volatility'), between(classOf(spread[0]), classOf(spread[1]))] as const] : []),
          [t('largestWin'), t('timesBet', { count: figures.largestWin })],
        ]}
      />
      {now && (
        <>
          <h3>{t('yourChoice')}</h3>
          <Figures
            rows={[
              [t('returnHere'), percent(now.rtp)],
              [t('hitRate'), percent(now.hitRate)],
              [t('volatility'), classOf(now.volatility)],
            ]}
          />
        </>
      )}
      <p>{t('roundingRule')}</p>
      <p>{t('fairRule')}</p>
    </>
  );
}

function Figures({ rows }: { rows: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className="figures">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
