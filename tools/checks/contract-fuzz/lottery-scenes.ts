import { createHash } from 'node:crypto';
import { lotteryDraw, someChase, someSlip, type TestClient, type TestGateway } from '@parlour/gateway/testing';
import { sql } from 'kysely';
import type { Scene } from './account-scenes.ts';
import type { Asked } from './generate.ts';

/** Successful requests about lotteries; random ones never name an existing draw. */
export function lotteryScenes(gateway: TestGateway): Record<string, Scene> {
  const at = (path: Record<string, string>, asked: Asked): Asked => ({ ...asked, path });
  const drawId = (status: 'open' | 'void' = 'open') => lotteryDraw(gateway, { gameCode: 'XSMB', packId: 'vn-north', status });
  return {
    // Nobody may see the book of a draw that still takes bets.
    getDrawBook: async (asked) => at({ drawId: await drawId('void') }, asked),
    getDrawReport: async (asked) => {
      const made = await drawId('void');
      const hash = createHash('sha256').update(made).digest('hex');
      await sql`insert into lottery_report (merchant, draw_id, source, host, raw, raw_hash, prizes, is_complete, fetched_at)
        values ('lotus', ${made}, 'wire', 'wire.example', ${Buffer.from(made)}, ${hash}, '{}', false, now())`.execute(gateway.db);
      return at({ drawId: made, hash }, asked);
    },
    getDraw: async (asked) => at({ drawId: await drawId() }, asked),
    getLotteryRules: async (asked) => {
      await drawId();
      return { ...at({ packId: 'vn-north' }, asked), query: {} };
    },
    getTrend: async (asked) => {
      await drawId();
      return { ...at({ gameCode: 'XSMB' }, asked), query: { kind: 'hot' } };
    },
    listOpenedDraws: async (asked) => {
      await drawId();
      return { ...asked, query: { gameCode: 'XSMB' } };
    },
    quoteBets: async (asked) => {
      const { drawIds, lines } = await someSlip(gateway);
      return { ...asked, body: { drawIds, lines: lines.map(({ type, selection, unit }) => ({ type, selection, unit })) } };
    },
    placeBets: async (asked) => ({ ...asked, body: await someSlip(gateway) }),
  };
}

/** Creates a member's ticket or chase, by the name of the path parameter. */
export function lotteryObjects(gateway: TestGateway, owner: () => TestClient): Record<string, () => Promise<string>> {
  return {
    ticketId: async () => (await owner().value('placeBets', { body: await someSlip(gateway) })).ticketId!,
    chaseId: async () => (await owner().value('placeBets', { body: await someChase(gateway) })).chaseId!,
  };
}
