import { money, toDecimal, type Currency } from '@parlour/domain';
import { bookRow } from '@parlour/domain/lottery';
import type { Selectable } from 'kysely';
import type { LotteryLineTable } from '../tables.ts';

/** A stored line's row in the book of its draw, as covered by the published hash and contained in players' downloads (lottery.md 3). */
export function bookRowOf(
  line: Pick<Selectable<LotteryLineTable>, 'id' | 'type' | 'at' | 'selection' | 'unit' | 'currency' | 'cost_units' | 'odds' | 'placed_at'>,
): string {
  return bookRow({
    lineId: line.id,
    type: line.type,
    at: line.at,
    selection: line.selection,
    unit: toDecimal(money(BigInt(line.unit), line.currency as Currency)),
    costUnits: line.cost_units,
    odds: line.odds,
    placedAt: line.placed_at.toISOString(),
  });
}
