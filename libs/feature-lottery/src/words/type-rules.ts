// @flag lottery
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Schema } from '@parlour/api';
import { prizeName } from './symbol-names.ts';

type Type = Schema<'LotteryBetType'>;

/** How a bet wins by each of the domain's rules; placeholders such as `{prizes}` and `{digits}` are filled in from the type. */
const texts: Readonly<Record<string, MessageDescriptor>> = {
  tail: msg`Wins once for each number of {prizes} whose last {digits} digits are yours; several hits all pay. Shorter numbers do not count.`,
  tailSkip: msg`Wins when the first two of the last four digits of {prizes} are yours.`,
  head: msg`Wins when the first {digits} digits of {prizes} are yours.`,
  place: msg`Wins when your digit stands at place {place} from the right of {prizes}.`,
  hasDigit: msg`Wins when your digit is among the last {digits} of {prizes}, however often.`,
  perm: msg`Wins when the last {digits} digits of {prizes} are yours in any order. The odds depend on how many orders your number has.`,
  prizeOf: msg`Wins for each drawn number that is yours. The odds depend on the prize.`,
  boxed: msg`Each different order of your digits is a bet of its own: it wins for each drawn number that is one of them.`,
  permPrize: msg`Wins for each drawn number with your digits in any order. The odds depend on the prize and on how many orders your number has.`,
  allTails: msg`Wins when all {k} of your two-digit numbers are among the last two digits of {prizes}. How often does not matter.`,
  noTail: msg`Wins when none of your {k} two-digit numbers is among the last two digits of {prizes}.`,
  pairMin: msg`Wins as often as the rarer of your two numbers comes among the last two digits of {prizes}.`,
  tailSide: msg`Bets on the last {digits} digits of {prizes}: big from {big} on, small below, odd or even.`,
  position: msg`Wins when your symbol comes at that place.`,
  sum: msg`Wins when the symbols add up to your number.`,
  side: msg`Bets on a value: big from {big} on, small below, odd or even.`,
  sideTriple: msg`Bets on the sum: big from {big} on, small below, odd or even. All four lose when all symbols are equal.`,
  dragonTiger: msg`Compares two places: dragon wins when the first is higher, tiger when the second is.`,
  shape: msg`Wins by the shape of three symbols: all equal, three in a row, a pair, two neighbours, or none of these. 9 and 0 are neighbours.`,
  niu: msg`Some three of the five digits must add up to a multiple of ten: the last digit of the total is the result, 10 for 0. Otherwise it is 0.`,
  poker: msg`Wins by the five digits as a hand: equal digits count as at poker, and a straight is five in a row.`,
  inSet: msg`Wins when the result is one of those that your choice stands for.`,
  among: msg`Wins when your symbols are among the drawn ones.`,
  amongCounted: msg`Wins when your symbol is drawn. The odds depend on how often.`,
  group: msg`Wins when exactly your symbols are drawn, in any order.`,
  grid: msg`Choose symbols for each place. Wins when each place shows one of yours.`,
  ordered: msg`Wins when your first symbol is drawn twice and your second once.`,
};
const allPrizes = msg`all prizes`;

/** Explains in words how a bet wins, from its rule's data. */
export function howToPlay(i18n: I18n, type: Type): string {
  const { rule } = type;
  const text = texts[textOf(type)];
  if (!text) return '';
  const number = (value: unknown) => i18n.number(Number(value));
  const prizes = Array.isArray(rule['prizes'])
    ? new Intl.ListFormat(i18n.locale).format(rule['prizes'].map((each) => prizeName(i18n, String(each))))
    : i18n._(allPrizes);
  const big = typeof rule['big'] === 'object' && rule['big'] !== null ? Object.values(rule['big'])[0] : rule['big'];
  const values = { prizes, digits: number(rule['digits']), place: number(rule['place']), k: number(type.k ?? 1), big: number(big) };
  return i18n._(text.id, values, text);
}

function textOf({ rule, form, boxed }: Type): string {
  if (form === 'grid' || form === 'ordered') return form;
  if (boxed) return 'boxed';
  if (rule.name === 'tail' && rule['skip'] !== undefined) return 'tailSkip';
  if (rule.name === 'side' && rule['tripleLoses'] !== undefined) return 'sideTriple';
  if (rule.name === 'among' && rule['counted'] === true) return 'amongCounted';
  return rule.name;
}
