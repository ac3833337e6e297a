// @flag points
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Schema } from '@parlour/api';
import { GiftIcon, VoucherIcon, WalletIcon, SlotsIcon, type IconComponent } from '@parlour/ui';

/** What the mall gives, by kind. */
export const kindNames = {
  money: msg`Money`,
  freeSpins: msg`Free spins`,
  goods: msg`Goods`,
  coupon: msg`Coupon`,
} as const satisfies Record<Schema<'MallKind'>, MessageDescriptor>;

export const kindIcons = {
  money: WalletIcon,
  freeSpins: SlotsIcon,
  goods: GiftIcon,
  coupon: VoucherIcon,
} as const satisfies Record<Schema<'MallKind'>, IconComponent>;
