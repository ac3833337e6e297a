// Office section 8, Import; policy `catalogue` of section 4.
import type { OperatorCredentials } from '@parlour/office-api/contract';
import type { components } from '@parlour/office-api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { approve, firstTwo, officeOf, operate } from '../../../testing/office.ts';

type Feed = components['schemas']['GameFeed'];

let gateway: TestGateway;
let amina: OperatorCredentials;
let bao: OperatorCredentials;
beforeAll(async () => {
  gateway = await startTestGateway();
  [amina, bao] = await firstTwo(gateway);
});
afterAll(() => gateway.close());
beforeEach(() => gateway.clock.advance(1));

const refusal = (code: string) => expect.objectContaining({ name: 'OfficeError', code }) as Error;
const games = (count: number, more: object = {}) =>
  Array.from({ length: count }, (_, index) => ({ code: `moon-${index}`, name: `Moon ${index}`, line: 'RNG', ...more }));

function check(vendor: string, content: object[] | string | Uint8Array, more: object = {}): Promise<Feed> {
  const text = Array.isArray(content) ? JSON.stringify(content) : content;
  return operate(gateway, 'checkFeed', { vendor, source: 'list.json', content: Buffer.from(text).toString('base64'), ...more });
}
const apply = ({ id, plan }: Feed, as?: OperatorCredentials, state: 'playable' | 'unavailable' = 'playable') =>
  operate(gateway, 'applyFeed', { id, plan, state, reason: 'Their list of this month.' }, as);
async function applyByTwo(feed: Feed, state: 'playable' | 'unavailable' = 'playable') {
  const waiting = await apply(feed, amina, state);
  if (!('approval' in waiting)) throw new Error('it takes no second operator');
  return approve(gateway, waiting.approval, bao);
}
const rows = async ({ id }: Feed, kind?: components['schemas']['FeedKind']) =>
  (await officeOf(gateway).call('listFeedRows', { query: { id, kind } })).list;
const counted = (counts: Partial<Feed['counts']>) => ({ new: 0, changed: 0, back: 0, gone: 0, same: 0, refused: 0, ...counts });

/** Imports these games as the vendor's only ones. */
async function brought(vendor: string, content: object[]): Promise<void> {
  const feed = await check(vendor, content);
  if (feed.takesTwo) await applyByTwo(feed);
  else if (Object.values(feed.chosen).some((count) => count > 0)) await apply(feed);
}

test('a list shows what it would change, and changes nothing', async () => {
  await brought('MGW', games(3, { rtp: 96 }));
  const feed = await check('MGW', [
    { code: 'moon-0', name: 'Moon 0', line: 'RNG', rtp: '96.00' },
    { code: 'moon-1', name: 'Full moon', line: 'RNG', rtp: 95 },
    { code: 'sun', name: 'Sun', line: 'FISH', class: 'fishing' },
    { code: 'star', name: '', line: 'RNG' },
  ]);
  expect(feed).toMatchObject({
    counts: counted({ new: 1, changed: 1, gone: 1, same: 1, refused: 1 }),
    chosen: counted({ new: 1, changed: 1, gone: 1 }),
    takesTwo: true,
    applied: null,
  });
  expect(await rows(feed)).toMatchObject([
    { row: 1, code: 'moon-0', kind: 'same', chosen: false },
    {
      row: 2,
      kind: 'changed',
      chosen: true,
      changes: [
        { field: 'name', before: 'Moon 1', after: 'Full moon' },
        { field: 'rtp', before: '96.00 %', after: '95.00 %' },
      ],
    },
    { row: 3, kind: 'new', changes: [{ field: 'name', after: 'Sun' }, { field: 'line', after: 'FISH' }, { field: 'class' }] },
    { row: 4, kind: 'refused', problem: 'nameMissing', chosen: false },
    { row: null, code: 'moon-2', kind: 'gone', chosen: true },
  ]);
  expect(await check('MGW', games(3, { rtp: 96 })), 'as before').toMatchObject({ counts: counted({ same: 3 }) });
});

test('open pages of every merchant are told of an import that was applied', async () => {
  const told = async () =>
    (await gateway.db.selectFrom('event').select('merchant').where('type', '=', 'gamesChanged').execute()).map(({ merchant }) => merchant);
  const before = (await told()).length;
  await brought('MGW', [{ code: 'tide', name: 'Tide', line: 'RNG' }]);
  expect((await told()).slice(before).toSorted()).toEqual(gateway.merchants.all.map(({ code }) => code).toSorted());
});

describe('of bad files', () => {
  test.each([
    ['half of one', '[{"code":"a","name":"A","line":"RNG"},{"code":', 'feed_not_json'],
    ['half of a CSV', 'code,name,line\na,"A', 'feed_not_csv'],
    ['in Latin 1', Buffer.from('code,name\na,caf\u00e9', 'latin1'), 'feed_not_utf8'],
    ['in UTF-16', Buffer.from('\ufeff[{"code":"a"}]', 'utf16le'), 'feed_not_utf8'],
    ['with null characters', 'code,name\na,\0', 'feed_not_utf8'],
    ['without a list', '{"error":"try later"}', 'feed_no_list'],
    ['without games', '[]', 'feed_empty'],
    ['with a heading twice', 'code,code\na,b', 'feed_columns_twice'],
    ['of more games than a vendor has', JSON.stringify(games(20_001)), 'feed_too_many_games'],
  ])('one %s is refused', async (_what, content, code) => {
    await expect(check('TDW', content)).rejects.toEqual(refusal(code));
  });

  test('invalid rows are refused each with its reason, and the others are accepted', async () => {
    const feed = await check('TDW', [
      ...games(2),
      { code: 'twice', name: 'One', line: 'RNG' },
      { code: 'twice', name: 'Two', line: 'RNG' },
      { code: 'long', name: 'x'.repeat(10_000), line: 'RNG' },
      { code: 'turned', name: 'Moon\u202Enoom', line: 'RNG' },
      { code: 'control', name: 'Mo\u0007on', line: 'RNG' },
      { code: 'picture', name: 'Moon', line: 'RNG', picture: 'file:///etc/passwd' },
      { code: 'half', name: 'Mo\ud83d', line: 'RNG' },
      { code: 'null', name: 'Mo\0on', line: 'RNG', 'a\0 column': '' },
    ]);
    const reasons = (await rows(feed, 'refused')).map(({ code, problem }) => [code, problem]);
    expect(reasons).toEqual([
      ['twice', 'codeTwice'],
      ['twice', 'codeTwice'],
      ['long', 'nameTooLong'],
      ['turned', 'textHidden'],
      ['control', 'textHidden'],
      ['picture', 'pictureInvalid'],
      ['half', 'textBroken'],
      ['null', 'textBroken'],
    ]);
    expect(feed.chosen.new).toBe(2);
  });

  test('an unknown vendor, and an unknown list', async () => {
    await expect(check('NOBODY', games(1))).rejects.toEqual(refusal('not_found'));
    await expect(officeOf(gateway).call('getFeed', { query: { id: 'none' } })).rejects.toEqual(refusal('not_found'));
  });
});

test('columns are mapped once and remembered; a vendor’s words for lines are explained', async () => {
  const csv = 'ref;label;kind\r\na-1;"Moon, full";Reels\r\na-2;Sun;Sea';
  const first = await check('OBF', csv);
  expect(first).toMatchObject({ format: 'csv', columns: [{ name: 'ref', sample: 'a-1' }, {}, {}], counts: { new: 0, refused: 2 } });
  const columns = { code: 'ref', name: 'label', line: 'kind' };
  const half = await operate(gateway, 'mapFeed', { id: first.id, mapping: { columns, lines: { reels: 'RNG' }, otherLine: null } });
  expect(half).toMatchObject({ unknownLines: ['Sea'], counts: { new: 1, refused: 1 } });
  const mapping = { columns, lines: { reels: 'RNG', Sea: 'FISH' }, otherLine: null } as const;
  const whole = await operate(gateway, 'mapFeed', { id: first.id, mapping });
  expect(whole.counts).toMatchObject({ new: 2, refused: 0 });
  await applyByTwo(whole);
  expect(await check('OBF', csv)).toMatchObject({ mapping, counts: counted({ same: 2 }) });
  await expect(operate(gateway, 'mapFeed', { id: first.id, mapping })).rejects.toEqual(refusal('feed_applied'));
});

describe('an import', () => {
  test('of fifty games that change takes one operator, of one more two', async () => {
    await brought('CPM', games(1));
    const fifty = await check('CPM', games(51));
    expect(fifty.takesTwo).toBe(false);
    expect(await apply(fifty)).toMatchObject({ vendor: 'CPM', added: 50, retired: 0 });
    const more = await check('CPM', games(51, { rtp: 97 }));
    await expect(apply(more)).rejects.toEqual(refusal('operator_name_needed'));
    expect(await apply(more, amina)).toMatchObject({ status: 'waits for a second operator', command: 'games import-apply' });
    const { list } = await officeOf(gateway, bao).call('listProposals', { query: {} });
    expect(list).toMatchObject([
      {
        operation: 'applyFeed',
        subject: { kind: 'vendor', id: 'CPM' },
        changes: [{ field: 'changedGames', before: null, after: '51' }],
        reason: 'Their list of this month.',
        mayDecide: true,
      },
    ]);
    expect(await approve(gateway, list[0]!.id, bao)).toMatchObject({ proposal: { status: 'executed' }, result: { changed: 51 } });
    await expect(apply(more, amina)).rejects.toEqual(refusal('feed_applied'));
  });

  test('applies what is chosen, and refuses what was looked at before', async () => {
    await brought('HBL', games(4));
    const feed = await check('HBL', [...games(2, { rtp: 96 }), { code: 'sun', name: 'Sun', line: 'RNG' }]);
    const kept = await operate(gateway, 'chooseFeedRows', { id: feed.id, chosen: false, kind: 'gone' });
    expect(kept).toMatchObject({ counts: { gone: 2 }, chosen: counted({ new: 1, changed: 2 }), takesTwo: false });
    const one = await operate(gateway, 'chooseFeedRows', { id: feed.id, chosen: false, places: [0] });
    expect(one.chosen).toEqual(counted({ new: 1, changed: 1 }));
    await expect(apply(kept)).rejects.toEqual(refusal('feed_outdated'));
    const none = await operate(gateway, 'chooseFeedRows', { id: feed.id, chosen: false });
    await expect(apply(none)).rejects.toEqual(refusal('feed_nothing_chosen'));
    await operate(gateway, 'chooseFeedRows', { id: feed.id, chosen: true, kind: 'new' });
    const again = await operate(gateway, 'chooseFeedRows', { id: feed.id, chosen: true, places: [1] });
    expect(again.plan).toBe(one.plan);
    expect(await apply(again)).toMatchObject({ added: 1, changed: 1, back: 0, retired: 0 });
    expect(await check('HBL', [...games(2, { rtp: 96 }), { code: 'sun', name: 'Sun', line: 'RNG' }])).toMatchObject({
      counts: counted({ same: 2, changed: 1, gone: 2 }),
    });
  });

  test('is stale, and does nothing, if its vendor has changed since it was proposed', async () => {
    await brought('BBG', games(3));
    const waiting = await check('BBG', games(1));
    const proposed = await apply(waiting, amina);
    await brought('BBG', [...games(3), { code: 'sun', name: 'Sun', line: 'RNG' }]);
    const unrelated = await approve(gateway, (proposed as { approval: string }).approval, bao);
    expect(unrelated, 'what it does is as it was').toMatchObject({ proposal: { status: 'executed' }, result: { retired: 2 } });

    await brought('BBG', [...games(3), { code: 'sun', name: 'Sun', line: 'RNG' }]);
    const other = await apply(await check('BBG', games(1, { rtp: 96 })), amina);
    await brought('BBG', [...games(3, { rtp: 95 }), { code: 'sun', name: 'Sun', line: 'RNG' }]);
    const stale = await approve(gateway, (other as { approval: string }).approval, bao);
    expect(stale).toMatchObject({ proposal: { status: 'stale' }, result: null });
    expect(await check('BBG', [...games(3, { rtp: 95 }), { code: 'sun', name: 'Sun', line: 'RNG' }])).toMatchObject({
      counts: counted({ same: 4 }),
    });
  });
});

test('the lobby shows new games at the end, without those that are gone; they come back with what they were', async () => {
  const player = gateway.guest();
  const lobby = async () =>
    (await player.value('listGames', { query: { gameType: 'RNG', pageSize: 100 } })).list.map((game) => game.gameCode);
  const before = await lobby();
  const shipped = await gateway.db.selectFrom('game').select(['code', 'names', 'game_type as line']).where('vendor', '=', 'JL').execute();
  const all = shipped.map((game) => ({ ...game, names: { ...game.names, EN: game.names.EN ?? game.code } }));
  const feed = await check(
    'JL',
    all.filter(({ code }) => code !== before[1]).concat([{ code: 'comet', names: { EN: 'Comet' }, line: 'RNG' }]),
  );
  expect(feed.chosen).toEqual(counted({ new: 1, gone: 1 }));
  await applyByTwo(feed);
  expect(await lobby()).toEqual([...before.filter((code) => code !== before[1]), 'comet']);
  await applyByTwo(await check('JL', all));
  expect(await lobby(), 'in its place').toEqual(before);
  const hidden = await check('JL', [...all, { code: 'meteor', names: { EN: 'Meteor' }, line: 'RNG' }]);
  await apply(hidden, undefined, 'unavailable');
  expect(await lobby()).toEqual(before);
});

test('20,000 games are read, applied and found at once, and the audit log tells of it once', async () => {
  const feed = await check('JL', games(20_000));
  const begun = performance.now();
  await applyByTwo(feed);
  expect(performance.now() - begun).toBeLessThan(30_000);
  const found = await gateway.guest().value('listGames', { query: { search: 'moon 19999', language: 'EN' } });
  expect(found.list.map((game) => game.gameCode)).toEqual(['moon-19999']);
  expect(await check('JL', games(20_000))).toMatchObject({
    counts: { same: 20_000, gone: expect.any(Number) as number },
  });
  const { list } = await officeOf(gateway).call('listAuditEvents', { query: { event: 'vendor.imported', subject: 'JL' } });
  expect(list.filter(({ after }) => after?.includes('"newGames":"20000"'))).toMatchObject([{ outcome: 'done' }]);
});
