import { money, type Money } from '@parlour/domain';
import { volatilityOf } from '../../exact-figures.ts';
import { chanceText } from './chance.ts';
import './pays-table.css';
import type { ChoiceFigures } from './rules-sheet.tsx';
import type { InstantTexts } from './texts.ts';

interface PaysTableProps {
  texts: InstantTexts;
  title: string;
  stake: Money;
  /** What the first column counts, such as hits; absent where a row is known by its multiplier. */
  heading?: string;
  /** The number of cases, of which each row's `ways` give its multiplier in ten-thousandths. */
  cases: number;
  rows: readonly { name?: string; times: number; ways: number }[];
}

/** What can happen with the present choice: how often, and what it pays at the present stake. */
export function PaysTable({ texts, title, stake, heading, cases, rows }: PaysTableProps) {
  const { t } = texts;
  return (
    <table className="pays-table">
      <caption>{title}</caption>
      <thead>
        <tr>
          {heading !== undefined && <th scope="col">{heading}</th>}
          <th scope="col">{t('multiplier')}</th>
          <th scope="col">{t('chance')}</th>
          <th scope="col">{t('pays')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, times, ways }) => (
          <tr key={name ?? times}>
            {heading !== undefined && <th scope="row">{name}</th>}
            <td dir="ltr">{texts.decimal(times / 10_000)}×</td>
            <td>{texts.percent(chanceText(ways, cases))}</td>
            <td>{texts.money(money((stake.minor * BigInt(times)) / 10_000n, stake.currency))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Rows with equal multipliers merged, the highest first. */
export function byTimes(endings: readonly { times: number; ways: number }[]): { times: number; ways: number }[] {
  const ways = new Map<number, number>();
  for (const ending of endings) ways.set(ending.times, (ways.get(ending.times) ?? 0) + ending.ways);
  return [...ways].map(([times, sum]) => ({ times, ways: sum })).toSorted((a, b) => b.times - a.times);
}

/** Return and share of paying rounds of these endings, in percent, and how widely results spread, for what is chosen. */
export function shareOf(endings: readonly { times: number; ways: number }[], cases: number): ChoiceFigures {
  const mean = (of: (times: number) => number) => endings.reduce((sum, { times, ways }) => sum + of(times / 10_000) * ways, 0) / cases;
  const [returned, paying] = [mean((times) => times), mean((times) => (times > 0 ? 1 : 0))];
  return {
    rtp: (returned * 100).toFixed(2),
    hitRate: chanceText(paying, 1),
    volatility: volatilityOf(Math.sqrt(mean((times) => times ** 2) - returned ** 2)),
  };
}
