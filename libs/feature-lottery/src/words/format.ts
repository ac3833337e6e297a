// @flag lottery
import { formatMoney, fromWire } from '@parlour/domain';
import type { Schema } from '@parlour/api';

/** An amount as shown on the page. */
export const said = (amount: Schema<'Money'>, locale: string): string => formatMoney(fromWire(amount), locale);

/** A long-run return, such as `99.5%`, or `64–66.7%` if it depends on the selection. */
export function rtpText({ least, most }: Pick<Schema<'LotteryRtp'>, 'least' | 'most'>, locale: string): string {
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  // // Small shares with six decimals are exact enough to display; nothing is computed with them.
  const [from, to] = [Number(least), Number(most)];
  return from === to ? percent.format(from) : percent.formatRange(from, to);
}

/** Odds as players read them, without trailing zeros; for a table, the lowest and the highest. */
export function oddsText(odds: Schema<'LotteryOdds'>, locale: string): string {
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 });
  const written = (price: string) => format.format(price as Intl.StringNumericLiteral);
  if (typeof odds === 'string') return written(odds);
  const prices = [...new Set(Object.values(odds))].sort((a, b) => Number(a) - Number(b));
  const [least, most] = [prices[0], prices.at(-1)];
  if (least === undefined || most === undefined) return '';
  return least === most ? written(least) : `${written(least)}–${written(most)}`;
}

/** A share such as `0.0300` as `3%`. */
export const shareText = (share: string, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(share as Intl.StringNumericLiteral);

/** When a draw is held, on the player's clock. */
export const drawTime = (at: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' }).format(new Date(at));
