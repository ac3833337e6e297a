import { setTimeout } from 'node:timers/promises';
import { playUntil } from '../load/betting.ts';
import { reckon, settleOpenRounds } from '../load/books.ts';
import { Tally } from '../load/tally.ts';
import { Vendor } from '../load/vendor.ts';
import { Asker } from '../net/ask.ts';
import type { Scenario } from '../scenario.ts';
import type { Gateway } from '../world/gateway.ts';

/** F01: one of two gateways is killed again and again in the middle of its work; what a vendor was told is so. */
export const gatewayKilled: Scenario = {
  id: 'F01',
  fault: 'kill -9 of the gateway',
  broken: [{ what: 'answers before the commit', preload: ['broken/answers-before-commit.ts'] }],
  async run({ world, quick, broken }) {
    const stage = await world.stage('F01', broken);
    const asker = new Asker();
    try {
      const players = await stage.players(6, '5000.00');
      const gateways = await stage.gateways(2);
      const tally = new Tally();
      const vendor = new Vendor({ key: stage.secrets.vendors.JL, asker, tally, at: () => gateways[Math.floor(Math.random() * 2)]! });
      let over = false;
      const playing = playUntil(() => over, 12, vendor, players);
      const end = performance.now() + (quick ? 4000 : 8000);
      const starting = new Map<Gateway, Promise<void>>();
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
      const played = await playing;
      const db = await stage.db();
      const violations = await settleOpenRounds(db, vendor, played);
      const { acknowledged, stored, violations: wrong } = await reckon(db, played, players);
      return {
        tries: tally.tries,
        acknowledged,
        stored,
        longest: tally.longest,
        violations: [...violations, ...wrong],
        notes: [`${kills} kills`, tally.toString()],
      };
    } finally {
      asker.close();
      await stage.close();
    }
  },
};
