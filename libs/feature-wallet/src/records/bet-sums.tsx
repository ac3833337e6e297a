import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { betSumsQuery, useApi } from '@parlour/api';
import {
  formatDay,
  formatMoney,
  formatMoneyMark,
  fromWire,
  resultsByDay,
  subtract,
  toDecimal,
  type DayRange,
  type Money as Amount,
} from '@parlour/domain';
import { Card, Chart, Money, Stack, Summary } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { boundsOf } from './use-period-days.ts';

/** The most days that a chart shows one by one. */
const mostDays = 62;

/** Totals of the rounds of a period, over all pages, with a chart by day where the period has a fitting number of days. */
export function BetSums({ days }: { days: DayRange | undefined }) {
  const { t, i18n } = useLingui();
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { data, isError } = useQuery(betSumsQuery(useApi(), { ...boundsOf(days), ...(days && { timeZone }) }));
  if (isError) return null;
  const sums = data && { ...data, stake: fromWire(data.stake), win: fromWire(data.win) };
  const result = sums && subtract(sums.win, sums.stake);
  const said = (amount: Amount, signed = false) => formatMoney(amount, i18n.locale, { signed });
  return (
    <Stack gap="4">
      <Summary
        entries={[
          { key: 'rounds', label: t`Rounds`, value: sums && i18n.number(sums.rounds) },
          { key: 'stake', label: t`Staked`, value: sums && <Money text={said(sums.stake)} /> },
          { key: 'win', label: t`Won`, value: sums && <Money text={said(sums.win)} /> },
          { key: 'result', label: t`Result`, value: result && <Money text={said(result, true)} mood={moodOf(result)} /> },
        ]}
      />
      {days && sums && result && sums.days.length > 0 && isRowOfDays(days) && <ResultChart days={days} sums={sums} result={result} />}
    </Stack>
  );
}

interface ResultChartProps {
  days: DayRange;
  sums: { days: readonly { day: string; stake: { amount: string; currency: string }; win: { amount: string; currency: string } }[] };
  result: Amount;
}

function ResultChart({ days, sums, result }: ResultChartProps) {
  const { t, i18n } = useLingui();
  const money = (amount: Amount) => formatMoney(amount, i18n.locale, { signed: true });
  const known = sums.days.map(({ day, stake, win }) => ({ day, stake: fromWire(stake), win: fromWire(win) }));
  const results = resultsByDay(known, days, result.currency);
  return (
    <Card>
      <Chart
        label={t`Result by day`}
        signed
        points={results.map((entry) => ({
          key: entry.day,
          label: formatDay(entry.day, i18n.locale),
          // Only for the bar's height; the text shows the exact amount.
          value: Number(toDecimal(entry.result)),
          text: money(entry.result),
        }))}
        axisText={(value) => formatMoneyMark(value, result.currency, i18n.locale)}
        summary={t`${plural(results.length, { one: '# day', other: '# days' })}: ${money(result)}`}
        texts={{ point: t`Day`, table: t`Show the figures`, value: t`Result` }}
      />
    </Card>
  );
}

const moodOf = ({ minor }: Amount) => (minor > 0n ? 'win' : minor < 0n ? 'loss' : 'muted');

/** A single day makes no chart, nor do more days than fit. */
function isRowOfDays({ from, to }: DayRange): boolean {
  return from < to && Date.parse(to) - Date.parse(from) < mostDays * 86_400_000;
}
