import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { v7 as uuid } from 'uuid';
import { alterFunction } from '../broken/alter.ts';
import { playUntil } from '../load/betting.ts';
import { endScene, setScene } from '../load/scene.ts';
import type { Scenario } from '../scenario.ts';
import { merchant } from '../world/installation.ts';
import type { Player } from '../world/players.ts';
import type { Stage } from '../world/stage.ts';

/**
 * F13: 24 clients over three accounts. Half play through two gateways, half move money between players by the ledger's own function; no
 * caller sees a deadlock, and none happens.
 */
export const crossingTransfers: Scenario = {
  id: 'F13',
  fault: 'crossing transfers',
  inTests: true,
  broken: [
    {
      what: 'locks in the order of the lines',
      database: (stage) => alterFunction(stage, 'ledger_post', 'order by a.id for update of a', 'order by line.amount for update of a'),
    },
  ],
  run: ({ world, quick, broken }) =>
    world.onStage('F13', broken, async (stage) => {
      const gateways = await stage.gateways(2);
      const scene = await setScene(stage, { players: 3, cash: '20000.00', gateways });
      const end = performance.now() + (quick ? 2000 : 4000);
      const over = () => performance.now() > end;
      const [played, crossed] = await Promise.all([
        playUntil(over, 12, scene.vendor, scene.players),
        crossUntil(over, 12, stage, scene.players),
      ]);
      const violations = crossed.failures.length > 0 ? [`${crossed.failures.length} transfers failed: ${crossed.failures[0]}`] : [];
      const internal = scene.tally.answers((status) => status >= 500);
      if (internal > 0) violations.push(`${internal} calls were answered with a 5xx`);
      const { rows } = await sql<{ deadlocks: number }>`
        select deadlocks::int from pg_stat_database where datname = current_database()`.execute(await stage.db());
      if (rows[0]!.deadlocks > 0) violations.push(`the database had to end ${rows[0]!.deadlocks} deadlocks`);
      return endScene(stage, scene, played, { violations, notes: [`${crossed.done} crossing transfers`] });
    }),
};

/** Moves one unit back and forth between random players; each is returned, so that balances do not show it. */
async function crossUntil(over: () => boolean, clients: number, stage: Stage, players: readonly Player[]) {
  const pool = new pg.Pool({ connectionString: stage.url(), max: clients });
  const failures: string[] = [];
  let done = 0;
  const client = async (): Promise<void> => {
    while (!over()) {
      const from = players[Math.floor(Math.random() * players.length)]!;
      const to = players[(players.indexOf(from) + 1 + Math.floor(Math.random() * 2)) % players.length]!;
      for (const [giver, taker] of [
        [from, to],
        [to, from],
      ] as const)
        await pool.query('select ledger_post($1::jsonb)', [JSON.stringify(transferOf(giver, taker))]).then(
          () => (done += 1),
          (error: Error) => failures.push(error.message),
        );
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  await pool.end();
  return { done, failures };
}

function transferOf(from: Player, to: Player): object {
  const key = `crossing:${randomUUID()}`;
  const line = (player: Player, amount: string) => ({ owner: 'member', ownerId: player.id, account: 'cash', amount });
  return {
    id: uuid(),
    kind: 'adjustment',
    key,
    hash: createHash('sha256').update(key).digest('hex'),
    merchant: merchant.code,
    book: 'real',
    asset: from.currency,
    at: new Date().toISOString(),
    reference: null,
    reverses: null,
    lines: [line(from, '-1'), line(to, '1')],
  };
}
