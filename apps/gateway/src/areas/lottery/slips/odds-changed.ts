import type { Book } from '../../../ledger/registry.ts';
import type { Merchant } from '../../../kernel/merchants.ts';
import type { Context } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/tables.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { publish } from '../../../db/publish.ts';
import { typeOf } from '@parlour/domain/lottery';
import { oddsAtStep } from './exposure.ts';
import { wireOdds } from './price.ts';
import type { SlipDraw } from './situation.ts';
import type { Crossed } from './take.ts';

/**
 * Announces to the whole site which numbers' odds have changed, after the answer was sent: publishing to everybody waits for all of the
 * merchant's transactions, and a slip must not wait. If the event gets lost, the next slip is refused with `odds_changed`. Changes for play
 * money are not announced.
 */
export function tellOdds(
  { afterwards, bookkeepingDb, merchant }: Pick<Context, 'afterwards' | 'bookkeepingDb' | 'merchant'>,
  book: Book,
  draws: ReadonlyMap<string, SlipDraw>,
  crossed: readonly Crossed[],
): void {
  if (book === 'play' || crossed.length === 0) return;
  afterwards('telling of changed odds', () => publishOdds(bookkeepingDb, merchant, draws, crossed));
}

/** Publishes an event `oddsChanged` for each number. */
export async function publishOdds(
  db: Db,
  { code: merchant, currency }: Pick<Merchant, 'code' | 'currency'>,
  draws: ReadonlyMap<string, Pick<SlipDraw, 'gameCode' | 'pack'>>,
  crossed: readonly Crossed[],
): Promise<void> {
  await inTransaction(db, async (trx) => {
    for (const { draw, type: betType, number: name, step } of crossed) {
      const { gameCode, pack } = draws.get(draw)!;
      const type = typeOf(pack, betType)!;
      const odds = oddsAtStep(type, step, currency);
      const [at, number] = type.at ? name.split(':', 2) : [undefined, name];
      const data = {
        drawId: draw,
        gameCode,
        betType,
        ...(at !== undefined && { at }),
        ...(number !== undefined && number !== '*' && { number }),
        ...(odds !== 'closed' && { odds: wireOdds(odds) }),
      };
      await publish(trx, { merchant, memberId: null, type: 'oddsChanged', data });
    }
  });
}
