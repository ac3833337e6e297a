import { money, type Money } from '@parlour/domain';
import type { ReactNode } from 'react';
import { payOf, type PackHead } from '../../../game.ts';
import { volatilities, type Volatility } from '../../exact-figures.ts';
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
  stake: Money;
  /** How the game is played, a paragraph each. */
  rules: readonly string[];
  /** Of the current choice, for each way to end its rounds where the player decides that. Absent where nothing is chosen before a round. */
  now?: readonly ChoiceFigures[];
  /** How widely results spread at the steadiest and at the boldest way to play, where that is decided within a round. */
  spread?: readonly [Volatility, Volatility];
  /** Tables of the game. */
  children?: ReactNode;
}

/** What an instant game's paytable says: rules, tables, and the exact figures of all choices and of the present one. */
export function RulesSheet({ pack, texts, stake, rules, now, spread, children }: RulesSheetProps) {
  const { t, percent } = texts;
  const { figures } = pack;
  const most = money(payOf(stake.minor, Math.round(figures.largestWin * pack.stakeUnits), pack), stake.currency);
  const between = (least: string, most: string) => (least === most ? least : t('range', { least, most }));
  const range = (least: string, most: string) => between(percent(least), percent(most));
  const classes = (least: Volatility, most: Volatility) => between(t(`volatility.${least}`), t(`volatility.${most}`));
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
          ...(spread ? [[t('volatility'), classes(...spread)] as const] : []),
          [t('largestWin'), t('timesBetWorth', { count: figures.largestWin, amount: texts.money(most) })],
        ]}
      />
      {now && (
        <>
          <h3>{t(now.length > 1 ? 'yourChoiceUntil' : 'yourChoice')}</h3>
          <Figures
            rows={[
              [
                t('returnHere'),
                range(
                  ...endsOf(
                    now.map(({ rtp }) => rtp),
                    Number,
                  ),
                ),
              ],
              [
                t('hitRate'),
                range(
                  ...endsOf(
                    now.map(({ hitRate }) => hitRate),
                    Number,
                  ),
                ),
              ],
              [
                t('volatility'),
                classes(
                  ...endsOf(
                    now.map(({ volatility }) => volatility),
                    (each) => volatilities.indexOf(each),
                  ),
                ),
              ],
            ]}
          />
        </>
      )}
      <p>{t('roundingRule')}</p>
      <p>{t('fairRule')}</p>
    </>
  );
}

/** The least and the most of these, by their rank. */
function endsOf<Value>(values: readonly Value[], rank: (value: Value) => number): [least: Value, most: Value] {
  const inOrder = values.toSorted((a, b) => rank(a) - rank(b));
  return [inOrder[0]!, inOrder.at(-1)!];
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
