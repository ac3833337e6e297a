import type { components } from '@parlour/api/contract';
import type { WireEvent } from '../../../db/publish.ts';
import type { DrawStatus, PartialResult } from '../tables.ts';

type EventOf<Type extends WireEvent['type']> = Omit<Extract<WireEvent, { type: Type }>, 'type'>;

/** An event for a member, or with `memberId` null for everyone at the merchant's site. */
export type LotteryEvent = { merchant: string; memberId: string | null } & {
  [Type in 'drawStatus' | 'drawResult' | 'lineSettled' | 'balanceChanged']: { type: Type; data: EventOf<Type> };
}['drawStatus' | 'drawResult' | 'lineSettled' | 'balanceChanged'];

interface ToldDraw {
  merchant: string;
  id: string;
  game_code: string;
  closes_at: Date;
}

/** Announces that a draw has reached a status, to everyone at its merchant's site. */
export function statusEvent(draw: ToldDraw, status: DrawStatus, bookHash?: string | null): LotteryEvent {
  const data = {
    drawId: draw.id,
    gameCode: draw.game_code,
    status,
    closesAt: draw.closes_at.toISOString(),
    ...(bookHash ? { bookHash } : {}),
  };
  return { merchant: draw.merchant, memberId: null, type: 'drawStatus', data };
}

/** The numbers of a draw known so far. */
export function resultEvent(draw: Pick<ToldDraw, 'merchant' | 'id' | 'game_code'>, result: PartialResult, complete: boolean): LotteryEvent {
  const known = result as components['schemas']['LotteryResult'];
  return {
    merchant: draw.merchant,
    memberId: null,
    type: 'drawResult',
    data: { drawId: draw.id, gameCode: draw.game_code, result: known, complete },
  };
}
