import { setTimeout } from 'node:timers/promises';
import { playUntil } from '../load/betting.ts';
import { endScene, setScene } from '../load/scene.ts';
import type { Scenario } from '../scenario.ts';

/** F02: the database crashes and comes back; the gateway survives it, and everything it had acknowledged is there. */
export const databaseCrashed: Scenario = {
  id: 'F02',
  fault: 'crash and restart of the database',
  inTests: true,
  broken: [
    {
      what: 'commits that are not on disk',
      database: (stage) =>
        stage.run('alter system set synchronous_commit = off', `alter system set wal_writer_delay = '10s'`, 'select pg_reload_conf()'),
    },
  ],
  run: ({ world, quick, broken }) =>
    world.onOwnCluster('F02', broken, {}, async (stage) => {
      const [gateway] = await stage.gateways(1);
      const scene = await setScene(stage, { players: 6, cash: '5000.00', gateways: [gateway!] });
      // The players stay, whatever the broken variant loses.
      await stage.run('checkpoint');
      const { pid } = gateway!;
      let over = false;
      const playing = playUntil(() => over, 12, scene.vendor, scene.players);
      for (let crash = 0; crash < (quick ? 2 : 3); crash++) {
        await setTimeout(700 + Math.random() * 300);
        await stage.cluster.stop('immediate');
        await setTimeout(300);
        await stage.cluster.start();
      }
      await setTimeout(500);
      over = true;
      const played = await playing;
      const violations = gateway!.pid === pid && gateway!.alive ? [] : ['the gateway did not survive'];
      return endScene(stage, scene, played, { violations });
    }),
};
