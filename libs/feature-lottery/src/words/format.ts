// @flag lottery
import { formatMoney, fromWire } from '@parlour/domain';
import type { Schema } from '@parlour/api';

/** An amount as shown on the page. */
export const said = (amount: Schema<'Money'>, locale: string): string => formatMoney(fromWire(amount), locale);

/** A long-run return, such as `99.5%`, or `64–66.7%` if it depends on the selection. */
export function rtpText({ least, most }: Pick<Schema<'LotteryRtp'>, 'least' | 'most'>, locale: string): string {
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  // Small shares with six decimals are exact enough to display; nothing is computed with them.
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

const day = { month: 'short', day: 'numeric' } as const;
const clock = { hour: 'numeric', minute: '2-digit' } as const;

/**
 * When a draw is held, on the player's clock. If clocks in the game's zone show another time, that follows in brackets with the zone, since
 * it is the time by which players know the draw: `Aug 22, 12:15 PM (6:15 PM GMT+7)`.
 */
export function drawTime(at: string, locale: string, zone?: string): string {
  const on = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options).format(new Date(at));
  const own = on({ ...day, ...clock });
  if (zone === undefined || on({ ...day, ...clock, timeZone: zone }) === own) return own;
  const sameDay = on({ ...day, timeZone: zone }) === on(day);
  return `${own} (${on({ ...(sameDay ? {} : day), ...clock, timeZone: zone, timeZoneName: 'shortOffset' })})`;
}
