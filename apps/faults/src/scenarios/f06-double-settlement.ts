// Security C07 (docs/security.md).
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '@parlour/gateway/inside';
import { booksAddUp } from '../load/books.ts';
import { resultedDraw, settledLines, settlementOf } from '../load/draws.ts';
import { jobsDone, queueJob } from '../load/jobs.ts';
import { paidWithdrawal, statesOf, unpaidDeposit } from '../load/wallet-rows.ts';
import type { Scenario } from '../scenario.ts';
import type { Gateway } from '../world/gateway.ts';
import { merchant } from '../world/installation.ts';
import type { Player } from '../world/players.ts';
import type { Stage } from '../world/stage.ts';

const workers = 3;

/**
 * F06: three gateways run the same jobs at once over withdrawals whose receipt is due and expired deposits, and one is killed in the
 * middle: each is settled once, and the player is notified once. A draw of a lottery whose gateway is killed while it settles is finished
 * by two others at once: every winner is paid, once.
 */
export const doubleSettlement: Scenario = {
  id: 'F06',
  fault: 'double settlement, a worker killed',
  broken: [{ what: 'locks nothing', preload: ['broken/locks-nothing.ts'] }],
  run: ({ world, quick, broken }) =>
    world.onStage('F06', broken, async (stage) => {
      const db = await stage.db();
      const players = await stage.players(6, '5000.00');
      const count = quick ? 30 : 60;
      const withdrawals: string[] = [];
      const deposits: string[] = [];
      for (let i = 0; i < count; i++) {
        withdrawals.push(await paidWithdrawal(db, stage.vault, players[i % players.length]!, 25));
        deposits.push(await unpaidDeposit(db, players[i % players.length]!, -10));
      }
      // Before anything starts: the schedule may begin by itself.
      const times = { withdrawal: await toldSoFar(db, 'withdrawal'), deposit: await toldSoFar(db, 'deposit') };
      const gateways = await startWorkers(stage, quick ? 25 : 12);
      const jobs = [...(await queueJob(db, 'receive-overdue-withdrawals', workers)), ...(await queueJob(db, 'expire-deposits', workers))];
      const atOnce = await allAtWork(db, jobs);
      await gateways[0]!.kill();
      const done = await allSettled(db, withdrawals, deposits);
      // The killed worker’s jobs are left over; the queue gives them to another one within about a minute.
      const rest = await queueJob(db, 'receive-overdue-withdrawals');
      await jobsDone(db, rest, 12_000);
      const received = [...(await statesOf(db, 'withdrawal', withdrawals)).values()].filter((state) => state === 'received').length;
      const cancelled = [...(await statesOf(db, 'deposit', deposits)).values()].filter((state) => state === 'cancelled').length;
      const told = {
        withdrawal: (await toldSoFar(db, 'withdrawal')) - times.withdrawal,
        deposit: (await toldSoFar(db, 'deposit')) - times.deposit,
      };
      const violations = await booksAddUp(db);
      if (!done) violations.push('not everything was settled in time');
      if (received !== count) violations.push(`${received} of ${count} withdrawals were received`);
      if (cancelled !== count) violations.push(`${cancelled} of ${count} deposits were given up`);
      if (told.withdrawal !== received) violations.push(`${received} withdrawals were told ${told.withdrawal} times`);
      if (told.deposit !== cancelled) violations.push(`${cancelled} deposits were told ${told.deposit} times`);
      const drawn = await settleDraw(stage, db, players, gateways.slice(1), quick ? 5000 : 12_000);
      violations.push(...drawn.violations);
      const stored = received + cancelled;
      const notes = [`${atOnce} of ${workers} gateways at one job when one is killed; ${drawn.note}; contracts come with the agents`];
      return { tries: jobs.length, acknowledged: told.withdrawal + told.deposit, stored, longest: 0, violations, notes };
    }),
};

/** Kills the gateway that settles a draw once a part of it is paid; two others continue, triggered at once. */
async function settleDraw(
  stage: Stage,
  db: Db,
  players: readonly Player[],
  [first, second]: readonly Gateway[],
  lines: number,
): Promise<{ violations: string[]; note: string }> {
  await second!.kill();
  const draw = await resultedDraw(db, players, lines);
  const payload = { merchant: merchant.code, id: draw.id };
  await queueJob(db, 'settle-draw', 1, payload);
  const until = performance.now() + 30_000;
  while ((await settledLines(db, draw.id)) === 0 && performance.now() < until) await setTimeout(10);
  await first!.kill();
  const before = await settlementOf(db, draw.id);
  const rest = await stage.gateways(2);
  await queueJob(db, 'settle-draw', rest.length, payload);
  const end = performance.now() + 60_000;
  let after = await settlementOf(db, draw.id);
  while (after.status !== 'settled' && performance.now() < end) {
    await setTimeout(100);
    after = await settlementOf(db, draw.id);
  }
  const violations: string[] = [];
  if (before.settled === 0 || before.left === 0)
    violations.push(`the gateway was not killed in the middle of a draw: ${before.left} lines were left`);
  if (after.status !== 'settled' || after.left > 0)
    violations.push(`the draw is ${after.status}, ${after.left} of its lines are not settled`);
  if (after.times !== draw.winners || after.paid !== draw.wins)
    violations.push(`${draw.winners} lines win ${draw.wins}, and were paid ${after.times} times, ${after.paid}`);
  violations.push(...(await booksAddUp(db)));
  return { violations, note: `${before.settled} of ${lines} lines of a draw settled when its gateway is killed` };
}

/** Slow enough, by their networks, to be working on the same rows for some seconds. */
async function startWorkers(stage: Stage, latency: number): Promise<Gateway[]> {
  const gateways: Gateway[] = [];
  for (let i = 0; i < workers; i++) {
    const proxy = await stage.proxy();
    gateways.push(...(await stage.gateways(1, { through: proxy })));
    proxy.set({ latency });
  }
  return gateways;
}

/** The number of events of this kind. */
async function toldSoFar(db: Db, kind: 'withdrawal' | 'deposit'): Promise<number> {
  const { rows } = await sql<{ times: number }>`select count(*)::int as times from event where type = ${`${kind}Updated`}`.execute(db);
  return rows[0]!.times;
}

/** Waits, for at most the interval between polls of the queue, until every worker runs one of these jobs; returns how many do. */
async function allAtWork(db: Db, jobs: readonly string[]): Promise<number> {
  const until = performance.now() + 7000;
  for (;;) {
    const { rows } = await sql<{ active: number }>`
      select coalesce(max(active), 0)::int as active
      from (select count(*) as active from pgboss.job where id = any(${jobs as string[]}) and state = 'active' group by name) as by_name`.execute(
      db,
    );
    const { active } = rows[0]!;
    if (active === workers || performance.now() > until) return active;
    await setTimeout(20);
  }
}

async function allSettled(db: Db, withdrawals: readonly string[], deposits: readonly string[]): Promise<boolean> {
  const until = performance.now() + 30_000;
  while (performance.now() < until) {
    const waiting = [...(await statesOf(db, 'withdrawal', withdrawals)).values(), ...(await statesOf(db, 'deposit', deposits)).values()];
    if (waiting.every((state) => state === 'received' || state === 'cancelled')) return true;
    await setTimeout(100);
  }
  return false;
}
