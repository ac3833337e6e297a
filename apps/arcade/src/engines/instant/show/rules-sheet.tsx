import type { ReactNode } from 'react';
import type { PackHead } from '../../../game.ts';
import type { InstantTexts } from './texts.ts';

interface RulesSheetProps {
  pack: PackHead & { figures: { rtpMost: string; hitRateMost: string } };
  texts: InstantTexts;
  /** How the game is played, a paragraph each. */
  rules: readonly string[];
  /** Return and share of paying rounds of the current choice, in percent. Absent where nothing is chosen before a round. */
  now?: { rtp: string; hitRate: string };
  /** Tables of the game. */
  children?: ReactNode;
}

/** What an instant game's paytable says: rules, tables, and the exact figures of all choices and of the present one. */
export function RulesSheet({ pack: { figures }, texts, rules, now, children }: RulesSheetProps) {
  const { t, percent } = texts;
  const range = (least: string, most: string) =>
    least === most ? percent(least) : t('range', { least: percent(least), most: percent(most) });
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
