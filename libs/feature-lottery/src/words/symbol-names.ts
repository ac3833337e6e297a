// @flag lottery
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Symbols that are words; digits need no name. */
const symbolNames: Readonly<Record<string, MessageDescriptor>> = {
  big: msg({ message: 'Big', context: 'side of a number' }),
  small: msg({ message: 'Small', context: 'side of a number' }),
  odd: msg({ message: 'Odd', context: 'side of a number' }),
  even: msg({ message: 'Even', context: 'side of a number' }),
  dragon: msg({ message: 'Dragon', context: 'side of dragon and tiger' }),
  tiger: msg({ message: 'Tiger', context: 'side of dragon and tiger' }),
  tie: msg({ message: 'Tie', context: 'side of dragon and tiger' }),
  any: msg({ message: 'Any', context: 'any triple or straight of dice', comment: 'any triple, any straight' }),
  leopard: msg`All equal`,
  straight: msg({ message: 'Straight', context: 'pattern of drawn digits', comment: 'neighbouring digits' }),
  pair: msg({ message: 'Pair', context: 'pattern of drawn digits', comment: 'two equal digits' }),
  halfStraight: msg`Half straight`,
  mixed: msg({ message: 'Mixed', context: 'pattern of drawn digits' }),
  five: msg({ message: 'Five of a kind', context: 'pattern of drawn digits' }),
  four: msg({ message: 'Four of a kind', context: 'pattern of drawn digits' }),
  fullHouse: msg`Full house`,
  three: msg({ message: 'Three of a kind', context: 'pattern of drawn digits' }),
  twoPairs: msg`Two pairs`,
  none: msg({ message: 'None', context: 'pattern of drawn digits', comment: 'no poker hand' }),
  bigOdd: msg`Big odd`,
  bigEven: msg`Big even`,
  smallOdd: msg`Small odd`,
  smallEven: msg`Small even`,
  extremeSmall: msg`Extreme small`,
  extremeBig: msg`Extreme big`,
  red: msg({ message: 'Red', context: 'colour of a sum' }),
  green: msg({ message: 'Green', context: 'colour of a sum' }),
  blue: msg({ message: 'Blue', context: 'colour of a sum' }),
};

const placeNames: Readonly<Record<string, MessageDescriptor>> = {
  sum: msg({ message: 'Sum', context: 'places of a draw', comment: 'place of a bet' }),
  front: msg({ message: 'Front', context: 'places of a draw' }),
  middle: msg({ message: 'Middle', context: 'places of a draw' }),
  back: msg({ message: 'Back', context: 'places of a draw' }),
};
const numbered = msg`Place {place}`;

const prizeNames: Readonly<Record<string, MessageDescriptor>> = {
  special: msg({ message: 'Special', context: 'prize of a draw' }),
  prize1: msg`Prize 1`,
  prize2: msg`Prize 2`,
  prize3: msg`Prize 3`,
  prize4: msg`Prize 4`,
  prize5: msg`Prize 5`,
  prize6: msg`Prize 6`,
  prize7: msg`Prize 7`,
  prize8: msg`Prize 8`,
  first: msg({ message: 'First', context: 'prize of a draw' }),
  second: msg({ message: 'Second', context: 'prize of a draw' }),
  third: msg({ message: 'Third', context: 'prize of a draw' }),
  consolation: msg`Consolation`,
  last2: msg`Last 2`,
  front3: msg`Front 3`,
  back3: msg`Back 3`,
  number: msg({ message: 'Number', context: 'the drawn number of Lao' }),
};
/** 4D calls ten of its prizes special; in other games the special prize is the first of all. */
const starters = msg({ message: 'Starters', comment: 'the ten special prizes of 4D' });
const orders = msg`{count} orders`;
const prizeInOrders = msg`{prize}, {count} orders`;
const dice = msg`{count, plural, one {# die} other {# dice}}`;

/** The text of a key, or the key itself where the table lacks it. */
export const named = (i18n: I18n, table: Readonly<Record<string, MessageDescriptor>>, key: string): string => {
  const found = table[key];
  return found ? i18n._(found) : key;
};

export const symbolName = (i18n: I18n, symbol: string): string => named(i18n, symbolNames, symbol);
export const placeName = (i18n: I18n, place: string): string =>
  /^\d+$/.test(place) ? i18n._(numbered.id, { place: i18n.number(Number(place)) }, numbered) : named(i18n, placeNames, place);
export const prizeName = (i18n: I18n, prize: string, count = 1): string =>
  prize === 'special' && count === 10 ? i18n._(starters) : named(i18n, prizeNames, prize);

/** The name of a key in a table of odds. `prizes` are those of the pack, where it has any. */
export function oddsKeyName(i18n: I18n, rule: { readonly name: string }, key: string, prizes: readonly PrizeCount[] = []): string {
  const [subject = key, count] = key.split('.');
  const prize = () => prizeName(i18n, subject, prizes.find(({ name }) => name === subject)?.count);
  switch (rule.name) {
    case 'perm':
      return i18n._(orders.id, { count: i18n.number(Number(key)) }, orders);
    case 'permPrize':
      return i18n._(prizeInOrders.id, { prize: prize(), count: i18n.number(Number(count)) }, prizeInOrders);
    case 'prizeOf':
      return prize();
    case 'among':
      return i18n._(dice.id, { count: Number(key) }, dice);
    default:
      return symbolName(i18n, key);
  }
}

interface PrizeCount {
  readonly name: string;
  readonly count: number;
}
