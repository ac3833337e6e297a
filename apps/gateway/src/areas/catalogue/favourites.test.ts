import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../testing/gateway.ts';

type Member = Awaited<ReturnType<TestGateway['registerMember']>>;
interface Game {
  nodeId: string;
}

let gateway: TestGateway;
let games: Game[];
beforeAll(async () => {
  gateway = await startTestGateway();
  // Enough for a second page.
  const { db } = gateway;
  const lotus = await db.selectFrom('game').selectAll().where('code', '=', 'lotus-lanterns').executeTakeFirstOrThrow();
  const offer = await db
    .selectFrom('merchant_game')
    .selectAll()
    .where('game_code', '=', lotus.code)
    .where('merchant', '=', 'lotus')
    .executeTakeFirstOrThrow();
  const more = Array.from({ length: 25 }, (_, place) => `lantern-${String(place).padStart(2, '0')}`);
  await db
    .insertInto('game')
    .values(more.map((code) => ({ ...lotus, code, names: JSON.stringify(lotus.names) })))
    .execute();
  await db
    .insertInto('merchant_game')
    .values(more.map((code) => ({ ...offer, game_code: code })))
    .execute();
  games = (await gateway.guest().value('listGames', { query: { gameType: 'RNG', pageSize: 25 } })).list;
});
afterAll(() => gateway.close());

const payload = ({ nodeId }: { nodeId: string }) => ({ nodeId, vendor: nodeId.split('-')[0]!, gameType: 'RNG' as const });
const idsOf = async (member: Member) => (await member.value('getFavGames')).ids;
async function add(member: Member, game: { nodeId: string }) {
  gateway.clock.advance(2);
  expect((await member.call('addFavGame', { body: payload(game) })).status).toBe(200);
}

test('favourites are the member’s own, the last one first, each once', async () => {
  const [member, other] = [await gateway.registerMember(), await gateway.registerMember()];
  const [first, second] = games as [Game, Game];
  expect(await member.value('listFavGames')).toEqual({ ids: [], list: { content: [], pageNum: 1, totalPages: 0 } });
  await add(member, first);
  await add(member, second);
  await add(member, first);
  expect(await idsOf(member)).toEqual([second.nodeId, first.nodeId]);
  expect(await idsOf(other)).toEqual([]);
  // The specification's clients also send these; only the cookie determines who is calling.
  const query = {
    clientType: '3',
    platform: 'flash',
    token: member.memberId,
    pageNo: 1,
    pageSize: 999,
    gameType: 'RNG',
    language: 'EN',
  } as const;
  expect((await other.value('listFavGames', { query })).ids).toEqual([]);
  const { list } = await member.value('listFavGames', { query: { language: 'EN' } });
  expect(list.content.map(({ nodeId }) => nodeId)).toEqual([second.nodeId, first.nodeId]);

  expect((await other.call('removeFavGame', { query: { nodeId: first.nodeId } })).status).toBe(200);
  for (let times = 0; times < 2; times++)
    expect((await member.call('removeFavGame', { query: { nodeId: second.nodeId } })).status).toBe(200);
  expect(await idsOf(member)).toEqual([first.nodeId]);
});

test('a list of favourites is read in pages of 20, or all at once, by category', async () => {
  const member = await gateway.registerMember();
  expect(games).toHaveLength(25);
  for (const game of games) await add(member, game);
  const first = await member.value('listFavGames');
  expect([first.ids.length, first.list.content.length, first.list.pageNum, first.list.totalPages]).toEqual([25, 20, 1, 2]);
  const last = await member.value('listFavGames', { query: { pageNo: 2 } });
  expect(last.list.content.map(({ nodeId }) => nodeId)).toEqual(first.ids.slice(20));
  expect((await member.value('listFavGames', { query: { pageSize: 999 } })).list.content).toHaveLength(25);
  expect((await member.value('listFavGames', { query: { gameType: 'FISH' } })).ids).toEqual([]);
  expect((await member.value('getFavGames', { query: { gameType: 'RNG' } })).ids).toHaveLength(25);
});

test('only games that the site shows can be favourites, and those that it shows no more are left out', async () => {
  const member = await gateway.registerMember();
  for (const wrong of [
    { nodeId: 'JL-no-such-game', vendor: 'JL', gameType: 'RNG' as const },
    { nodeId: 'nothing', vendor: 'JL', gameType: 'RNG' as const },
    { ...payload(games[0]!), vendor: 'XX' },
    { ...payload(games[0]!), gameType: 'FISH' as const },
  ]) {
    const { status, body } = await member.call('addFavGame', { body: wrong });
    expect([status, body.code]).toEqual([409, 'game_not_available']);
  }
  await add(member, games[0]!);
  const category = gateway.db.deleteFrom('merchant_category').where('merchant', '=', 'lotus').where('game_type', '=', 'RNG');
  const [row] = await category.returningAll().execute();
  expect(await member.value('listFavGames')).toMatchObject({ ids: [], list: { content: [], totalPages: 0 } });
  await gateway.db.insertInto('merchant_category').values(row!).execute();
  expect(await idsOf(member)).toEqual([games[0]!.nodeId]);
});

test('a minute takes no more toggles than a page makes', async () => {
  const member = await gateway.registerMember();
  const toggles = await Promise.all(Array.from({ length: 62 }, () => member.call('removeFavGame', { query: { nodeId: 'JL-x' } })));
  expect(toggles.filter(({ body }) => body.code === 'too_many_requests')).toHaveLength(2);
  gateway.clock.advance(61);
  expect((await member.call('removeFavGame', { query: { nodeId: 'JL-x' } })).status).toBe(200);
});

test('a guest is asked to log in, a trial user for a real account', async () => {
  const trial = await gateway.startTrial();
  for (const operation of ['getFavGames', 'listFavGames'] as const) {
    expect((await gateway.guest().call(operation)).body.code).toBe('not_logged_in');
    expect((await trial.call(operation)).body.code).toBe('real_account_needed');
  }
  expect((await gateway.guest().call('addFavGame', { body: payload(games[0]!) })).body.code).toBe('not_logged_in');
  expect((await trial.call('addFavGame', { body: payload(games[0]!) })).body.code).toBe('real_account_needed');
});
