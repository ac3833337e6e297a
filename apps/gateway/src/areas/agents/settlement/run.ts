import { setTimeout } from 'node:timers/promises';
import { isCurrency, type Currency, type Flag } from '@parlour/domain';
import { contractKinds, dayStartBefore, type Period } from '@parlour/domain/agents';
import { sql } from 'kysely';
import type { Merchant } from '../../../kernel/merchants.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Db } from '../../../kernel/tables.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { agentPolicyOf } from '../policy.ts';
import type { RunKind } from '../tables.ts';
import { dropSums, sumsOfRun } from './run-sums.ts';
import type { LinesRun } from './lines-state.ts';
import { settleLines } from './settle-lines.ts';

/** The flag that turns each kind of run on. */
export const flagOfRun = {
  daily: 'dailySalary',
  hourly: 'hourlySalary',
  realtime: 'realTimeSalary',
  dividend: 'dividendContracts',
  affiliate: 'affiliateContracts',
  rebate: 'agentRebates',
} as const satisfies Record<RunKind, Flag>;
export const runKinds: readonly RunKind[] = [...contractKinds, 'rebate'];

export type RunMerchant = Pick<Merchant, 'code' | 'brand' | 'currency'>;

/** Records that a period must be run, with the policy in force; does nothing if it is already recorded. */
export async function noteRun(db: Db, merchant: RunMerchant, kind: RunKind, period: Period, now: Date): Promise<void> {
  const { version } = await agentPolicyOf(db, merchant.code, merchant.currency);
  await db
    .insertInto('agent_run')
    .values({
      merchant: merchant.code,
      kind,
      period: period.id,
      cycle: period.cycle,
      starts_at: new Date(period.start),
      ends_at: new Date(period.end),
      policy_version: version,
      began_at: now,
      done_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Runs a recorded period, after any earlier unfinished one of the kind. Several workers may run the same period: they take turns by line,
 * and each line is settled once. In a finished period only corrections and collections are made. Returns how many lines had something new.
 */
export async function runPeriod(db: Db, merchant: RunMerchant, kind: RunKind, periodId: string, now: Date): Promise<number> {
  const runs = db.selectFrom('agent_run').selectAll().where('merchant', '=', merchant.code).where('kind', '=', kind);
  const asked = await runs.where('period', '=', periodId).executeTakeFirst();
  if (!asked) return 0;
  const earlier = await runs.where('starts_at', '<', asked.starts_at).where('done_at', 'is', null).orderBy('starts_at').execute();
  let settled = 0;
  for (const run of [...earlier, asked]) {
    const period = { cycle: run.cycle, id: run.period, start: run.starts_at.getTime(), end: run.ends_at.getTime() };
    for (const [currency, lines] of Map.groupBy(await linesOf(db, merchant.code, kind, period), (line) => line.currency)) {
      const policy = await agentPolicyOf(db, merchant.code, currency, run.policy_version);
      const shared = { merchant: merchant.code, currency, kind, now, period, zone: merchant.brand.timeZone, policy };
      const sums = run.done_at === null ? await sumsOfRun(db, shared) : null;
      const { fresh, broken } = await settleInBatches(db, { ...shared, sums }, lines);
      settled += fresh;
      // The other lines are settled all the same, but the period is not done, and later ones wait for it.
      if (broken) throw broken.error;
    }
    await dropSums(
      db,
      { merchant: merchant.code, kind },
      kind === 'realtime' ? dayStartBefore(period.start, 1, merchant.brand.timeZone) : period.end,
    );
    if (run.done_at === null)
      await db
        .updateTable('agent_run')
        .set({ done_at: now })
        .where('merchant', '=', merchant.code)
        .where('kind', '=', kind)
        .where('period', '=', run.period)
        .where('done_at', 'is', null)
        .execute();
  }
  return settled;
}

/**
 * Settles lines in batches, one transaction each, so that a run with thousands of accounts needs few queries. If a batch fails, each of its
 * lines is settled separately. Returns how many lines had something new, and the first error, if any.
 */
async function settleInBatches(
  db: Db,
  run: Omit<LinesRun, 'heads'>,
  lines: readonly Line[],
): Promise<{ fresh: number; broken: { error: unknown } | null }> {
  const settle = (heads: readonly string[]) => withFreshWallets(() => inTransaction(db, (trx) => settleLines(trx, { ...run, heads })));
  let fresh = 0;
  let broken: { error: unknown } | null = null;
  for (const heads of batchesOf(lines)) {
    try {
      fresh += await settle(heads);
      continue;
    } catch (error) {
      if (heads.length === 1) {
        broken ??= { error };
        continue;
      }
    }
    for (const head of heads) {
      try {
        fresh += await settle([head]);
      } catch (error) {
        broken ??= { error };
      }
    }
  }
  return { fresh, broken };
}

/** How many accounts one transaction settles at most, unless a single line has more: bets of accounts that are paid wait while it posts. */
const accountsAtOnce = 1000;

function batchesOf(lines: readonly Line[]): string[][] {
  const batches: string[][] = [];
  let room = 0;
  for (const { head, accounts } of lines) {
    if (accounts > room || batches.length === 0) {
      batches.push([]);
      room = accountsAtOnce;
    }
    batches.at(-1)!.push(head);
    room -= accounts;
  }
  return batches;
}

/** How often a run checks while it waits, and the pause in between. */
const waits = { looks: 40, pauseMs: 250 };

/**
 * Waits until every transaction has ended that was open when a period was recorded: a bet that one of them settles may belong to the
 * period. Throws if one stays open, so that the job is retried later.
 */
export async function waitForOpenTransactions(
  db: Db,
  { code, kind, period, looks = waits.looks }: { code: string; kind: RunKind; period: string; looks?: number },
): Promise<void> {
  for (let look = 0; look < looks; look++) {
    const { rows } = await sql<{ stands: boolean }>`
      select noted_at_xid <= pg_snapshot_xmin(pg_current_snapshot()) as stands from agent_run
      where merchant = ${code} and kind = ${kind} and period = ${period}`.execute(db);
    if (rows[0]?.stands ?? true) return;
    await setTimeout(waits.pauseMs);
  }
  throw new Error(`${kind} of ${period} at ${code} waits for a transaction that was open when it was noted`);
}

const mostAttempts = 5;

/**
 * Repeats work that read wallets without locking them: if a bet empties one meanwhile, the ledger refuses, and the lines are settled again
 * from the start.
 */
export async function withFreshWallets<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === mostAttempts || !(error instanceof Refusal) || error.code !== 'insufficient_balance') throw error;
    }
  }
}

/** A line that a run has work on, by its head, with the number of accounts concerned. */
interface Line {
  readonly head: string;
  readonly currency: Currency;
  readonly accounts: number;
}

/** Lines with contracts, rebates, open claims or bets to correct, in the order in which their heads registered. */
async function linesOf(db: Db, merchant: string, kind: RunKind, period: Period): Promise<Line[]> {
  const [start, end] = [new Date(period.start), new Date(period.end)];
  const accounts =
    kind === 'rebate'
      ? sql`select distinct r.member_id as id from round r
          where r.settled_at >= ${start} and r.settled_at < ${end} and r.merchant = ${merchant} and r.book = 'real' and r.status = 'settled'`
      : sql`select c.holder_id as id from agent_contract c
          where c.merchant = ${merchant} and c.kind = ${kind} and c.state = 'active' and c.from_at <= ${start}
            and (c.to_at is null or c.to_at >= ${end})`;
  const { rows } = await sql<{ head: string; currency: string; accounts: string }>`
    with account as (
      ${accounts}
      union select member_id from agent_late_bet where merchant = ${merchant} and not ${kind}::text = any (done_for)
    ), head as (
      select (select ancestor from member_line line where line.descendant = account.id order by depth desc limit 1) as id from account
      union all select head_id from agent_claim where merchant = ${merchant} and amount > 0
    )
    select m.id as head, m.currency, count(*)::text as accounts from head join member m on m.id = head.id
    group by m.id order by m.created_at, m.id`.execute(db);
  return rows.flatMap(({ head, currency, accounts }) => (isCurrency(currency) ? [{ head, currency, accounts: Number(accounts) }] : []));
}
