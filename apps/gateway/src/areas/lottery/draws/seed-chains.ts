import { hash, randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { columnSealer } from '../../../db/sealers.ts';
import type { Db } from '../../../kernel/tables.ts';
import type { Random } from '../../../kernel/clock.ts';
import type { Place, Vault } from '../../../kernel/ports.ts';

// The only file that opens chains. It reads only the tables of chains and draws, so that no seed can depend on a bet (lottery 3).

/** How many seeds a chain has: for a fast game, enough for two weeks. */
const lengthOf = (everyMinutes: number | null) => (everyMinutes === null ? 500 : 20_160 / everyMinutes);
/**
 * The share of a chain that is left when the next one is published: more than a day of draws, so that the next one is salted before it is
 * needed.
 */
const renewAt = 0.1;
/** Every how many seeds one is kept in memory. */
const spacing = 256;

/** One call instead of a hash object per seed takes half as long, for millions of seeds in a demonstration. */
const hashOf = (seed: string): string => hash('sha256', seed);

interface ChainRow {
  id: string;
  merchant: string;
  game_code: string;
  sealed: string;
  length: number;
  used: number;
  first_seed: string;
  client_seed: string | null;
}

/** Every `spacing`th seed of a chain, from the first. */
const milestones = new Map<string, readonly string[]>();

function milestonesOf({ id, length }: Pick<ChainRow, 'id' | 'length'>, last: string): readonly string[] {
  const known = milestones.get(id);
  if (known) return known;
  const kept: string[] = [];
  let seed = last;
  for (let index = length; index >= 0; index--) {
    if (index % spacing === 0) kept[index / spacing] = seed;
    seed = hashOf(seed);
  }
  milestones.set(id, kept);
  return kept;
}

/** The place that a chain's last seed is sealed for. */
const placeOf = ({ id, merchant }: Pick<ChainRow, 'id' | 'merchant'>): Place => ({ merchant, column: 'lottery_seed_chain.sealed', id });

const lastSeedOf = (vault: Pick<Vault, 'open'>, chain: ChainRow): string => vault.open(placeOf(chain), chain.sealed);

/**
 * Computes the milestones of chains that this process has not used yet, one chain at a time: a starting gateway has dozens, and doing all
 * at once would block every caller for half a second.
 */
async function keepMilestones(vault: Pick<Vault, 'open'>, chains: readonly ChainRow[]): Promise<void> {
  for (const chain of chains.filter(({ id }) => !milestones.has(id))) {
    milestonesOf(chain, lastSeedOf(vault, chain));
    await setImmediate();
  }
}

/** `seed[index]`, hashed down from the nearest milestone above it. */
function seedAt(vault: Pick<Vault, 'open'>, chain: ChainRow, index: number): string {
  const last = lastSeedOf(vault, chain);
  const kept = milestonesOf(chain, last);
  const above = Math.ceil(index / spacing);
  let seed = kept[above] ?? last;
  for (let at = Math.min(above * spacing, chain.length); at > index; at--) seed = hashOf(seed);
  return seed;
}

/** What a draw gets when it opens: its place in a chain, and its public commitment. */
export interface Commitment {
  seed_chain: string;
  seed_index: number;
  /** The hash of the draw's seed. */
  commitment: string;
  client_seed: string;
}

/**
 * Which of these in-house draws may open now: the first one of each game that has no draw taking bets. A commitment is the seed of the
 * previous draw, so whoever knows it can compute that draw's result. The chains stay locked, so that no other gateway opens another draw
 * meanwhile.
 */
export async function mayOpen<Draw extends { merchant: string; game_code: string }>(trx: Db, draws: readonly Draw[]): Promise<Draw[]> {
  if (draws.length === 0) return [];
  const games = sql`select x.merchant, x.game_code
    from jsonb_to_recordset(${JSON.stringify(draws.map(({ merchant, game_code }) => ({ merchant, game_code })))}::jsonb) as x(merchant text, game_code text)`;
  await sql`select id from lottery_seed_chain where (merchant, game_code) in (${games}) order by merchant, game_code, published_at for update`.execute(
    trx,
  );
  // Only draws with a next step can be taking bets, and few draws are in that index.
  const { rows } = await sql<{ merchant: string; game_code: string }>`
    select distinct merchant, game_code from lottery_draw
    where (merchant, game_code) in (${games}) and status in ('open', 'closing') and next_at is not null`.execute(trx);
  const gameOf = ({ merchant, game_code }: { merchant: string; game_code: string }) => `${merchant}/${game_code}`;
  const taken = new Set(rows.map(gameOf));
  return draws.filter((draw) => {
    const game = gameOf(draw);
    const isFree = !taken.has(game);
    taken.add(game);
    return isFree;
  });
}

/** Assigns each draw, in order, the next seed of its game's chain. A draw whose game has no salted chain gets none and must not open. */
export async function commitSeeds(
  trx: Db,
  vault: Pick<Vault, 'open'>,
  draws: readonly { merchant: string; id: string; game_code: string }[],
): Promise<Map<(typeof draws)[number], Commitment>> {
  const given = new Map<(typeof draws)[number], Commitment>();
  if (draws.length === 0) return given;
  const { rows } = await sql<ChainRow>`
    select id, merchant, game_code, sealed, length, used, first_seed, client_seed from lottery_seed_chain
    where (merchant, game_code) in (select x.merchant, x.game_code from jsonb_to_recordset(${JSON.stringify(draws)}::jsonb) as x(merchant text, game_code text))
      and client_seed is not null and used < length
    order by merchant, game_code, published_at for update`.execute(trx);
  await keepMilestones(vault, rows);
  for (const draw of draws) {
    const chain = rows.find((row) => row.merchant === draw.merchant && row.game_code === draw.game_code && row.used < row.length);
    if (!chain) continue;
    chain.used += 1;
    given.set(draw, {
      seed_chain: chain.id,
      seed_index: chain.used,
      commitment: chain.used === 1 ? chain.first_seed : seedAt(vault, chain, chain.used - 1),
      client_seed: chain.client_seed!,
    });
  }
  await sql`
    update lottery_seed_chain c set used = x.used from jsonb_to_recordset(${JSON.stringify(rows.map(({ id, used }) => ({ id, used })))}::jsonb)
      as x(id uuid, used int) where c.id = x.id and c.used <> x.used`.execute(trx);
  return given;
}

/** The seed of each draw, by chain and index. Call it only after the draw has closed. */
export async function revealSeeds(
  trx: Db,
  vault: Pick<Vault, 'open'>,
  places: readonly { seed_chain: string | null; seed_index: number | null }[],
): Promise<string[]> {
  const ids = [...new Set(places.flatMap(({ seed_chain: chain }) => (chain === null ? [] : [chain])))];
  const chains =
    ids.length === 0
      ? []
      : await trx
          .selectFrom('lottery_seed_chain')
          .select(['id', 'merchant', 'game_code', 'sealed', 'length', 'used', 'first_seed', 'client_seed'])
          .where('id', 'in', ids)
          .execute();
  await keepMilestones(vault, chains);
  return places.map(({ seed_chain: id, seed_index: index }) => {
    const chain = chains.find((each) => each.id === id);
    if (!chain || index === null) throw new Error('a draw was opened without a seed');
    return seedAt(vault, chain, index);
  });
}

/** Publishes a chain for every in-house game that has none or whose chain is running out; returns how many. */
export async function publishChains(
  db: Db,
  { vault, random, now }: { vault: Pick<Vault, 'seal'>; random: Random; now: Date },
): Promise<number> {
  const { rows } = await sql<{ merchant: string; game_code: string; every: number | null }>`
    select g.merchant, g.game_code, (select min((r->>'everyMinutes')::int) from lottery_calendar c, jsonb_array_elements(c.rows) r
      where c.merchant = g.merchant and c.game_code = g.game_code) as every
    from lottery_game g where g.source = 'inHouse'`.execute(db);
  const left = await sql<{ merchant: string; game_code: string; left: string }>`
    select merchant, game_code, sum(length - used) as left from lottery_seed_chain group by 1, 2`.execute(db);
  const needy = rows.filter(({ merchant, game_code, every }) => {
    const has = left.rows.find((row) => row.merchant === merchant && row.game_code === game_code);
    return Number(has?.left ?? 0) <= lengthOf(every) * renewAt;
  });
  for (const { merchant, game_code, every } of needy)
    await publishChain(db, { vault, random }, { merchant, game_code, length: lengthOf(every), published_at: now, client_seed: null });
  return needy.length;
}

/** Publishes one chain for the calling job or, with a past salt, for a demonstration; returns its id. */
export async function publishChain(
  db: Db,
  { vault, random }: { vault: Pick<Vault, 'seal'>; random: Random },
  chain: { merchant: string; game_code: string; length: number; published_at: Date; client_seed: string | null },
): Promise<string> {
  const id = randomUUID();
  const last = random.bytes(32).toString('hex');
  await db
    .insertInto('lottery_seed_chain')
    .values({
      ...chain,
      id,
      sealed: vault.seal(placeOf({ id, merchant: chain.merchant }), last),
      first_seed: milestonesOf({ id, length: chain.length }, last)[0]!,
      client_seed_at: chain.client_seed === null ? null : chain.published_at,
    })
    .execute();
  return id;
}

/** Games whose result is the salt: XSMB, and those that use its results. */
const saltGames = ['XSMB', 'HANOI'];

/**
 * Salts chains that were published before an XSMB draw with a known result, with its special prize; returns how many. So nobody can have
 * chosen such a chain for its outcomes.
 */
export async function saltChains(db: Db, now: Date): Promise<number> {
  const { rows } = await sql`
    update lottery_seed_chain c set client_seed = c.game_code || '-' || salt.special, client_seed_at = ${now}
    from lottery_seed_chain waiting
    join lateral (
      select d.result->'special'->>0 as special from lottery_draw d
      where d.game_code = any (${saltGames}) and d.draw_at > waiting.published_at and d.status in ('resulted', 'settling', 'settled', 'corrected')
        -- A special prize that is void is no number that was drawn.
        and not 'special' = any (d.void_prizes)
      order by d.draw_at limit 1) salt on salt.special is not null
    where waiting.id = c.id and c.client_seed is null
    returning c.id`.execute(db);
  return rows.length;
}

/** Seals chains' last seeds again under the current key. */
export const sealChains = columnSealer({
  table: 'lottery_seed_chain',
  column: 'sealed',
  key: ['id', 'merchant'],
  place: placeOf,
});
