import type { GameType } from '@parlour/domain';
import { sql } from 'kysely';
import type { Db } from '../../kernel/tables.ts';
import { positionStep } from './tables.ts';

/** A game of a merchant's list. */
interface Placed {
  vendor: string;
  code: string;
  position: number;
}

/**
 * The games of a line in a merchant's order, without retired ones, locked: nobody else can change the order until the caller's transaction
 * ends.
 */
export async function lockOrder(db: Db, merchant: string, line: GameType): Promise<Placed[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`parlour:order:${merchant}`}, 0))`.execute(db);
  return db
    .selectFrom('merchant_game')
    .innerJoin('game', (join) => join.onRef('game.vendor', '=', 'merchant_game.vendor').onRef('game.code', '=', 'merchant_game.game_code'))
    .select(['game.vendor', 'game.code', 'merchant_game.position'])
    .where('merchant_game.merchant', '=', merchant)
    .where('game.game_type', '=', line)
    .where('game.retired_at', 'is', null)
    .orderBy('merchant_game.position')
    .orderBy('game.vendor')
    .orderBy('game.code')
    .execute();
}

/** Puts a game between two neighbours of its line, either of which may be missing; if there is no gap, spreads all games out first. */
export async function placeBetween(
  db: Db,
  merchant: string,
  game: Pick<Placed, 'vendor' | 'code'>,
  { above, below }: { above: Placed | undefined; below: Placed | undefined },
): Promise<void> {
  const position = positionBetween(above?.position, below?.position);
  if (position === undefined) {
    await makeRoom(db, merchant);
    const [roomAbove, roomBelow] = [above && (await positionOf(db, merchant, above)), below && (await positionOf(db, merchant, below))];
    return placeBetween(db, merchant, game, {
      above: above && { ...above, position: roomAbove! },
      below: below && { ...below, position: roomBelow! },
    });
  }
  await db
    .updateTable('merchant_game')
    .set({ position })
    .where('merchant', '=', merchant)
    .where('vendor', '=', game.vendor)
    .where('game_code', '=', game.code)
    .execute();
}

/** An integer between the two; undefined if there is none. */
export function positionBetween(above: number | undefined, below: number | undefined): number | undefined {
  if (above === undefined) return below === undefined ? positionStep : below - positionStep;
  if (below === undefined) return above + positionStep;
  return below - above > 1 ? Math.floor((above + below) / 2) : undefined;
}

async function makeRoom(db: Db, merchant: string): Promise<void> {
  await sql`
    update merchant_game set position = numbered.place * ${positionStep}::integer
    from (select vendor, game_code, row_number() over (order by position, vendor, game_code)::integer as place
      from merchant_game where merchant = ${merchant}) as numbered
    where merchant_game.merchant = ${merchant} and merchant_game.vendor = numbered.vendor and merchant_game.game_code = numbered.game_code
  `.execute(db);
}

async function positionOf(db: Db, merchant: string, { vendor, code }: Placed): Promise<number> {
  const row = await db
    .selectFrom('merchant_game')
    .select('position')
    .where('merchant', '=', merchant)
    .where('vendor', '=', vendor)
    .where('game_code', '=', code)
    .executeTakeFirstOrThrow();
  return row.position;
}
