import { sql } from 'kysely';
import { publishMany } from '../../../db/publish.ts';
import type { Vault } from '../../../kernel/ports.ts';
import type { Db } from '../../../kernel/tables.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { tellFollowers } from './followers.ts';
import { commitSeeds, mayOpen } from './seed-chains.ts';
import { holdDraws, noteSteps, type Draw, type DrawName } from './steps.ts';
import { statusEvent } from './tell.ts';
import { voidHeld } from './void-draw.ts';

/** scheduled → open, with the pack's newest version; draws that were not opened in time → void. Returns how many. */
export function openDraws(db: Db, vault: Pick<Vault, 'open'>, names: readonly DrawName[], now: Date): Promise<number> {
  return inTransaction(db, async (trx) => {
    const held = await holdDraws(trx, names, 'scheduled');
    const late = held.filter(({ closes_at: closes }) => closes <= now);
    const events = await voidHeld(trx, late, { reason: 'It was not opened in time.', by: 'clock' }, now);
    const opened = await open(
      trx,
      vault,
      held.filter(({ closes_at: closes }) => closes > now),
      now,
    );
    await tellFollowers(trx, opened, 'open', now);
    await publishMany(trx, [...events, ...opened.map((draw) => statusEvent(draw, 'open'))]);
    return late.length + opened.length;
  });
}

async function open(trx: Db, vault: Pick<Vault, 'open'>, held: readonly Draw[], now: Date): Promise<Draw[]> {
  if (held.length === 0) return [];
  const { rows: kinds } = await sql<{ merchant: string; id: string; in_house: boolean; pack_version: number | null }>`
    select d.merchant, d.id, g.source = 'inHouse' as in_house,
      (select max(p.version) from lottery_pack p where p.merchant = d.merchant and p.pack_id = d.pack_id) as pack_version
    from lottery_draw d join lottery_game g on g.merchant = d.merchant and g.game_code = d.game_code
    where (d.merchant, d.id) in (select x.merchant, x.id from jsonb_to_recordset(${namesOf(held)}::jsonb) as x(merchant text, id text))`.execute(
    trx,
  );
  const kindOf = (draw: DrawName) => kinds.find((kind) => kind.merchant === draw.merchant && kind.id === draw.id)!;
  const seeds = await commitSeeds(
    trx,
    vault,
    await mayOpen(
      trx,
      held.filter((draw) => kindOf(draw).in_house),
    ),
  );
  const ready = held.filter((draw) => kindOf(draw).pack_version !== null && (!kindOf(draw).in_house || seeds.has(draw)));
  const facts = ready.map((draw) => ({
    merchant: draw.merchant,
    id: draw.id,
    pack_version: kindOf(draw).pack_version,
    ...seeds.get(draw),
  }));
  await sql`
    update lottery_draw d set status = 'open', pack_version = x.pack_version, next_at = d.closing_at, seed_chain = x.seed_chain,
      seed_index = x.seed_index, commitment = x.commitment, client_seed = x.client_seed
    from jsonb_to_recordset(${JSON.stringify(facts)}::jsonb) as x(merchant text, id text, pack_version int, seed_chain uuid, seed_index int,
      commitment text, client_seed text)
    where d.merchant = x.merchant and d.id = x.id`.execute(trx);
  await waitToOpen(
    trx,
    held.filter((draw) => !ready.includes(draw)),
  );
  await noteSteps(
    trx,
    ready.map((draw) => {
      const { pack_version: packVersion } = kindOf(draw);
      const seed = seeds.get(draw);
      const evidence = { packId: draw.pack_id, packVersion, ...(seed && { commitment: seed.commitment, clientSeed: seed.client_seed }) };
      return { draw, from: 'scheduled', to: 'open', by: 'clock', evidence };
    }),
    now,
  );
  return ready;
}

/**
 * Postpones draws: one that must not open while another draw of its game takes bets is tried again when that one closes, and one whose
 * game's chain is not salted yet when it would itself close.
 */
async function waitToOpen(trx: Db, waiting: readonly Draw[]): Promise<void> {
  if (waiting.length === 0) return;
  await sql`update lottery_draw d set next_at = least(d.closes_at, (select min(o.closes_at) from lottery_draw o
        where o.merchant = d.merchant and o.game_code = d.game_code and o.status in ('open', 'closing') and o.next_at is not null))
      from jsonb_to_recordset(${namesOf(waiting)}::jsonb) as x(merchant text, id text) where d.merchant = x.merchant and d.id = x.id`.execute(
    trx,
  );
}

/** Names of draws as JSON for `jsonb_to_recordset`. */
function namesOf(draws: readonly DrawName[]): string {
  return JSON.stringify(draws.map(({ merchant, id }) => ({ merchant, id })));
}

/** open → closing: pages warn, but bets are still taken. Returns how many. */
export function warnOfClose(db: Db, names: readonly DrawName[], now: Date): Promise<number> {
  return inTransaction(db, async (trx) => {
    const held = await holdDraws(trx, names, 'open');
    if (held.length === 0) return 0;
    await sql`update lottery_draw d set status = 'closing', next_at = d.closes_at
      from jsonb_to_recordset(${namesOf(held)}::jsonb) as x(merchant text, id text) where d.merchant = x.merchant and d.id = x.id`.execute(
      trx,
    );
    await noteSteps(
      trx,
      held.map((draw) => ({ draw, from: 'open', to: 'closing', by: 'clock' })),
      now,
    );
    await publishMany(
      trx,
      held.map((draw) => statusEvent(draw, 'closing')),
    );
    return held.length;
  });
}
