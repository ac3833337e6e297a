import type { components } from '@parlour/api/contract';
import { sql } from 'kysely';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Db } from '../../../kernel/tables.ts';
import { pageOf, rowsOf, type PageQuery } from '../../../kernel/page.ts';
import { drawStatuses, type DrawStatus, type PartialResult, type StoredResult } from '../tables.ts';
import type { GameNames } from './game-names.ts';
import { provinceOf } from './provinces.ts';
import { wireResult } from './menus.ts';

type Schemas = components['schemas'];

interface DrawRow {
  id: string;
  game_code: string;
  pack_id: string;
  pack_version: number | null;
  newest_version: number | null;
  day: string;
  issue: string;
  status: DrawStatus;
  source: 'outside' | 'inHouse';
  opens_at: Date;
  closes_at: Date;
  draw_at: Date;
  commitment: string | null;
  client_seed: string | null;
  server_seed: string | null;
  book_hash: string | null;
  line_count: number | null;
  result: StoredResult | null;
  partial_result: PartialResult | null;
  void_reason: string | null;
  void_prizes: string[];
  reports: { source: string; at: string; hash: string; result: PartialResult; simulated: boolean }[];
  by_operators: boolean;
  made_up: boolean;
}

/** The public facts of a draw; the seed only once its result is out. */
const publicColumns = sql`d.id, d.game_code, d.pack_id, d.pack_version, d.day::text as day, d.issue, d.status, g.source, d.opens_at, d.closes_at, d.draw_at,
  d.commitment, d.client_seed, case when d.result is not null then d.server_seed end as server_seed, d.book_hash, d.line_count, d.result,
  d.partial_result, d.void_reason, d.void_prizes,
  (select max(version) from lottery_pack p where p.merchant = d.merchant and p.pack_id = d.pack_id) as newest_version,
  coalesce((select jsonb_agg(jsonb_build_object('source', r.source, 'at', r.fetched_at, 'hash', r.raw_hash, 'result', r.prizes,
      'simulated', position('"simulated":true'::bytea in r.raw) > 0) order by r.id)
    from (select distinct on (source) * from lottery_report r where r.merchant = d.merchant and r.draw_id = d.id
      order by source, is_complete desc, id desc) r), '[]') as reports,
  coalesce(proof.evidence ? 'operators', false) as by_operators, coalesce(proof.evidence ? 'simulated', false) as made_up`;

/** How draw `d` got its result. */
const howResulted = sql`left join lottery_draw_step proof on proof.merchant = d.merchant and proof.key = 'draw:' || d.id || ':resulted'`;

const closedStatuses = sql`('closed', 'resulted', 'settling', 'settled', 'corrected', 'void')`;

/** A page of a game's closed draws, newest first. Throws the Refusal `not_found` for a game that the merchant does not have. */
export async function openedDraws(db: Db, merchant: string, gameCode: string, page: PageQuery) {
  const { limit, offset } = rowsOf(page);
  const { rows } = await sql<DrawRow>`
    select ${publicColumns} from lottery_draw d join lottery_game g on g.merchant = d.merchant and g.game_code = d.game_code ${howResulted}
    where d.merchant = ${merchant} and d.game_code = ${gameCode} and d.status in ${closedStatuses}
    order by d.draw_at desc limit ${limit} offset ${offset}`.execute(db);
  const count = await sql<{ known: boolean; count: string }>`
    select exists (select from lottery_game where merchant = ${merchant} and game_code = ${gameCode}) as known,
      (select count(*) from lottery_draw where merchant = ${merchant} and game_code = ${gameCode} and status in ${closedStatuses})::text as count
  `.execute(db);
  const { known, count: total } = count.rows[0]!;
  if (!known) throw new Refusal('not_found');
  return { list: rows.map(openedToWire), page: pageOf(page, Number(total)) };
}

/** The newest closed draw of each of these games. */
export async function newestDraws(db: Db, merchant: string, gameCodes: readonly string[]): Promise<DrawRow[]> {
  const { rows } = await sql<DrawRow>`
    select ${publicColumns} from unnest(${[...gameCodes]}::text[]) with ordinality as asked(code, place)
    join lottery_game g on g.merchant = ${merchant} and g.game_code = asked.code
    join lateral (
      select * from lottery_draw d where d.merchant = g.merchant and d.game_code = g.game_code and d.status in ${closedStatuses}
      order by d.draw_at desc limit 1) d on true ${howResulted}
    order by asked.place`.execute(db);
  return rows;
}

/** A draw with its evidence, its history and the draws that follow. Throws the Refusal `not_found`. */
export async function drawDetail(db: Db, merchant: string, drawId: string, nameOf: GameNames): Promise<Schemas['LotteryDrawDetail']> {
  const { rows } = await sql<DrawRow & { zone: string }>`
    select ${publicColumns}, c.rows->0->>'zone' as zone
    from lottery_draw d join lottery_game g on g.merchant = d.merchant and g.game_code = d.game_code ${howResulted}
    join lottery_calendar c on c.merchant = d.merchant and c.game_code = d.game_code and c.version = d.calendar_version
    where d.merchant = ${merchant} and d.id = ${drawId}`.execute(db);
  const draw = rows[0];
  if (!draw) throw new Refusal('not_found');
  const [steps, following] = await Promise.all([
    sql<{ status: DrawStatus; at: Date; reason: string | null }>`
      select to_status as status, at, evidence->>'reason' as reason from lottery_draw_step
      where merchant = ${merchant} and draw_id = ${drawId}
        order by at, array_position(${drawStatuses}::text[], to_status), key`.execute(db),
    sql<Pick<DrawRow, 'id' | 'issue' | 'status' | 'opens_at' | 'closes_at' | 'draw_at'>>`
      select id, issue, status, opens_at, closes_at, draw_at from lottery_draw
      where merchant = ${merchant} and game_code = ${draw.game_code} and draw_at > ${draw.draw_at} and status in ('scheduled', 'open', 'closing')
      order by draw_at limit 60`.execute(db),
  ]);
  const { gameCode, drawId: id, issue, drawAt, status, ...proof } = openedToWire(draw);
  const province = provinceOf(draw.game_code, draw.day);
  return {
    drawId: id,
    gameCode,
    gameName: nameOf(gameCode),
    issue,
    packId: draw.pack_id,
    packVersion: draw.pack_version ?? draw.newest_version ?? 1,
    status,
    ...(province !== undefined && { province }),
    zone: draw.zone,
    opensAt: draw.opens_at.toISOString(),
    closesAt: draw.closes_at.toISOString(),
    drawAt,
    ...proof,
    ...(draw.line_count !== null && { bookLines: draw.line_count }),
    ...(draw.book_hash !== null && { bookRowForm: bookRowForm }),
    history: steps.rows.map((step) => ({
      status: step.status,
      at: step.at.toISOString(),
      ...(step.reason !== null && { reason: step.reason }),
    })),
    following: following.rows.map((next) => ({
      drawId: next.id,
      issue: next.issue,
      status: next.status,
      opensAt: next.opens_at.toISOString(),
      closesAt: next.closes_at.toISOString(),
      drawAt: next.draw_at.toISOString(),
    })),
  };
}

/** The fields of each row of a book (lottery.md 3); pages explain in the reader's language how rows are joined. */
const bookRowForm = 'lineId|type|at|selection|unit|costUnits|odds|placedAt';

export function openedToWire(draw: DrawRow): Schemas['OpenedDraw'] {
  const result = draw.result ?? draw.partial_result;
  const evidence = evidenceOf(draw);
  return {
    drawId: draw.id,
    gameCode: draw.game_code,
    issue: draw.issue,
    drawAt: draw.draw_at.toISOString(),
    status: draw.status,
    ...(result !== null && { result: wireResult(result) }),
    ...(draw.void_prizes.length > 0 && { voidPrizes: draw.void_prizes }),
    ...(draw.book_hash !== null && { bookHash: draw.book_hash }),
    ...(evidence && { evidence }),
  };
}

function evidenceOf(draw: DrawRow): Schemas['DrawEvidence'] | undefined {
  const simulated = draw.made_up || draw.reports.some((report) => report.simulated) ? { simulated: true } : {};
  if (draw.source === 'inHouse') {
    if (draw.commitment === null) return undefined;
    return {
      kind: 'seed',
      ...simulated,
      commitment: draw.commitment,
      ...(draw.server_seed !== null && { serverSeed: draw.server_seed }),
      ...(draw.client_seed !== null && { clientSeed: draw.client_seed }),
      nonce: draw.issue,
    };
  }
  const reports = draw.reports.map(({ source, at, hash, result }) => ({
    source,
    at: new Date(at).toISOString(),
    hash,
    result: wireResult(result),
  }));
  if (draw.made_up) return { kind: 'none', ...simulated };
  if (draw.by_operators) return { kind: 'operators', ...(reports.length > 0 && { reports }) };
  return reports.length > 0 ? { kind: 'sources', ...simulated, reports } : undefined;
}
