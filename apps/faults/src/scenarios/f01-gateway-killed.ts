import { setTimeout } from 'node:timers/promises';
import { playUntil } from '../load/betting.ts';
import { endScene, setScene } from '../load/scene.ts';
import type { Scenario } from '../scenario.ts';
import type { Gateway } from '../world/gateway.ts';

/** F01: gateways are killed again and again in the middle of their work; whatever a vendor was told is true. */
export const gatewayKilled: Scenario = {
  id: 'F01',
  fault: 'kill -9 of the gateway',
  inTests: true,
  broken: [{ what: 'answers before the commit', preload: ['broken/answers-before-commit.ts'] }],
  run: ({ world, quick, broken }) =>
    world.onStage('F01', broken, async (stage) => {
      const gateways = await stage.gateways(2);
      const scene = await setScene(stage, { players: 6, cash: '5000.00', gateways });
      let over = false;
      const playing = playUntil(() => over, 12, scene.vendor, scene.players);
      const starting = new Map<Gateway, Promise<void>>();
      const end = performance.now() + (quick ? 4000 : 8000);
      let kills = 0;
      while (performance.now() < end) {
        await setTimeout(400 + Math.random() * 500);
        const gateway = gateways[kills++ % 2]!;
        await starting.get(gateway);
        await gateway.kill();
        starting.set(gateway, gateway.start());
      }
      await Promise.all(starting.values());
      over = true;
      return endScene(stage, scene, await playing, { notes: [`${kills} kills`] });
    }),
};
