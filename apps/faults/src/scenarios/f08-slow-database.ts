import { setTimeout } from 'node:timers/promises';
import { betOf, newRound, type Played } from '../load/betting.ts';
import { endScene, setScene } from '../load/scene.ts';
import { watchHealth } from '../net/watch-health.ts';
import type { Scenario } from '../scenario.ts';

const slow = 3000;
const longestAnswer = 5000;
const longestHealth = 500;
/** Covers this process too, which retries hundreds of calls at once: the machine may have one processor. */
const recovered = 15_000;
/** In ms: a vendor gives up only on a call that hangs, since one whose outcome is unknown may have been stored. */
const untilDefinite = 300_000;

/** F08: everything takes three seconds to the database and three back: answers arrive in time, load is shed, health answers at once. */
export const slowDatabase: Scenario = {
  id: 'F08',
  fault: 'database slow by 3 s each way',
  inTests: true,
  alone: true,
  broken: [{ what: 'takes everything and waits', env: { ANSWER_WITHIN_MS: '60000', CALLS_IN_FLIGHT: '100000' } }],
  run: ({ world, quick, broken }) =>
    world.onStage('F08', broken, async (stage) => {
      const proxy = await stage.proxy();
      const gateways = await stage.gateways(1, { through: proxy });
      const scene = await setScene(stage, { players: 20, cash: '5000.00', gateways });
      const rounds = Array.from({ length: quick ? 300 : 400 }, (_, i) => newRound(scene.players[i % scene.players.length]!));
      const health = watchHealth(gateways[0]!);
      proxy.set({ latency: slow });
      let shed = 0;
      const firstTry = async (round: Played, i: number): Promise<void> => {
        await setTimeout((i * (quick ? 1000 : 2000)) / rounds.length);
        const outcome = await scene.vendor.once('bet', betOf(round));
        if (outcome.kind === 'answered' && outcome.status >= 500 && outcome.ms < 500) shed += 1;
      };
      await Promise.all(rounds.map(firstTry));
      const longest = scene.tally.longest;
      const during = scene.tally.toString();
      const violations: string[] = [];
      if (scene.tally.lost > 0) violations.push(`${scene.tally.lost} calls got no answer`);
      if (longest > longestAnswer) violations.push(`an answer took ${Math.round(longest)} ms`);
      if (shed === 0) violations.push('no call was turned away at once');
      proxy.heal();
      const healed = performance.now();
      // Every call again, until it is definite: the outcome of the first attempts is resolved by their ids.
      const retried = rounds.map(async (round) => {
        round.betTaken = (await scene.vendor.send('bet', betOf(round), untilDefinite))?.status === 200;
      });
      await Promise.race(retried);
      const back = performance.now() - healed;
      if (back > recovered) violations.push(`the first call after it took ${Math.round(back)} ms`);
      await Promise.all(retried);
      const slowest = await health();
      if (slowest > longestHealth) violations.push(`health took ${Math.round(slowest)} ms`);
      const notes = [`while slow ${during}; ${shed} turned away at once, health ${(slowest / 1000).toFixed(2)} s`];
      const result = await endScene(stage, scene, rounds, { violations, notes });
      return { ...result, longest };
    }),
};
