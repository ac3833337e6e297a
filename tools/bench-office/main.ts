import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import Table from 'cli-table3';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fillManyRows, idOfMany, officeOf, playing, startCluster, startTestGateway } from '@parlour/gateway/inside';
import { loadBrands } from '@parlour/brand/schema';
import { withPatience } from '../bench/on-postgres.ts';
import { brandsFolder } from '../build/places.ts';
import { buildAll } from '../commands/build-all.ts';
import { questionsOf } from './questions.ts';
import { scrollMembers, type Scrolled } from './scroll.ts';

/**
 * Measures how fast the office answers over many rows (office section 10), on a Postgres of its own: each question is asked as an operator
 * would, with roles, row-level security and the contract's validation, but without a network.
 */
const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '20000000' },
    payments: { type: 'string', default: '5000000' },
    times: { type: 'string', default: '60' },
  },
});
const [members, rounds, payments, times] = [values.members, values.rounds, values.payments, values.times].map(Number) as [
  number,
  number,
  number,
  number,
];
const warmUp = 3;
/** How often bets alone and bets beside reports are measured. */
const turns = 8;
/** The limit for the longest frame while a list scrolls, in ms. */
const frameGoal = 33;

// Builds every brand, the arcade and the office.
await buildAll(loadBrands(brandsFolder).length + 2);
const cluster = await startCluster({ settings: { shared_buffers: '256MB', max_wal_size: '4GB', fsync: 'off', random_page_cost: 1.1 } });
try {
  process.env['TEST_DATABASE_URL'] = cluster.url;
  // Comes first, so that a problem with browser or build shows before a quarter of an hour of creating rows.
  const scrolled = await scrollMembers(10_000);
  const gateway = await startTestGateway();
  try {
    // Before the rows are created, which takes longer than a human proof is valid.
    const { bet } = await playing(gateway, '50000.00');
    const began = Date.now();
    await withPatience(gateway, ({ owner }) =>
      fillManyRows(owner, { members, rounds, payments, merchant: 'lotus', currency: 'BDT', until: gateway.clock.now() }),
    );
    console.log(`${members} members, ${rounds} rounds and ${payments} deposits and withdrawals each were made in ${seconds(began)} s.`);
    const office = officeOf(gateway);
    const some = (index: number) => idOfMany(1 + ((index * 7919) % members));
    const questions = await questionsOf({ office, merchant: 'lotus', some, now: gateway.clock.now() });
    const measured: Measured[] = [];
    for (const [name, goal, ask] of questions) measured.push(await measure(name, goal, ask));
    measured.push(...(await betsBesideReports()));
    report(measured, scrolled);

    /**
     * Measures a vendor's bets with nobody at the office, and while two operators constantly look at reports; alternating, so that other
     * load on the machine affects both alike.
     */
    async function betsBesideReports(): Promise<Measured[]> {
      const ask = async () => void (await bet());
      const [alone, beside]: [number[], number[]] = [[], []];
      for (let turn = 0; turn < turns; turn++) {
        alone.push(...(await timesOf(ask, times / 2)));
        let over = false;
        const reading = async () => {
          while (!over) {
            await office.call('getDashboard', { query: { period: 'month' } });
            await office.call('listMembers', { query: {} });
            await new Promise((resolve) => setTimeout(resolve, 1000));
          }
        };
        const readers = [reading(), reading()];
        beside.push(...(await timesOf(ask, times / 2)));
        over = true;
        await Promise.all(readers);
      }
      const usual = figuresOf('a bet', null, alone);
      return [usual, figuresOf('a bet while reports run', usual.p95 * 1.1, beside)];
    }
  } finally {
    await gateway.close();
  }
} finally {
  await cluster.close();
}

interface Measured {
  name: string;
  /** Milliseconds. */
  p50: number;
  p95: number;
  /** The limit for the 95th percentile; null for a row that is only there for comparison. */
  goal: number | null;
}

async function measure(name: string, goal: number | null, ask: (index: number) => Promise<unknown>): Promise<Measured> {
  return figuresOf(name, goal, await timesOf(ask, times));
}

/** How long each call took, in ms, after some calls to warm up. */
async function timesOf(ask: (index: number) => Promise<unknown>, asked: number): Promise<number[]> {
  const took: number[] = [];
  for (let index = 0; index < warmUp + asked; index++) {
    const began = performance.now();
    await ask(index);
    if (index >= warmUp) took.push(performance.now() - began);
  }
  return took;
}

function figuresOf(name: string, goal: number | null, took: readonly number[]): Measured {
  const sorted = took.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!;
  return { name, p50: at(0.5), p95: at(0.95), goal };
}

function report(rows: readonly Measured[], scrolled: Scrolled): void {
  const table = new Table({ head: ['', 'p50', 'p95', 'goal', ''] });
  for (const { name, p50, p95, goal } of rows)
    table.push([
      name,
      `${p50.toFixed(1)} ms`,
      `${p95.toFixed(1)} ms`,
      ...(goal === null ? ['', ''] : [`p95 < ${goal.toFixed(0)} ms`, p95 < goal ? 'met' : 'MISSED']),
    ]);
  console.log(table.toString());
  const { longest, usual, control } = scrolled;
  console.log(
    `Load of the machine over 1, 5 and 15 minutes: ${os
      .loadavg()
      .map((load) => load.toFixed(1))
      .join(', ')}; cores: ${os.availableParallelism()}.`,
  );
  const verdict = longest <= frameGoal ? 'met' : 'MISSED';
  console.log(
    `${scrolled.rows} rows scrolled with a processor four times slower: longest frame ${longest.toFixed(1)} ms (at most ${frameGoal}: ${verdict}), ` +
      `99 of 100 within ${usual.toFixed(1)} ms; plain text has one of ${control.toFixed(1)} ms.`,
  );
  const file = path.resolve(import.meta.dirname, '../../test-results/bench-office.json');
  mkdirSync(path.dirname(file), { recursive: true });
  const facts = {
    at: new Date().toISOString(),
    cores: os.availableParallelism(),
    load: os.loadavg(),
    members,
    rounds,
    payments,
    node: process.version,
  };
  writeFileSync(file, `${JSON.stringify({ ...facts, rows, scrolled }, null, 2)}\n`);
  if (longest > frameGoal || rows.some(({ p95, goal }) => goal !== null && p95 >= goal)) process.exitCode = 1;
}

function seconds(since: number): string {
  return ((Date.now() - since) / 1000).toFixed(1);
}
