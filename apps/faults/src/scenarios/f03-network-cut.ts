import { setTimeout } from 'node:timers/promises';
import { playUntil } from '../load/betting.ts';
import { endScene, setScene } from '../load/scene.ts';
import type { Faults } from '../net/fault-proxy.ts';
import type { Scenario } from '../scenario.ts';

/**
 * Answers arrive within this, in ms, whatever the network does (security F03); the gateway's own limit leaves a little time for sending
 * them.
 */
const longest = 4000;
/** After the network has recovered, a call is done within this, in ms. */
const recovered = 3000;

/** F03: the network between gateway and database fails in four ways; calls whose fate is unknown are resolved by their id. */
export const networkCut: Scenario = {
  id: 'F03',
  fault: 'network cut to the database',
  inTests: true,
  broken: [
    { what: 'waits for ever', env: { ANSWER_WITHIN_MS: '60000' }, preload: ['broken/no-timeouts.ts'] },
    { what: 'a repeat is a new call', preload: ['broken/forgets-calls.ts'] },
  ],
  run: ({ world, quick, broken }) =>
    world.onStage('F03', broken, async (stage) => {
      const proxy = await stage.proxy();
      const gateways = await stage.gateways(1, { through: proxy });
      const scene = await setScene(stage, { players: 6, cash: '5000.00', gateways });
      let over = false;
      const playing = playUntil(() => over, 12, scene.vendor, scene.players);
      const violations: string[] = [];
      const notes: string[] = [];
      const fail = async (name: string, ms: number, faults: Partial<Faults>, begin: () => void = () => undefined) => {
        await setTimeout(400);
        proxy.set(faults);
        begin();
        await setTimeout(ms);
        proxy.heal();
        const healed = performance.now();
        const done = await scene.vendor.send('balance', { sessionId: scene.players[0]!.gameSession }, 10_000);
        const took = performance.now() - healed;
        notes.push(`${name}: back after ${(took / 1000).toFixed(1)} s`);
        if (done?.status !== 200 || took > recovered) violations.push(`${name}: no recovery within ${recovered} ms without a restart`);
      };
      await fail('refused', quick ? 500 : 1500, { refuse: true }, () => proxy.cut());
      await fail('deaf', quick ? 4500 : 6000, { deaf: true });
      await fail('answers swallowed', quick ? 500 : 1500, { swallowAnswers: true });
      await fail('5 % resets', quick ? 1000 : 2500, { resetChance: 0.05 });
      over = true;
      const played = await playing;
      if (scene.tally.longest > longest) violations.push(`an answer took ${Math.round(scene.tally.longest)} ms`);
      return endScene(stage, scene, played, { violations, notes });
    }),
};
