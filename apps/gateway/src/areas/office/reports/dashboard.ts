import { everyDay, toDecimal, type Money } from '@parlour/domain';
import { dayIn, figuresOf, reportDays, weekdaysBefore, type Figures, type ReportPeriod, type Sums } from '@parlour/domain/reports';
import type { Merchant } from '../../../kernel/merchants.ts';
import { activeIn, earlier, momentsOf, seriesOf, sumsOf, totalOf, type Span } from '../../reports/sums.ts';
import { merchantsNamed, type InputOf, type Operator, type Schema } from '../operator.ts';
import { queuesOf } from './queues.ts';
import { warningsOf } from './warnings.ts';

/** How one merchant or all are doing, each by its own days, and what is waiting there (office 7). */
export async function dashboard(
  operator: Operator,
  { merchant: named, period = 'today' }: InputOf<'getDashboard'>,
): Promise<Schema<'Dashboard'>> {
  const { db, clock } = operator;
  const now = clock.now();
  const merchants = merchantsNamed(operator, named);
  const spans = merchants.map((merchant) => spanOf(merchant, period, now));
  const [actives, before, series, moments] = await Promise.all([
    activeIn(db, spans),
    sumsOf(
      db,
      spans.map((span) => earlier(span, weekdaysBefore(span), now)),
    ),
    seriesOf(db, spans),
    momentsOf(db, spans),
  ]);
  const list = merchants.map((merchant, index): Schema<'MerchantFigures'> => {
    const { code, name, currency, brand } = merchant;
    const span = spans[index]!;
    const figures = (sums: Sums, active: number) => wireFigures(figuresOf(sums, active, currency));
    const earlierSums = before.get(code)!;
    const { begins, ends } = moments.get(code)!;
    return {
      merchant: code,
      name,
      currency,
      timeZone: brand.timeZone,
      from: span.from,
      to: span.to,
      begins: begins.toISOString(),
      ends: ends.toISOString(),
      // The hours are read once, for both the points and the figures.
      figures: figures(totalOf(series.get(code)?.values() ?? []), actives.get(code) ?? 0),
      before: figures(earlierSums.sums, earlierSums.active),
      daysBefore: weekdaysBefore(span),
      points: pointsOf(span, merchant, series.get(code), now),
    };
  });
  const [queues, warnings] = await Promise.all([queuesOf(operator, merchants, now), warningsOf(operator, merchants, now)]);
  return { at: now.toISOString(), list, queues, warnings };
}

/** The days that a preset period covers at a merchant. */
function spanOf(merchant: Merchant, period: ReportPeriod, now: Date): Span {
  return { merchant, ...reportDays(period, dayIn(merchant.brand.timeZone, now)) };
}

function wireFigures({ rounds, active, registrations, firstDeposits, conversion, ...amounts }: Figures): Schema<'Figures'> {
  const decimals = Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, toDecimal(amount)]));
  return { ...(decimals as Record<keyof typeof amounts, string>), rounds, active, registrations, firstDeposits, conversion };
}

/** One point per hour for a single day, or per day for a longer span; future ones are left out. */
function pointsOf(
  { from, to }: Span,
  { currency, brand }: Merchant,
  sums: ReadonlyMap<string, Sums> | undefined,
  now: Date,
): Schema<'FiguresPoint'>[] {
  const all = from === to ? hours.map((hour) => `${from}T${hour}`) : everyDay({ from, to });
  const hourNow = new Intl.DateTimeFormat('en', { timeZone: brand.timeZone, hour: '2-digit', hourCycle: 'h23' }).format(now);
  const latest = `${dayIn(brand.timeZone, now)}T${hourNow}`;
  return all
    .filter((at) => at <= latest)
    .map((at) => {
      const { deposits, withdrawals, ggr } = figuresOf(sums?.get(at) ?? {}, 0, currency);
      const decimal = (amount: Money) => toDecimal(amount);
      return { at, deposits: decimal(deposits), withdrawals: decimal(withdrawals), ggr: decimal(ggr) };
    });
}

const hours = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'));
