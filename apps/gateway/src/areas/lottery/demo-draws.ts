import { createHash } from 'node:crypto';
import {
  deriveResult,
  plannedDraws,
  type CalendarException,
  type CalendarRow,
  type DrawnResult,
  type PlannedDraw,
} from '@parlour/domain/lottery';
import { sql } from 'kysely';
import type { Random } from '../../kernel/clock.ts';
import type { Merchants } from '../../kernel/merchants.ts';
import type { Vault } from '../../kernel/ports.ts';
import type { Db } from '../../kernel/tables.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { commitSeeds, publishChain, revealSeeds } from './draws/seed-chains.ts';
import { offeredPack } from './offered-packs.ts';
import { sandboxResult } from './sandbox/results.ts';

const [minute, day] = [60_000, 86_400_000];
/** How far back a demonstration has draws, in ms: far enough for statistics for the north, only recent ones for the others. */
const back = { north: 130 * day, daily: 45 * day, perMinute: 120 * minute };

interface Deps {
  merchants: Merchants;
  vault: Vault;
  random: Random;
  now: Date;
}

interface PastGame {
  merchant: string;
  game_code: string;
  pack_id: string;
  source: 'outside' | 'inHouse';
  rows: CalendarRow[];
  exceptions: CalendarException[];
}

/**
 * Gives demo merchants a history: draws of each game with results, so that newcomers see results and statistics at once. Those of the north
 * are real draws of other days, those of other outside games are made up, and in-house ones are drawn from chains as always. Nobody bet on
 * any of them. Does nothing for a merchant that already has draws.
 */
export async function seedDemoDraws(db: Db, { merchants, ...deps }: Deps): Promise<void> {
  for (const { code } of merchants.all.filter(({ jurisdiction }) => jurisdiction === 'demo'))
    await inTransaction(db, (trx) => seedPast(trx, code, deps));
}

async function seedPast(trx: Db, merchant: string, { vault, random, now }: Omit<Deps, 'merchants'>): Promise<void> {
  // If two gateways start at once, only one creates the history.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`lottery-past:${merchant}`}, 0))`.execute(trx);
  const { rows: games } = await sql<PastGame>`
    select g.merchant, g.game_code, g.pack_id, g.source, c.rows,
      coalesce((select jsonb_agg(jsonb_build_object('from', e.from_day, 'to', e.to_day, 'action', e.action)
          || case when e.moved_to is null then '{}' else jsonb_build_object('movedTo', e.moved_to) end)
        from lottery_exception e where e.merchant = g.merchant and e.game_code = g.game_code), '[]') as exceptions
    from lottery_game g join lottery_calendar c on c.merchant = g.merchant and c.game_code = g.game_code and c.version = 1
    where g.merchant = ${merchant} and not exists (select from lottery_draw d where d.merchant = ${merchant})
    order by g.position`.execute(trx);
  for (const game of games) {
    const draws = pastDraws(game, now);
    if (draws.length === 0) continue;
    const drawn = game.source === 'outside' ? fromOutside(game, draws) : await inHouse(trx, game, draws, { vault, random });
    await storeDrawn(trx, game, drawn);
  }
}

function pastDraws({ game_code: code, rows, exceptions }: PastGame, now: Date): PlannedDraw[] {
  const every = rows[0]?.everyMinutes;
  const far = every !== undefined ? back.perMinute * every : code === 'XSMB' ? back.north : back.daily;
  return plannedDraws(rows, exceptions, { from: new Date(now.getTime() - far), to: new Date(now.getTime() + 1) });
}

interface Drawn extends PlannedDraw {
  result: DrawnResult;
  seed?: { chain: string; index: number; commitment: string; client: string; server: string };
}

function fromOutside({ game_code: code }: PastGame, draws: readonly PlannedDraw[]): Drawn[] {
  return draws.flatMap((draw) => {
    const result = sandboxResult(code, draw.day);
    return result ? [{ ...draw, result }] : [];
  });
}

/** Draws from a chain that was published before the first of them; its salt is the north's draw of that day, as in the sandbox. */
async function inHouse(
  trx: Db,
  { merchant, game_code: code, pack_id: packId }: PastGame,
  draws: readonly PlannedDraw[],
  deps: Pick<Deps, 'vault' | 'random'>,
): Promise<Drawn[]> {
  const published = new Date(draws[0]!.opensAt.getTime() - day);
  const salt = sandboxResult('XSMB', published.toISOString().slice(0, 10))!['special']![0]!;
  const chain = { merchant, game_code: code, length: draws.length + 20_160, published_at: published, client_seed: `${code}-${salt}` };
  await publishChain(trx, deps, chain);
  const pack = (await offeredPack(trx, merchant, packId, 1))!;
  const named = draws.map((draw) => ({ merchant, id: `${code}-${draw.name}`, game_code: code }));
  const committed = await commitSeeds(trx, deps.vault, named);
  const places = named.map((each) => committed.get(each)!);
  const seeds = await revealSeeds(trx, deps.vault, places);
  return draws.map((draw, i) => {
    const { seed_chain, seed_index, commitment, client_seed: client } = places[i]!;
    const server = seeds[i]!;
    const result = deriveResult(pack, { serverSeed: server, clientSeed: client, nonce: Number(draw.issue) });
    return { ...draw, result, seed: { chain: seed_chain, index: seed_index, commitment, client, server } };
  });
}

const emptyHash = createHash('sha256').digest('hex');

async function storeDrawn(trx: Db, { merchant, game_code: code, pack_id: packId }: PastGame, drawn: readonly Drawn[]): Promise<void> {
  const rows = drawn.map((draw) => ({
    id: `${code}-${draw.name}`,
    day: draw.day,
    issue: draw.issue,
    opens: draw.opensAt,
    closing: draw.closingAt,
    closes: draw.closesAt,
    at: draw.drawAt,
    result: draw.result,
    chain: draw.seed?.chain,
    index: draw.seed?.index,
    commitment: draw.seed?.commitment,
    client: draw.seed?.client,
    server: draw.seed?.server,
    evidence: draw.seed
      ? { commitment: draw.seed.commitment, serverSeed: draw.seed.server, clientSeed: draw.seed.client, nonce: draw.issue }
      : {},
  }));
  await sql`
    with made as (
      insert into lottery_draw (merchant, id, game_code, pack_id, pack_version, calendar_version, day, issue, status, opens_at, closing_at, closes_at,
          draw_at, seed_chain, seed_index, commitment, client_seed, server_seed, book_hash, line_count, stakes, result, resulted_at, settled_at, run, totals)
        select ${merchant}, x.id, ${code}, ${packId}, 1, 1, x.day, x.issue, 'settled', x.opens, x.closing, x.closes, x.at, x.chain, x.index, x.commitment,
          x.client, x.server, ${emptyHash}, 0, '{}', x.result, x.at, x.at, 1, '{}'
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x(id text, day date, issue text, opens timestamptz, closing timestamptz,
          closes timestamptz, at timestamptz, result jsonb, chain uuid, index int, commitment text, client text, server text)
        on conflict do nothing
        returning id, draw_at
    )
    insert into lottery_draw_step (merchant, key, draw_id, from_status, to_status, at, made_by, evidence)
      select ${merchant}, 'draw:' || made.id || ':' || step.status, made.id, step.before, step.status,
        case step.status when 'scheduled' then x.opens when 'open' then x.opens when 'closed' then x.closes else made.draw_at end, 'demonstration',
        case step.status when 'resulted' then x.evidence else '{}' end || '{"simulated": true}'
      from made
      join jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x(id text, opens timestamptz, closes timestamptz, evidence jsonb) on x.id = made.id
      cross join (values ('scheduled', null), ('open', 'scheduled'), ('closed', 'open'), ('resulted', 'closed'), ('settled', 'resulted')) as step(status, before)
  `.execute(trx);
}
