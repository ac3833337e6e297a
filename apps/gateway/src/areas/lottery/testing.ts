import { createHash } from 'node:crypto';
import { money, toDecimal, type Money } from '@parlour/domain';
import { readLine, typeOf, type DrawnResult } from '@parlour/domain/lottery';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { inTransaction } from '../../kernel/transaction.ts';
import { post } from '../../ledger/post.ts';
import { transfers } from '../../ledger/transfers.ts';
import type { TestGateway } from '../../testing/gateway.ts';
import { jobs } from '../../areas.ts';
import { prepareDraws } from './jobs.ts';
import { advanceDraws } from './draws/advance.ts';
import { offeredPack } from './offered-packs.ts';
import { setResult } from './draws/set-result.ts';
import { holdDraw } from './draws/steps.ts';
import { settle } from './settlement/settle-job.ts';

/** The test brand whose clock runs in Vietnam. */
export const merchant = 'delta';

/** The parts of a gateway that its draws need. */
type GatewayOfDraws = Pick<TestGateway, 'db' | 'clock' | 'vault' | 'config' | 'merchants'> & {
  database: Pick<TestGateway['database'], 'db' | 'long'>;
  app: Pick<TestGateway['app'], 'outbox'>;
};

/** Advances the draws of a test gateway by running its jobs at the time of its clock. */
export function drawsOf(gateway: GatewayOfDraws) {
  const tools = () => ({ db: gateway.database.db, longDb: gateway.database.long, now: gateway.clock.now(), vault: gateway.vault });
  const drawOf = (id: string, of = merchant) =>
    gateway.db.selectFrom('lottery_draw').selectAll().where('merchant', '=', of).where('id', '=', id).executeTakeFirstOrThrow();
  return {
    tools,
    drawOf,
    /** Sets the clock; it can only go forward. */
    goTo(at: Date) {
      const seconds = (at.getTime() - gateway.clock.now().getTime()) / 1000;
      if (seconds < 0) throw new RangeError('the clock does not go back');
      gateway.clock.advance(seconds);
    },
    plan: () => prepareDraws(tools()),
    advance: () => advanceDraws(tools()),
    /** The next draw of a game that has not closed. */
    async next(gameCode: string, of = merchant) {
      return gateway.db
        .selectFrom('lottery_draw')
        .selectAll()
        .where('merchant', '=', of)
        .where('game_code', '=', gameCode)
        .where('closes_at', '>', gateway.clock.now())
        .orderBy('draw_at')
        .limit(1)
        .executeTakeFirstOrThrow();
    },
    settle: (id: string, of = merchant) => settle(gateway.database.db, { merchant: of, id }, gateway.clock.now()),
    /** Runs the due jobs of this name, since this gateway has no worker. */
    async work(name: string, extra: object = {}) {
      const { rows } = await sql<{ id: string; data: unknown }>`
        update pgboss.job set state = 'completed', completed_on = now() where name = ${name} and state = 'created' returning id, data`.execute(
        gateway.db,
      );
      const job = jobs.timed.find((each) => each.name === name)!;
      const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
      const { config, merchants } = gateway;
      let done = 0;
      for (const { data } of rows)
        done += await job.run(data, { ...tools(), config, merchants, outbox: gateway.app.outbox, log, ...extra });
      return done;
    },
  };
}

/** Gives a closed draw of the test brand its result, as two operators would. */
export function drawNow(gateway: TestGateway, id: string, result: DrawnResult, of = merchant): Promise<void> {
  return inTransaction(gateway.db, async (trx) => {
    const draw = await holdDraw(trx, { merchant: of, id });
    await setResult(trx, draw, { result, by: 'ana, ben', evidence: { operators: ['ana', 'ben'] } }, gateway.clock.now());
  });
}

/**
 * Deletes all other games of the test's merchant: as its clock advances by days, a fast game would accumulate thousands of draws. Call it
 * before any draw exists.
 */
export async function onlyGames({ db }: TestGateway, ...games: readonly string[]): Promise<void> {
  for (const table of ['lottery_exception', 'lottery_calendar', 'lottery_seed_chain', 'lottery_game'] as const)
    await db
      .deleteFrom(table)
      .where(({ eb, or }) => or([eb('merchant', '<>', merchant), eb('game_code', 'not in', games)]))
      .execute();
}

/** Whose line it is, and the bet; `unit` is in minor units. */
export interface TestLine {
  memberId: string;
  type: string;
  selection: string[];
  unit: bigint;
  at?: string;
}

/** Stores lines and posts their stakes as slips do, but without their checks. Returns the line ids in order. */
export async function storeLines(gateway: TestGateway, drawId: string, lines: readonly TestLine[], of = merchant): Promise<string[]> {
  const now = gateway.clock.now();
  const draw = await gateway.db
    .selectFrom('lottery_draw')
    .selectAll()
    .where('merchant', '=', of)
    .where('id', '=', drawId)
    .executeTakeFirstOrThrow();
  const pack = (await offeredPack(gateway.db, of, draw.pack_id, draw.pack_version ?? 1))!;
  const { currency } = gateway.merchants.byCode(of);
  const ids: string[] = [];
  for (const { memberId, type, selection, unit, at } of lines) {
    const unitOf: Money = money(unit, currency);
    const line = readLine(pack, { type, selection, unit: toDecimal(unitOf), ...(at !== undefined && { at }) }, currency);
    if (typeof line === 'string') throw new Error(`a line of a test is ${line}`);
    const [id, ticketId] = [uuid(), uuid()];
    await post(gateway.db, transfers.lotteryStake({ merchant: of, memberId, book: 'real', amount: line.stake, reference: ticketId }), now);
    const whose = { merchant: of, member_id: memberId, book: 'real' as const, currency };
    await gateway.db
      .insertInto('lottery_ticket')
      .values({ id: ticketId, ...whose, line_count: 1, stake: line.stake.minor, placed_at: now, cancelled_at: null })
      .execute();
    await gateway.db
      .insertInto('lottery_line')
      .values({
        id,
        ...whose,
        ticket_id: ticketId,
        draw_id: drawId,
        game_code: draw.game_code,
        pack_id: draw.pack_id,
        pack_version: draw.pack_version ?? 1,
        type,
        at: at ?? null,
        // Stated explicitly, because the embedded engine does not infer a domain over an array.
        selection: sql<string[]>`${selection}::text[]`,
        unit: unitOf.minor,
        cost_units: typeOf(pack, type)!.costUnits,
        odds: JSON.stringify(line.odds),
        prize_group: null,
        combinations: line.combinations,
        stake: line.stake.minor,
        max_payout: 0n,
        placed_at: now,
        reason: null,
        run: null,
        settled_at: null,
        payout_run: null,
        refund_run: null,
        chase_id: null,
        chase_step: null,
      })
      .execute();
    ids.push(id);
  }
  return ids;
}

/** A complete result of the north whose special prize ends in these two digits; the other numbers are generated from `from`. */
export function northern(special: string, from = 'a test'): DrawnResult {
  let digits = '';
  for (let i = 0; digits.length < 200; i++) digits += BigInt(`0x${createHash('sha256').update(`${from} ${i}`).digest('hex')}`).toString();
  const take = (count: number, length: number) =>
    Array.from({ length: count }, () => {
      const number = digits.slice(0, length);
      digits = digits.slice(length);
      return number;
    });
  return {
    special: [special],
    prize1: take(1, 5),
    prize2: take(2, 5),
    prize3: take(6, 5),
    prize4: take(4, 4),
    prize5: take(6, 4),
    prize6: take(3, 3),
    prize7: ['10', '21', '32', '43'],
  };
}
