// @flag lottery
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Schema } from '@parlour/api';

/** Tabs of bet types. */
export const groupNames: Readonly<Record<string, MessageDescriptor>> = {
  lo: msg`Lô`,
  de: msg`Đề`,
  digit: msg({ message: 'Digits', context: 'tab of bets on draws' }),
  cang: msg`Càng`,
  xien: msg`Xiên`,
  truot: msg`Trượt`,
  top: msg({ message: 'Top', context: 'tab of bets on draws' }),
  bottom: msg({ message: 'Bottom', context: 'tab of bets on draws' }),
  run: msg({ message: 'Run', context: 'tab of bets on draws' }),
  straight: msg({ message: 'Straight', context: 'tab of bets on draws' }),
  box: msg({ message: 'Box', context: 'tab of bets on draws' }),
  ends: msg({ message: 'Ends', context: 'tab of bets on draws' }),
  sum: msg`Sums`,
  dice: msg`Dice`,
  place: msg({ message: 'Places', context: 'tab of bets on draws' }),
  any: msg({ message: 'Any', context: 'tab of bets on draws' }),
  direct: msg({ message: 'Direct', context: 'tab of bets on draws' }),
  group: msg({ message: 'Groups', context: 'tab of bets on draws' }),
  shape: msg`Shapes`,
};

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

/** Areas of lotteries, by `groupCode`. */
export const areaNames: Readonly<Record<string, MessageDescriptor>> = {
  vnNorth: msg`Northern Vietnam`,
  vnCentral: msg`Central Vietnam`,
  vnSouth: msg`Southern Vietnam`,
  sea: msg`South-East Asia`,
  fast: msg`Fast draws`,
};

export const statusNames: Readonly<Record<Schema<'DrawStatus'>, MessageDescriptor>> = {
  scheduled: msg`Not open yet`,
  open: msg({ message: 'Open', context: 'state of a draw', comment: 'a draw takes bets' }),
  closing: msg({ message: 'Closing', context: 'state of a draw' }),
  closed: msg`Waiting for the result`,
  resulted: msg`Result is in`,
  settling: msg`Paying out`,
  settled: msg`Settled`,
  corrected: msg`Corrected`,
  void: msg({ message: 'Void', context: 'state of a draw' }),
};

export const lineStateNames: Readonly<Record<Schema<'LineState'>, MessageDescriptor>> = {
  accepted: msg`Accepted`,
  cancelled: msg`Cancelled`,
  pending: msg`Pending`,
  won: msg`Won`,
  lost: msg`Lost`,
  refunded: msg`Refunded`,
};

/** Why a line won, lost or was refunded. */
const reasonTexts: Readonly<Record<string, MessageDescriptor>> = {
  HIT: msg`The selection came up.`,
  NO_HIT: msg`The selection did not come up.`,
  TIE: msg`A tie returns the stake.`,
  VOID_DRAW: msg`The draw is void: the stake came back.`,
  VOID_BET: msg`The bet was voided: the stake came back.`,
  VOID_PRIZE: msg`A prize of this bet is void: the stake came back.`,
  RESULT_INCOMPLETE: msg`The result is not complete yet.`,
  CAPPED_BET: msg`The payout was cut to the most that one bet can win.`,
  CAPPED_MEMBER: msg`The payout was cut to the most that one member can win in a draw.`,
  CANCELLED: msg`You cancelled the ticket: the stake came back.`,
};

const named = (i18n: I18n, table: Readonly<Record<string, MessageDescriptor>>, key: string): string => {
  const found = table[key];
  return found ? i18n._(found) : key;
};

export const groupName = (i18n: I18n, group: string): string => named(i18n, groupNames, group);
export const symbolName = (i18n: I18n, symbol: string): string => named(i18n, symbolNames, symbol);
export const areaName = (i18n: I18n, area: string): string => named(i18n, areaNames, area);
export const placeName = (i18n: I18n, place: string): string =>
  /^\d+$/.test(place) ? i18n._(numbered.id, { place: i18n.number(Number(place)) }, numbered) : named(i18n, placeNames, place);
export const prizeName = (i18n: I18n, prize: string, count = 1): string =>
  prize === 'special' && count === 10 ? i18n._(starters) : named(i18n, prizeNames, prize);
export const reasonText = (i18n: I18n, reason: string): string | undefined => {
  const found = reasonTexts[reason];
  return found && i18n._(found);
};
