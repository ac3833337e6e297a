import { sql } from 'kysely';
import { checkLedger, type Db } from '@parlour/gateway/inside';
import type { Player } from '../world/players.ts';
import { endRound, prize, stake, type Played } from './betting.ts';
import type { Vendor } from './vendor.ts';

/** Problems of the ledger itself, in words. */
export async function booksAddUp(db: Db): Promise<string[]> {
  return (await checkLedger(db)).map(({ rule, detail }) => `ledger: ${rule}: ${detail}`);
}

/** How often the books have each of these transaction ids, with its money. */
export async function storedTimes(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; times: number; moved: number }>`
    select v.transaction_id as id, count(*)::int as times, count(t.id)::int as moved
    from vendor_transaction v left join ledger_transfer t on t.id = v.transfer_id
    where v.transaction_id = any(${ids as string[]}) and v.kind <> 'tombstone' group by 1`.execute(db);
  return new Map(rows.map(({ id, times, moved }) => [id, Math.max(times, moved)]));
}

export async function cashOf(db: Db, player: Pick<Player, 'id' | 'currency'>): Promise<bigint> {
  const { balance } = await db
    .selectFrom('ledger_account')
    .select('balance')
    .where('owner_id', '=', player.id)
    .where('owner_kind', '=', 'member')
    .where('kind', '=', 'cash')
    .where('book', '=', 'real')
    .where('asset', '=', player.currency)
    .executeTakeFirstOrThrow();
  return BigInt(balance);
}

/** Ids of the vendor's rounds that the books list as open. */
export async function openRounds(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('round').select('vendor_round_id').where('status', '=', 'open').execute();
  return new Set(rows.map((row) => row.vendor_round_id));
}

export interface Reckoning {
  acknowledged: number;
  stored: number;
  violations: string[];
}

/**
 * Compares what the vendor was told with what the books have: acknowledged means stored, once; each balance is what the
 * acknowledged calls make it; nothing is left without a definite answer.
 */
export async function reckon(db: Db, all: readonly Played[], players: readonly Player[]): Promise<Reckoning> {
  const calls = all.flatMap(({ bet, outcome, ending, betTaken, ended }) => [
    { id: bet, done: betTaken },
    ...(betTaken && ending !== 'none' ? [{ id: outcome, done: ended }] : []),
  ]);
  const times = await storedTimes(
    db,
    calls.map(({ id }) => id),
  );
  const violations: string[] = [];
  const told = (what: string, ids: string[]) => ids.length > 0 && violations.push(`${ids.length} ${what}, such as ${ids[0]}`);
  const which = (test: (call: { id: string; done: boolean | undefined }) => boolean) => calls.filter(test).map(({ id }) => id);
  told(
    'acknowledged, not stored',
    which(({ id, done }) => done === true && !times.has(id)),
  );
  told(
    'stored more than once',
    which(({ id }) => (times.get(id) ?? 0) > 1),
  );
  told(
    'stored, though the answer was a definite no',
    which(({ id, done }) => done === false && times.has(id)),
  );
  told(
    'without a definite answer at the end',
    which(({ done }) => done === undefined),
  );
  violations.push(...(await wrongBalances(db, all, players)), ...(await booksAddUp(db)));
  return { acknowledged: calls.filter(({ done }) => done).length, stored: times.size, violations };
}

async function wrongBalances(db: Db, all: readonly Played[], players: readonly Player[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const player of players) {
    let expected = player.had;
    for (const played of all.filter((one) => one.player === player)) {
      if (played.betTaken) expected -= stake.minor;
      if (played.ended) expected += played.ending === 'win' ? prize.minor : stake.minor;
    }
    const cash = await cashOf(db, player);
    if (cash !== expected) wrong.push(`player ${player.id} has ${cash}, but should have ${expected}`);
  }
  return wrong;
}

/** C13: exactly the rounds that the vendor has not ended are open, and the vendor's wins end it. */
export async function settleOpenRounds(db: Db, vendor: Vendor, all: readonly Played[]): Promise<string[]> {
  const open = all.filter(({ betTaken, ended }) => betTaken && !ended);
  const listed = await openRounds(db);
  const violations: string[] = [];
  const unlisted = open.filter(({ roundId }) => !listed.has(roundId));
  if (unlisted.length > 0) violations.push(`${unlisted.length} rounds are open and not listed as open`);
  if (listed.size !== open.length) violations.push(`${listed.size} rounds are listed as open, ${open.length} are`);
  await Promise.all(open.map((played) => endRound(vendor, played, 'win')));
  const left = await openRounds(db);
  if (left.size > 0) violations.push(`${left.size} rounds stay open after their wins`);
  return violations;
}
