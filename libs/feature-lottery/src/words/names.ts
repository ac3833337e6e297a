// @flag lottery
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Schema } from '@parlour/api';
import { named } from './symbol-names.ts';

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

export const groupName = (i18n: I18n, group: string): string => named(i18n, groupNames, group);
export const areaName = (i18n: I18n, area: string): string => named(i18n, areaNames, area);
