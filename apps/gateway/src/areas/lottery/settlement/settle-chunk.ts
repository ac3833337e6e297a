import { isCurrency, money, toDecimal, toWire, type Currency } from '@parlour/domain';
import {
  readLine,
  readResult,
  settleDraw,
  type DrawOutcome,
  type PaidBefore,
  type RulePack,
  type SettledLine,
} from '@parlour/domain/lottery';
import { sql } from 'kysely';
import type { Db } from '../../../kernel/tables.ts';
import type { Balance } from '../../../ledger/balance.ts';
import type { Book } from '../../../ledger/registry.ts';
import { capOf, offeredPack } from '../offered-packs.ts';
import type { Draw } from '../draws/steps.ts';
import type { LotteryEvent } from '../draws/tell.ts';
import type { LineState } from '../tables.ts';
import type { LineToSettle, PaidLine } from './lines.ts';
import { payLines } from './pay-lines.ts';

export interface SettledChunk {
  lines: number;
  last: string;
  events: LotteryEvent[];
}

/**
 * Settles and pays the next `size` lines of a draw that the caller holds, in ascending order of id; null if none is left. A line that an
 * earlier run settled differently is reversed and paid again.
 */
export async function settleChunk(trx: Db, draw: Draw, size: number, now: Date): Promise<SettledChunk | null> {
  const lines = await nextLines(trx, draw, size);
  const last = lines.at(-1);
  if (!last) return null;
  const settled: PaidLine[] = [];
  for (const group of groupsOf(lines)) settled.push(...(await settleGroup(trx, draw, group)));
  await storeLines(trx, draw, settled, now);
  const balances = await payLines(trx, draw, settled, now);
  return { lines: lines.length, last: last.id, events: [...lineEvents(draw, settled), ...balanceEvents(draw, balances)] };
}

/** With more lines than this, there is no preview. */
const mostJudged = 20_000;

/**
 * What a draw would pay with a result, in minor units of real money by currency; stores nothing. Null if the draw has too many lines to
 * judge while somebody waits.
 */
export async function payoutsWith(db: Db, draw: Draw, result: NonNullable<Draw['result']>): Promise<Map<string, bigint> | null> {
  // The draw as it would be at the start of the next run.
  const fresh = { ...draw, result, run: draw.run + 1, run_cursor: null };
  const lines = await nextLines(db, fresh, mostJudged + 1);
  if (lines.length > mostJudged) return null;
  const payouts = new Map<string, bigint>();
  for (const group of groupsOf(lines.filter(({ book }) => book === 'real')))
    for (const { payout } of await settleGroup(db, fresh, group))
      payouts.set(payout.currency, (payouts.get(payout.currency) ?? 0n) + payout.minor);
  return payouts;
}

async function nextLines(trx: Db, { merchant, id, run_cursor: cursor }: Draw, size: number): Promise<LineToSettle[]> {
  const { rows } = await sql<LineToSettle>`
    select id, member_id, book, currency, pack_id, pack_version, type, at, selection, unit::text, cost_units, odds, is_void, run,
      payout::text, refund::text, payout_run, refund_run
    from lottery_line
    where merchant = ${merchant} and draw_id = ${id} and id > ${cursor ?? '00000000-0000-0000-0000-000000000000'} and state <> 'cancelled'
    order by id limit ${size}`.execute(trx);
  return rows;
}

/** Groups lines that are judged together, by pack version, book and currency. Each group keeps the order of ids. */
function groupsOf(lines: readonly LineToSettle[]): LineToSettle[][] {
  return [...Map.groupBy(lines, (line) => [line.pack_id, line.pack_version, line.book, line.currency].join(' ')).values()];
}

async function settleGroup(trx: Db, draw: Draw, lines: readonly LineToSettle[]): Promise<PaidLine[]> {
  const { pack_id: packId, pack_version: version, currency, book } = lines[0]!;
  if (!isCurrency(currency)) throw new Error(`a line of ${draw.id} is in ${String(currency)}`);
  const pack = await offeredPack(trx, draw.merchant, packId, version);
  if (!pack) throw new Error(`${draw.merchant} has no version ${version} of ${packId}`);
  const caps = {
    maxPayoutPerBet: capOf(pack, 'maxPayoutPerBet', currency),
    maxPayoutPerMember: capOf(pack, 'maxPayoutPerMember', currency),
  };
  const { lines: settled } = settleDraw({
    pack,
    currency,
    draw: outcomeOf(draw, pack),
    caps,
    ...(caps.maxPayoutPerMember && { paidBefore: await paidBefore(trx, draw, book, currency, lines) }),
    lines: lines.map((line) => ({
      id: line.id,
      line: readLine(
        pack,
        {
          type: line.type,
          ...(line.at !== null && { at: line.at }),
          selection: line.selection,
          unit: toDecimal({ minor: BigInt(line.unit), currency }),
          odds: line.odds,
          costUnits: line.cost_units,
        },
        currency,
      ),
      member: line.member_id,
      void: line.is_void,
    })),
  });
  return settled.map((each, i) => {
    // Cannot happen: the line was valid by the same pack version when it was placed.
    if (each.outcome === 'refused') throw new Error(`line ${each.id} of ${draw.id} cannot be read: ${each.reason}`);
    return { ...each, before: lines[i]! };
  });
}

function outcomeOf(draw: Draw, pack: RulePack): DrawOutcome {
  if (draw.status === 'void') return { status: 'void' };
  const read = readResult(pack, draw.result, draw.void_prizes);
  if (typeof read === 'string') throw new Error(`the result of ${draw.id} cannot be read: ${read}`);
  return { status: 'resulted', read, voidPrizes: draw.void_prizes };
}

/** How much this run has already paid the members of these lines for this draw. */
async function paidBefore(trx: Db, draw: Draw, book: Book, currency: Currency, lines: readonly LineToSettle[]): Promise<PaidBefore> {
  const members = [...new Set(lines.map(({ member_id: id }) => id))];
  const { rows } = await sql<{ member_id: string; paid: string }>`
    select member_id, sum(payout)::text as paid from lottery_line
    where merchant = ${draw.merchant} and draw_id = ${draw.id} and book = ${book} and currency = ${currency} and run = ${draw.run}
      and member_id = any (${members}::uuid[])
    group by member_id`.execute(trx);
  return new Map(rows.map(({ member_id: id, paid }) => [id, money(BigInt(paid), currency)]));
}

const stateOf = ({ outcome }: SettledLine): LineState => (outcome === 'refused' ? 'pending' : outcome);

async function storeLines(trx: Db, draw: Draw, settled: readonly PaidLine[], now: Date): Promise<void> {
  const rows = settled.map((line) => ({
    id: line.id,
    state: stateOf(line),
    hits: line.hits,
    payout: line.payout.minor.toString(),
    refund: line.refund.minor.toString(),
    reason: line.reason,
    payout_run: line.payout.minor.toString() === line.before.payout ? line.before.payout_run : draw.run,
    refund_run: line.refund.minor.toString() === line.before.refund ? line.before.refund_run : draw.run,
  }));
  await sql`
    update lottery_line l set state = x.state, hits = x.hits, payout = x.payout, refund = x.refund, reason = x.reason, run = ${draw.run},
      settled_at = ${now}, payout_run = x.payout_run, refund_run = x.refund_run
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x(id uuid, state text, hits bigint, payout bigint, refund bigint, reason text,
      payout_run int, refund_run int)
    where l.id = x.id`.execute(trx);
}

function lineEvents(draw: Draw, settled: readonly PaidLine[]): LotteryEvent[] {
  const byMember = Map.groupBy(settled, ({ before }) => before.member_id);
  return [...byMember].map(([memberId, lines]) => ({
    merchant: draw.merchant,
    memberId,
    type: 'lineSettled',
    data: {
      drawId: draw.id,
      gameCode: draw.game_code,
      lines: lines.map((line) => ({ lineId: line.id, state: stateOf(line), payout: toWire(line.payout), refund: toWire(line.refund) })),
    },
  }));
}

function balanceEvents(draw: Draw, balances: readonly (readonly [string, Balance])[]): LotteryEvent[] {
  return balances.map(([memberId, balance]) => ({ merchant: draw.merchant, memberId, type: 'balanceChanged', data: { balance } }));
}
