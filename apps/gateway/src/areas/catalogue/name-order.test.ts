import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { orderNames, placesOf } from './name-order.ts';

const named = (name: string, names: Partial<Record<'VI' | 'CN', string>> = {}) => ({ vendor: 'JL', code: name, name, names });

test('each language has its own order; a game without a name in it is sorted by its fallback name', () => {
  const places = placesOf([named('Zebra', { VI: 'Đèn', CN: '安' }), named('Dune', { VI: 'Dừa', CN: '张' }), named('Amber')]);
  expect(places.map(({ EN }) => EN)).toEqual([2, 1, 0]);
  expect(places.map(({ VI }) => VI)).toEqual([2, 1, 0]);
  const [first, second] = places.map(({ CN }) => CN!);
  expect(first).toBeLessThan(second!);
});

test('equal names share a place', () => {
  expect(placesOf([named('Amber'), named('Amber'), named('Brass')]).map(({ EN }) => EN)).toEqual([0, 0, 2]);
});

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

test('a game added outside the importer is last until names are sorted again', async () => {
  const { db } = gateway;
  const lotus = await db.selectFrom('game').selectAll().where('code', '=', 'lotus-lanterns').executeTakeFirstOrThrow();
  const offer = await db
    .selectFrom('merchant_game')
    .selectAll()
    .where('merchant', '=', 'lotus')
    .where('game_code', '=', lotus.code)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('game')
    .values({ ...lotus, code: 'aardvark', name: 'Aardvark', names: JSON.stringify({ EN: 'Aardvark' }), name_places: {} })
    .execute();
  await db
    .insertInto('merchant_game')
    .values({ ...offer, game_code: 'aardvark' })
    .execute();
  const names = async () => {
    const { list } = await gateway.guest().value('listGames', { query: { gameType: 'RNG', sort: 'NAME', language: 'EN', pageSize: 100 } });
    return list.map(({ displayName }) => displayName);
  };
  expect((await names()).at(-1)).toBe('Aardvark');
  await orderNames(db);
  expect((await names())[0]).toBe('Aardvark');
});
