import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { seedDemoDraws } from './demo-draws.ts';
import { drawsOf, merchant } from './testing.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

test('a demonstration has a past of every game, once, and goes on from there', async () => {
  const { vault, random, merchants, clock, db } = gateway;
  // Starts early in a minute: a test's clock starts at any second, and late in a minute its draw is already closing.
  clock.advance(65 - clock.now().getUTCSeconds());
  const seed = () => seedDemoDraws(db, { merchants, vault, random, now: clock.now() });
  await seed();
  const counts = async () => {
    const rows = await db
      .selectFrom('lottery_draw')
      .select(['game_code', (e) => e.fn.countAll<string>().as('draws')])
      .where('merchant', '=', merchant)
      .where('status', '=', 'settled')
      .groupBy('game_code')
      .execute();
    return new Map(rows.map(({ game_code: code, draws }) => [code, Number(draws)]));
  };
  const past = await counts();
  expect(past.get('XSMB')).toBeGreaterThan(100);
  for (const game of ['XSMN_TPHCM', 'THAI', 'LAO', '4D_A', 'HANOI', 'HANOI_SP', 'K3_1M', 'PC28_5M'])
    expect(past.get(game), game).toBeGreaterThan(1);
  await seed();
  expect(await counts()).toEqual(past);
  const draws = drawsOf(gateway);
  await draws.plan();
  await draws.advance();
  // The chains are salted, so newcomers can bet at once.
  expect(await draws.next('K3_1M')).toMatchObject({ status: 'open' });
});
