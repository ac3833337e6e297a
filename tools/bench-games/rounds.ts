import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openStore, readGames, tokenHash } from '@parlour/arcade';
import type { Currency } from '@parlour/domain';
import { World, type Player, type Stage } from '@parlour/faults/world';
import { freePort } from '@parlour/gateway/inside';
import { signedRounds } from '../bench-gateway/bets.ts';
import { allTaken, perSecond } from '../bench-gateway/load.ts';
import { rawRequest, sendAll, type Load } from '../bench-gateway/raw-http.ts';
import { measured, report, type Row } from '../bench-gateway/report.ts';
import { workspace } from '../build/places.ts';

const results = path.join(workspace, 'test-results');
const [clients, playerCount] = [32, 500];
/** The share of the gateway's rate of bare bets and wins that rounds should reach (games.md). */
const goal = 0.7;

/**
 * Measures rounds of a slot as windows request them, through the arcade, the gateway's wallet and its ledger, against bare bets and wins at
 * the same gateway. The two alternate, so that a noisy moment affects both, and the median of each counts. Prints a table; resolves to
 * whether the goal is met.
 */
export async function benchRounds(count: number, turns: number): Promise<boolean> {
  const world = new World(path.join(results, 'bench-rounds'));
  try {
    const rows = await world.onStage('bench-rounds', undefined, (stage) => onStage(stage, count, turns));
    const facts = { at: new Date().toISOString(), cores: os.availableParallelism(), load: os.loadavg()[0], clients, node: process.version };
    report(rows, facts, path.join(results, 'bench-rounds.json'));
    return rows.every(({ met }) => met !== false);
  } finally {
    await world.close();
  }
}

async function onStage(stage: Stage, count: number, turns: number): Promise<Row[]> {
  const [gateway] = await stage.gateways(1);
  const players = await stage.players(playerCount, '100000.00');
  const arcade = await startArcade(stage, gateway!.port, players);
  try {
    const [bare, rounds]: Load[][] = [[], []];
    for (let turn = 0; turn <= turns; turn++) {
      const signed = signedRounds(players, count, stage.secrets.vendors.JL);
      const bets = allTaken(
        await sendAll(
          [gateway!.port],
          signed.map(({ bet }) => bet),
          clients,
          'as fast as answered',
        ),
      );
      const wins = allTaken(
        await sendAll(
          [gateway!.port],
          signed.map(({ win }) => win),
          clients,
          'as fast as answered',
        ),
      );
      const played = allTaken(await sendAll([arcade.port], await arcade.rounds(count), clients, 'as fast as answered'));
      // The first turn only warms up.
      if (turn === 0) continue;
      bare!.push({ ...bets, seconds: bets.seconds + wins.seconds, latencies: bets.latencies.map((each, i) => each + wins.latencies[i]!) });
      rounds!.push(played);
    }
    const [plain, whole] = [middle(bare!), middle(rounds!)];
    const ratio = perSecond(whole) / perSecond(plain);
    return [
      { name: `bet and win, ${clients} clients`, ...measured(plain), met: null },
      {
        name: `rounds of a slot, ${clients} clients`,
        ...measured(whole),
        ratio,
        limit: 'bet and win',
        goal: `at least ${goal} of it`,
        met: ratio >= goal,
      },
    ];
  } finally {
    arcade.stop();
  }
}

function middle(loads: readonly Load[]): Load {
  return loads.toSorted((one, other) => perSecond(one) - perSecond(other))[Math.floor(loads.length / 2)]!;
}

/** Starts a real arcade process for the gateway, in which every player has a window open. */
async function startArcade(stage: Stage, gatewayPort: number, players: readonly Player[]) {
  const folder = path.join(results, 'bench-rounds', randomUUID());
  mkdirSync(folder, { recursive: true });
  const store = openStore(path.join(folder, 'arcade.sqlite'), readGames());
  const now = new Date();
  const tokens = players.map((player) => {
    const token = randomBytes(32).toString('base64url');
    store.sessions.add(
      {
        tokenHash: tokenHash(token),
        walletSessionId: player.gameSession,
        playerId: player.id,
        // The stage's players have one of the platform's currencies.
        currency: player.currency as Currency,
        playMoney: false,
        gameCode: player.gameCode,
        language: 'EN',
        siteOrigin: `http://bench.localhost:${gatewayPort}`,
        minBet: null,
        // No minimum time between rounds.
        pace: null,
        played: null,
        expiresAt: new Date(now.getTime() + 3_600_000),
      },
      now,
    );
    return token;
  });
  store.close();
  const port = await freePort();
  const keys = Object.entries(stage.secrets.vendors)
    .map((pair) => pair.join('='))
    .join(',');
  const env = {
    ...process.env,
    PORT: String(gatewayPort),
    ARCADE_PORT: String(port),
    GATEWAY_URL: `http://127.0.0.1:${gatewayPort}`,
    ARCADE_VENDOR_KEYS: keys,
    DATA_DIR: folder,
    LOG_LEVEL: 'info',
  };
  const main = path.join(workspace, 'apps/arcade/src/server/main.ts');
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => String(text).includes('listening') && resolve());
    child.once('exit', () => reject(new Error('the arcade did not start')));
  });
  const session = await fetch(`http://127.0.0.1:${port}/api/session`, { headers: { authorization: `Bearer ${tokens[0]!}` } });
  if (!session.ok) throw new Error(`the arcade does not know its players: ${await session.text()}`);
  const { stakes } = (await session.json()) as { stakes: string[] };
  const rounds = async (count: number) =>
    Array.from({ length: count }, (_, i) =>
      rawRequest(
        'POST',
        '/api/rounds',
        { 'content-type': 'application/json', authorization: `Bearer ${tokens[i % tokens.length]!}` },
        JSON.stringify({ key: randomUUID(), stake: stakes[0], input: {} }),
      ),
    );
  return { port, rounds, stop: () => void child.kill('SIGTERM') };
}
