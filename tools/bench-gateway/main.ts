import { spawn } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Gateway, type Player, type Stage, World } from '@parlour/faults/world';
import { signedBets } from './bets.ts';
import { embeddedBets } from './embedded.ts';
import { benchPlayers, betRows, betScript, minimalAccounts, minimalScript, minimalTransfer, pgbench, rowsScript } from './pgbench.ts';
import { openStreams, whileDepositing } from './surroundings.ts';
import { allTaken, betsFor, perSecond } from './load.ts';
import { percentile, rawRequest, sendAll, type Load } from './raw-http.ts';
import { measured, report, type Row } from './report.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '6' },
    clients: { type: 'string', default: '32' },
    rounds: { type: 'string', default: '3' },
  },
});
const [seconds, clients, rounds] = [Number(values.seconds), Number(values.clients), Number(values.rounds)];
const results = path.resolve(import.meta.dirname, '../../test-results');
const playerCount = 500;
/**
 * The share of the minimal transfer's rate that a bet's rows should reach, and the share of theirs that a whole bet should reach
 * (docs/adr/0069-what-a-bet-is-measured-against.md).
 */
const goals = { rowsOfMinimal: 0.4, betOfRows: 0.5 };

const world = new World(path.join(results, 'bench'));
try {
  const rows = await world.onStage('bench', undefined, (stage) => bench(stage));
  rows.push(...(await embeddedBets({ clients: 8, seconds, logs: path.join(results, 'bench') })));
  const facts = { at: new Date().toISOString(), cores: os.availableParallelism(), clients, seconds, node: process.version };
  report(rows, facts, path.join(results, 'bench-gateway.json'));
  process.exitCode = rows.some(({ met }) => met === false) ? 1 : 0;
} finally {
  await world.close();
}

/** Runs all variants in turn, several times, so that a noisy moment affects all of them alike; the median of each counts. */
async function bench(stage: Stage): Promise<Row[]> {
  const gateways = await stage.gateways(2);
  const players = await stage.players(playerCount, '100000.00');
  await stage.run(...benchPlayers(players), ...betRows, ...minimalTransfer, minimalAccounts(playerCount), 'vacuum analyze');
  const ports = gateways.map(({ port }) => port);
  const minimal: number[] = [];
  const rowsOnly: number[] = [];
  const bare: number[] = [];
  const one: Load[] = [];
  const two: Load[] = [];
  const betting = { players, key: stage.secrets.vendors.JL, clients };
  await betsFor(2, { ...betting, ports });
  for (let round = 0; round < rounds; round++) {
    const least = await pgbench(stage.url(), minimalScript(playerCount), clients, seconds);
    const written = await pgbench(stage.url(), rowsScript(playerCount), clients, seconds);
    const alone = await pgbench(stage.url(), betScript(playerCount), clients, seconds);
    if (least !== null) minimal.push(least);
    if (written !== null) rowsOnly.push(written);
    if (alone !== null) bare.push(alone);
    one.push(await betsFor(seconds, { ...betting, ports: ports.slice(0, 1) }));
    two.push(await betsFor(seconds, { ...betting, ports }));
  }
  const limit = bare.length > 0 ? middle(bare, (tps) => tps) : null;
  const empty = await emptyRoute();
  const busy = await atAHundred(stage, gateways, players);
  const against = limit === null ? {} : { limit: 'pgbench' };
  const ratio = (load: Load) => (limit === null ? undefined : perSecond(load) / limit);
  const [best1, best2] = [middle(one, perSecond), middle(two, perSecond)];
  return [
    { name: "Fastify's empty JSON route", ...measured(empty), met: null },
    ...(limit === null
      ? []
      : databaseAlone(
          middle(minimal, (tps) => tps),
          middle(rowsOnly, (tps) => tps),
          limit,
        )),
    judged({ name: `bets, 1 gateway, ${clients} clients`, ...measured(best1), ratio: ratio(best1), ...against }, 0.7),
    judged({ name: `bets, 2 gateways, ${clients} clients`, ...measured(best2), ratio: ratio(best2), ...against }, 0.7),
    {
      name: 'bets, 100 a second, with cashier and 200 streams',
      ...measured(busy),
      goal: 'p95 below 300 ms',
      met: percentile(busy, 0.95) < 300,
    },
  ];
}

/** The rates of Postgres without a gateway: for a minimal transfer, for a bet's rows, and for a whole bet. */
function databaseAlone(minimal: number, rowsOnly: number, bets: number): Row[] {
  const against = (name: string, perSecond: number, limit: string, [reference, goal]: [number, number]): Row => {
    const ratio = perSecond / reference;
    return { name: `pgbench, ${name}, ${clients} clients`, perSecond, ratio, limit, goal: `at least ${goal} of it`, met: ratio >= goal };
  };
  return [
    { name: `pgbench, minimal transfer, ${clients} clients`, perSecond: minimal, met: null },
    against('rows of a bet', rowsOnly, 'the minimal transfer', [minimal, goals.rowsOfMinimal]),
    against('wallet_call', bets, 'the rows of a bet', [rowsOnly, goals.betOfRows]),
  ];
}

async function atAHundred(stage: Stage, gateways: readonly Gateway[], players: readonly Player[]): Promise<Load> {
  const ports = gateways.map(({ port }) => port);
  const streams = await openStreams(ports, players.slice(0, 200));
  try {
    return await whileDepositing(stage, ports, players, async () =>
      allTaken(await sendAll(ports, signedBets(players, 100 * seconds, stage.secrets.vendors.JL), clients, { perSecond: 100 })),
    );
  } finally {
    streams.close();
  }
}

async function emptyRoute(): Promise<Load> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'empty-route.ts')], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const port = await new Promise<number>((resolve) => child.stdout.once('data', (line: Buffer) => resolve(Number(String(line)))));
    const asked = Array.from({ length: 40_000 }, () => rawRequest('POST', '/', { 'content-type': 'application/json' }, '{"amount":"1"}'));
    return allTaken(await sendAll([port], asked, clients, 'as fast as answered'));
  } finally {
    child.kill('SIGTERM');
  }
}

function judged({ ratio, ...row }: Omit<Row, 'met' | 'goal' | 'ratio'> & { ratio: number | undefined }, atLeast: number): Row {
  if (ratio === undefined) return { ...row, met: null };
  return { ...row, ratio, goal: `at least ${atLeast} of pgbench`, met: ratio >= atLeast };
}

/** The median element by a measure. */
function middle<T>(all: readonly T[], measure: (each: T) => number): T {
  const sorted = all.toSorted((a, b) => measure(a) - measure(b));
  return sorted[Math.floor(sorted.length / 2)]!;
}
