import { sql } from 'kysely';
import type { Db } from '../../kernel/tables.ts';
import type { DrawStatus } from './tables.ts';

/** A draw that is locked for the caller's transaction. */
export interface HeldDraw {
  id: string;
  game_code: string;
  status: DrawStatus;
  pack_id: string;
  pack_version: number | null;
  closes_at: Date;
  /** Whether a bet may be taken now. */
  is_open: boolean;
}

/**
 * Locks draws until the end of the transaction, in the order of their ids; unknown ones are left out. Call it before anything else in the
 * transaction. `time` is `clock.statementTime()`: null for the database's clock.
 */
export async function holdDraws(trx: Db, merchant: string, drawIds: readonly string[], time: Date | null): Promise<HeldDraw[]> {
  const { rows } = await sql<HeldDraw>`select * from lottery_hold_draws(${merchant}, ${[...drawIds]}::text[], ${time})`.execute(trx);
  return rows;
}
