import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../testing/gateway.ts';

const [first, second] = ['lotus-lanterns', 'quiet-harbour'];
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  // The arcade has only one game so far, and the order of recent games needs two.
  const { db } = gateway;
  const lotus = await db.selectFrom('game').selectAll().where('code', '=', 'lotus-lanterns').executeTakeFirstOrThrow();
  await db
    .insertInto('game')
    .values({ ...lotus, code: second, names: JSON.stringify(lotus.names) })
    .execute();
  const offer = await db
    .selectFrom('merchant_game')
    .selectAll()
    .where('game_code', '=', 'lotus-lanterns')
    .where('merchant', '=', 'lotus')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('merchant_game')
    .values({ ...offer, game_code: second })
    .execute();
});
afterAll(() => gateway.close());

type Member = Awaited<ReturnType<TestGateway['registerMember']>>;
const codesOf = async (member: Member, query = {}) =>
  (await member.value('listRecentGames', { query })).list.map(({ gameCode }) => gameCode);
async function play(member: Member, gameCode: string) {
  gateway.clock.advance(60);
  await member.value('launchGame', { body: { vassalage: 'JL', gameCode, language: 'EN' } });
}

test('recent games are those that the member launched, the last one first, each once', async () => {
  const member = await gateway.registerMember();
  expect(await member.value('listRecentGames')).toEqual({
    list: [],
    page: { pageNo: 1, pageSize: 20, totalPages: 0, totalCount: 0 },
    gameCount: 0,
  });
  await play(member, first);
  await play(member, second);
  expect(await codesOf(member)).toEqual([second, first]);
  await play(member, first);
  expect(await codesOf(member)).toEqual([first, second]);
  expect(await codesOf(member, { pageSize: 1, pageNo: 2 })).toEqual([second]);
});

test('what was refused, what others played and play money are not among them', async () => {
  const [member, other] = [await gateway.registerMember(), await gateway.registerMember()];
  await play(other, 'lotus-lanterns');
  expect((await member.call('launchGame', { body: { vassalage: 'JL', gameCode: 'no-such-game', language: 'EN' } })).status).toBe(409);
  await member.value('launchTrialGame', { body: { vassalage: 'JL', gameCode: 'lotus-lanterns', language: 'EN' } });
  expect(await codesOf(member)).toEqual([]);
  await play(member, 'lotus-lanterns');
  expect(await codesOf(member, { gameType: 'RNG' })).toEqual(['lotus-lanterns']);
  expect(await codesOf(member, { gameType: 'FISH' })).toEqual([]);
});

test('a game that the merchant no longer shows is left out, and is there again when it is shown again', async () => {
  const member = await gateway.registerMember();
  await play(member, 'lotus-lanterns');
  const category = gateway.db.deleteFrom('merchant_category').where('merchant', '=', 'lotus').where('game_type', '=', 'RNG');
  const [row] = await category.returningAll().execute();
  expect(await codesOf(member)).toEqual([]);
  await gateway.db.insertInto('merchant_category').values(row!).execute();
  expect(await codesOf(member)).toEqual(['lotus-lanterns']);
});

test('a guest is asked to log in, a trial user for a real account', async () => {
  const guest = await gateway.guest().call('listRecentGames');
  expect([guest.status, guest.body.code]).toEqual([401, 'not_logged_in']);
  const trial = await (await gateway.startTrial()).call('listRecentGames');
  expect([trial.status, trial.body.code]).toEqual([403, 'real_account_needed']);
});
