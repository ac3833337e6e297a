const mallKinds = ['money', 'freeSpins', 'goods', 'coupon'] as const;
/** What an item of the points mall gives. */
export type MallKind = (typeof mallKinds)[number];

export const orderStatuses = ['inProcess', 'approved', 'rejected'] as const;
/** The state of an order in the points mall; the last two are final (specification, redeem statuses). */
export type OrderStatus = (typeof orderStatuses)[number];

const redeemRefusals = ['not_eligible', 'out_of_stock', 'all_taken', 'points_not_enough', 'field_invalid'] as const;
export type RedeemRefusal = (typeof redeemRefusals)[number];

/** An item as it is offered to a member. */
export interface OfferedItem {
  readonly kind: MallKind;
  readonly points: number;
  /** Pieces left; null for unlimited. */
  readonly stock: number | null;
  readonly minLevel: number;
  /** Pieces a member can have in a month of the merchant; null for no limit. */
  readonly perMonth: number | null;
}

/** The member who orders. */
export interface Redeemer {
  readonly points: number;
  readonly level: number;
  /** Pieces of this item that the member has ordered this month, without rejected orders. */
  readonly thisMonth: number;
}

/** Why this many pieces cannot be ordered, or null: the button and the gateway both use it (rewards.md 8). */
export function whyNotRedeem(item: OfferedItem, member: Redeemer, quantity: number, address: string | undefined): RedeemRefusal | null {
  if (member.level < item.minLevel) return 'not_eligible';
  if (item.stock !== null && quantity > item.stock) return 'out_of_stock';
  if (item.perMonth !== null && member.thisMonth + quantity > item.perMonth) return 'all_taken';
  if (item.points * quantity > member.points) return 'points_not_enough';
  return item.kind === 'goods' && (address ?? '').trim() === '' ? 'field_invalid' : null;
}
