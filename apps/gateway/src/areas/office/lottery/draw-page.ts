import { toDecimal } from '@parlour/domain';
import { elementsOf, hasPrizes, isPackId, packs, readResult, type RulePack } from '@parlour/domain/lottery';
import { typedState, whyNotSecond } from '@parlour/domain/office';
import { sql } from 'kysely';
import { offeredPack } from '../../lottery/offered-packs.ts';
import { sameResult } from '../../lottery/sources/same-result.ts';
import { drawStatuses } from '../../lottery/tables.ts';
import { amountOf } from '../../wallet/to-wire.ts';
import { merchantsNamed, type InputOf, type Operator, type Schema } from '../operator.ts';
import { drawToWire, numbersOf, theDraw, type DrawRow } from './draws.ts';
import { namesIn } from './names.ts';

/**
 * One draw with its source reports, its history, and the state of typed results. What one operator typed stays hidden until a second has
 * typed.
 */
export async function drawPage(operator: Operator, input: InputOf<'getDraw'>): Promise<Schema<'OfficeDrawPage'>> {
  const row = await theDraw(operator, input);
  const pack = await packOf(operator, row);
  const [reports, steps, entry, live] = await Promise.all([
    reportsOf(operator, row),
    stepsOf(operator, row),
    entryOf(operator, row),
    liveOf(operator, row),
  ]);
  return {
    draw: drawToWire(row),
    voidPrizes: [...row.void_prizes],
    packVersion: row.pack_version,
    calendarVersion: row.calendar_version,
    bookHash: row.book_hash,
    commitment: row.commitment,
    clientSeed: row.client_seed,
    serverSeed: row.server_seed,
    stopped: row.stopped_reason,
    voidReason: row.void_reason,
    run: row.run,
    settled: row.settled_at?.toISOString() ?? null,
    partial: row.partial_result && numbersOf(row.partial_result),
    form: formOf(pack),
    repeated: row.result ? repeatedIn(pack, row.result, row.void_prizes) : [],
    reports,
    steps,
    entry,
    live,
  };
}

/** The pack that a draw is settled by; before the draw opens, the shipped one. */
export async function packOf({ db }: Pick<Operator, 'db'>, { merchant, id, pack_id, pack_version }: DrawRow): Promise<RulePack> {
  const offered = pack_version === null ? undefined : await offeredPack(db, merchant, pack_id, pack_version);
  const pack = offered ?? (isPackId(pack_id) ? packs[pack_id] : undefined);
  if (!pack) throw new Error(`the draw ${id} has no pack ${pack_id}`);
  return pack;
}

/** The form for typing a result. */
function formOf({ result }: RulePack): Schema<'ResultField'>[] {
  if (!hasPrizes(result)) {
    const { key, size, alphabet } = result;
    return [{ name: key, count: size, digits: 0, maxDigits: 0, symbols: [...elementsOf(alphabet)] }];
  }
  return result.prizes.map(({ name, count, digits, maxDigits = digits }) => ({ name, count, digits, maxDigits, symbols: [] }));
}

/** Prizes with repeated numbers, which should never happen: whoever types such a result is warned. */
export function repeatedIn(pack: RulePack, result: unknown, voidPrizes: readonly string[]): string[] {
  const read = readResult(pack, result, voidPrizes);
  return typeof read === 'string' ? [] : [...read.repeated];
}

/** The latest report of each source. */
async function reportsOf({ db }: Operator, { merchant, id }: DrawRow): Promise<Schema<'DrawReport'>[]> {
  const rows = await db
    .selectFrom('lottery_report')
    .distinctOn('source')
    .select(['source', 'host', 'raw_hash', 'prizes', 'is_complete', 'fetched_at'])
    .where('merchant', '=', merchant)
    .where('draw_id', '=', id)
    .orderBy('source')
    .orderBy('fetched_at', 'desc')
    .execute();
  return rows.map((row) => ({
    source: row.source,
    host: row.host,
    at: row.fetched_at.toISOString(),
    hash: row.raw_hash,
    complete: row.is_complete,
    numbers: numbersOf(row.prizes),
  }));
}

async function stepsOf({ db }: Operator, { merchant, id }: DrawRow): Promise<Schema<'DrawStep'>[]> {
  const rows = await db
    .selectFrom('lottery_draw_step')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('draw_id', '=', id)
    .orderBy('at')
    // A draw without bets takes several steps at the same instant.
    .orderBy(sql`array_position(${drawStatuses}::text[], to_status)`)
    .execute();
  return rows.map(({ from_status, to_status, at, made_by, evidence }) => ({
    from: from_status,
    to: to_status,
    at: at.toISOString(),
    by: made_by,
    evidence: { ...evidence },
  }));
}

async function entryOf(operator: Operator, row: DrawRow): Promise<Schema<'DrawEntry'>> {
  const { db, by, clock } = operator;
  const typed = await db
    .selectFrom('lottery_typed_result')
    .selectAll()
    .where('merchant', '=', row.merchant)
    .where('draw_id', '=', row.id)
    .orderBy('typed_at')
    .execute();
  const state = typedState(
    typed.map(({ operator: name, result }) => ({ by: name, result })),
    sameResult,
  );
  const isTypable = row.status === 'closed' && row.draw_at <= clock.now();
  const seeded = row.seed_chain !== null;
  return {
    state,
    typed: typed.map(({ operator: name, typed_at, result }) => ({
      by: name,
      at: typed_at.toISOString(),
      numbers: state === 'waits' ? null : numbersOf(result),
    })),
    whyNot: seeded
      ? 'seeded'
      : isTypable
        ? whyNotSecond(by.name, { typed: typed.map(({ operator: name }) => name), pricedBy: await pricedBy(operator, row) })
        : 'status',
  };
}

/** Who created or approved the odds of a draw. */
export async function pricedBy({ db }: Pick<Operator, 'db'>, { merchant, pack_id, pack_version }: DrawRow): Promise<string[]> {
  if (pack_version === null) return [];
  const row = await db
    .selectFrom('lottery_pack')
    .select('made_by')
    .where('merchant', '=', merchant)
    .where('pack_id', '=', pack_id)
    .where('version', '=', pack_version)
    .executeTakeFirst();
  return row ? namesIn(row.made_by) : [];
}

/** Real-money bets that currently stand. */
async function liveOf(operator: Operator, { merchant: code, id }: DrawRow): Promise<Schema<'OfficeDrawPage'>['live']> {
  const [merchant] = merchantsNamed(operator, code);
  const { currency } = merchant!;
  const row = await operator.db
    .selectFrom('lottery_line')
    .select((e) => [e.fn.countAll<string>().as('lines'), e.fn.sum<string | null>('stake').as('stake')])
    .where('merchant', '=', code)
    .where('draw_id', '=', id)
    .where('book', '=', 'real')
    .where('state', '<>', 'cancelled')
    .executeTakeFirstOrThrow();
  return { lines: Number(row.lines), stake: toDecimal(amountOf({ amount: row.stake ?? 0, currency })), currency };
}
