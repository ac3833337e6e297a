import { setTimeout } from 'node:timers/promises';
import { betOf, newRound, type Played } from '../load/betting.ts';
import { booksAddUp, storedTimes } from '../load/books.ts';
import { setScene } from '../load/scene.ts';
import { openStreamClient } from '@parlour/gateway/inside';
import type { Scenario } from '../scenario.ts';
import { merchant } from '../world/installation.ts';

/** From the signal to the end of the process, in ms. */
const longestEnd = 9000;

/** F12: a gateway is told to end while 16 clients call it; every posted call is answered, and it exits with 0. */
export const toldToEnd: Scenario = {
  id: 'F12',
  fault: 'SIGTERM under load',
  inTests: true,
  broken: [{ what: 'leaves at once', inTests: true, preload: ['broken/leaves-at-once.ts'] }],
  run: ({ world, quick, broken }) =>
    world.onStage('F12', broken, async (stage) => {
      const gateways = await stage.gateways(1);
      const gateway = gateways[0]!;
      const { players, vendor, tally } = await setScene(stage, { players: 8, cash: '5000.00', gateways });
      const stream = await openStreamClient(gateway.port, { host: merchant.domains[0]! });
      const taken: Played[] = [];
      const refused: Played[] = [];
      const client = async (i: number) => {
        for (let gone = false; !gone;) {
          const round = newRound(players[i % players.length]!);
          const outcome = await vendor.once('bet', betOf(round));
          if (outcome.kind === 'answered' && outcome.status === 200) taken.push(round);
          if (outcome.kind !== 'answered') refused.push(round);
          gone = outcome.kind !== 'answered';
        }
      };
      const clients = Promise.all(Array.from({ length: 16 }, (_, i) => client(i)));
      await setTimeout(quick ? 600 : 1200);
      const retryBefore = stream.retry();
      const { code, ms } = await gateway.terminate();
      await clients;
      await stream.ended;
      const db = await stage.db();
      const stored = await storedTimes(
        db,
        taken.map(({ bet }) => bet),
      );
      const strays = await storedTimes(
        db,
        refused.map(({ bet }) => bet),
      );
      const violations = await booksAddUp(db);
      if (tally.lost > 0) violations.push(`${tally.lost} posted calls were not answered`);
      if (strays.size > 0) violations.push(`${strays.size} calls that were not answered are stored`);
      if (stored.size !== taken.length) violations.push(`${taken.length} bets were acknowledged, ${stored.size} are stored`);
      if (code !== 0) violations.push(`the exit code is ${code}`);
      if (ms > longestEnd) violations.push(`the end took ${Math.round(ms)} ms`);
      if (stream.retry() === retryBefore) violations.push('the event stream ended without a hint when to come back');
      const notes = [`exit ${code} after ${(ms / 1000).toFixed(1)} s`, tally.toString()];
      return { tries: tally.tries, acknowledged: taken.length, stored: stored.size, longest: tally.longest, violations, notes };
    }),
};
