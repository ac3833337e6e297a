// Office 8 (vendors and games), O9, O37.
import type { OfficeInput } from '@parlour/office-api';
import type { BodyOf, OperationId, OperatorCredentials } from '@parlour/office-api/contract';
import type { BuiltInRole } from '@parlour/domain/office';
import { dayIn } from '@parlour/domain/reports';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { seed } from '../../../main/seed.ts';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { firstTwo, officeOf, operate } from '../../../testing/office.ts';
import { createHeartbeat } from '../../../http/health/heartbeat.ts';
import { countVendorCall, takeVendorCalls } from '../../../observe/vendor-calls.ts';
import { positionBetween } from '../../catalogue/order.ts';
import { playing } from '../../vendors/testing.ts';

let gateway: TestGateway;
let amina: OperatorCredentials;
beforeAll(async () => {
  gateway = await startTestGateway({ config: { trustedProxies: ['203.0.113.7'], countryHeader: 'x-country' } });
  [amina] = await firstTwo(gateway);
});
afterAll(() => gateway.close());
beforeEach(() => gateway.clock.advance(1));

const game = 'JL-lotus-lanterns';
const run = <K extends OperationId>(operation: K, body: BodyOf<K>, as?: OperatorCredentials) => operate(gateway, operation, body, as);
const games = (query: OfficeInput<'listGames'>['query'] = {}) => officeOf(gateway).call('listGames', { query });
const show = (id = game) => officeOf(gateway).call('getGame', { query: { game: id } });
const refusal = (code: string) => expect.objectContaining({ name: 'OfficeError', code }) as Error;
const soon = (minutes: number) => new Date(gateway.clock.now().getTime() + minutes * 60_000).toISOString();
const launch = (host = 'lotus.localhost') =>
  gateway.guest({ host }).call('launchTrialGame', { body: { vassalage: 'JL', gameCode: 'lotus-lanterns', language: 'EN' } });
const tile = async (host = 'lotus.localhost', country?: string) =>
  (
    await gateway
      .guest({ host, ...(country && { headers: { 'x-country': country } }) })
      .value('listGames', { query: { vassalage: 'JL', language: 'EN', pageSize: 100 } })
  ).list.find(({ nodeId }) => nodeId === game);
const rngOf = async () => (await games({ merchant: 'lotus', line: 'RNG' })).list.map(({ id }) => id);

async function give(role: BuiltInRole, merchant: string | null): Promise<void> {
  await gateway.db.updateTable('operator_role').set({ role, merchant }).where('operator', '=', amina.name).execute();
}

describe('maintenance', () => {
  test('of a vendor refuses launches, is told on its tiles in their language, and is over at its time', async () => {
    const until = soon(60);
    const texts = { EN: 'New reels are coming.', BN: 'নতুন রিল আসছে।' };
    await run('startVendorMaintenance', { vendor: 'JL', until, texts, reason: 'The vendor updates' }, amina);
    expect(await launch()).toMatchObject({ status: 503, body: { code: 'game_under_maintenance', params: { until } } });
    expect(await tile()).toMatchObject({ playable: false, trialPlayable: false, maintenance: { until, text: texts.EN } });
    expect((await games({ state: 'maintenance', vendor: 'JL' })).list.length).toBeGreaterThan(1);
    gateway.clock.advance(3600);
    expect((await launch()).status).toBe(200);
    const after = await tile();
    expect(after?.playable).toBe(true);
    expect(after).not.toHaveProperty('maintenance');
  });

  test('at one merchant leaves the others alone, begins when it is planned, and can be ended before its time', async () => {
    await run('startGameMaintenance', { game, merchant: 'delta', from: soon(10), reason: 'A new version' }, amina);
    expect((await launch('delta.localhost')).status).toBe(200);
    gateway.clock.advance(600);
    expect((await launch('delta.localhost')).body.code).toBe('game_under_maintenance');
    expect((await launch()).status).toBe(200);
    await run('endGameMaintenance', { game, merchant: 'delta' }, amina);
    expect((await launch('delta.localhost')).status).toBe(200);
    await expect(run('endGameMaintenance', { game, merchant: 'delta' }, amina)).rejects.toEqual(refusal('not_found'));
  });

  test('that is over before it begins is refused', async () => {
    await expect(run('startVendorMaintenance', { vendor: 'JL', until: soon(-1), reason: 'Too late' })).rejects.toEqual(
      refusal('field_invalid'),
    );
    await expect(run('startVendorMaintenance', { vendor: 'NONE', reason: 'For nobody' })).rejects.toEqual(refusal('not_found'));
  });

  test('can be set by risk at their own merchant, and at every one only with a role for all', async () => {
    await give('risk', 'delta');
    await expect(run('startVendorMaintenance', { vendor: 'JL', reason: 'Everywhere' }, amina)).rejects.toEqual(refusal('forbidden'));
    await expect(run('startVendorMaintenance', { vendor: 'JL', merchant: 'lotus', reason: 'Elsewhere' }, amina)).rejects.toEqual(
      refusal('not_found'),
    );
    await run('startVendorMaintenance', { vendor: 'JL', merchant: 'delta', reason: 'Only here' }, amina);
    await run('endVendorMaintenance', { vendor: 'JL', merchant: 'delta' }, amina);
    await expect(run('orderGame', { merchant: 'delta', game, to: 1 }, amina)).rejects.toEqual(refusal('forbidden'));
    await expect(run('retireGame', { game, reason: 'Not theirs' }, amina)).rejects.toEqual(refusal('forbidden'));
    await give('owner', null);
  });
});

describe('the order', () => {
  test('is changed within a line, before and after another or to a place, and players see it', async () => {
    const [first, second, third, ...rest] = await rngOf();
    expect(await run('orderGame', { merchant: 'lotus', game: third!, before: first! })).toMatchObject({ place: 1, line: 'RNG' });
    expect(await rngOf()).toEqual([third, first, second, ...rest]);
    await run('orderGame', { merchant: 'lotus', game: third!, after: second! });
    expect(await rngOf()).toEqual([first, second, third, ...rest]);
    await run('orderGame', { merchant: 'lotus', game: first!, to: 9999 });
    const { list } = await gateway.guest().value('listGames', { query: { gameType: 'RNG', pageSize: 100 } });
    expect(list.map(({ nodeId }) => nodeId)).toEqual([second, third, ...rest, first]);
    await expect(run('orderGame', { merchant: 'lotus', game: first!, before: first! })).rejects.toEqual(refusal('field_invalid'));
    await expect(run('orderGame', { merchant: 'lotus', game: first! })).rejects.toEqual(refusal('field_invalid'));
  });

  test('keeps every game where many move at once, and stays when the gateway starts again', async () => {
    const before = await rngOf();
    await Promise.all(before.slice(0, 12).map((each, place) => run('orderGame', { merchant: 'lotus', game: each, to: 12 - place })));
    const after = await rngOf();
    expect(after.toSorted()).toEqual(before.toSorted());
    // Inserts between the same two neighbours until no sort position is left between them.
    for (let turn = 0; turn < 14; turn++) {
      const [, second, third] = await rngOf();
      await run('orderGame', { merchant: 'lotus', game: third!, before: second! });
    }
    const [first, second, third] = await rngOf();
    await seed(gateway.db, gateway);
    expect((await rngOf()).slice(0, 3)).toEqual([first, second, third]);
    expect(new Set(await rngOf()).size).toBe(before.length);
  });

  test('finds no place between neighbours', () => {
    expect([positionBetween(1, 2), positionBetween(1, 3), positionBetween(5, 5)]).toEqual([undefined, 2, undefined]);
    expect([positionBetween(undefined, 0), positionBetween(0, undefined)]).toEqual([-1024, 1024]);
  });
});

describe('a mark', () => {
  test('disappears at its time without an operator', async () => {
    const quiet = (await games({ merchant: 'lotus', line: 'RNG' })).list.find((each) => !each.hot)!.id;
    await run('flagGame', { merchant: 'lotus', game: quiet, flag: 'hot', on: true, until: soon(30) }, amina);
    const hot = async () => (await games({ merchant: 'lotus', flag: 'hot' })).list.map(({ id }) => id);
    const carousel = async () => (await gateway.guest().value('listHotGames')).list.map(({ nodeId }) => nodeId);
    expect([await hot(), await carousel()]).toEqual([expect.arrayContaining([quiet]), expect.arrayContaining([quiet])]);
    gateway.clock.advance(1800);
    expect([await hot(), await carousel()]).toEqual([expect.not.arrayContaining([quiet]), expect.not.arrayContaining([quiet])]);
  });
});

describe('what is true of a game', () => {
  test('can only be changed by an operator who has seen its current version: the second of two is refused', async () => {
    const { version } = await show();
    const figures = { rtp: 9650, volatility: 'high', hitRate: 2850, maxWin: 500_000, features: ['respins'] };
    const change = { game, version, ...figures, class: 'jackpot', countries: ['US', 'FR'] };
    expect(await run('changeGame', change as never, amina)).toMatchObject({
      version: version + 1,
      game: { ...figures, class: 'jackpot', countries: ['FR', 'US'] },
    });
    await expect(run('changeGame', { game, version, rtp: 9000 }, amina)).rejects.toEqual(refusal('version_conflict'));
    await seed(gateway.db, gateway);
    expect((await show()).game).toMatchObject({ ...figures, class: 'jackpot' });
    const { list } = await officeOf(gateway).call('listAuditEvents', { query: { event: 'game.changed' } as never });
    const told = list.find(({ outcome }) => outcome === 'done');
    expect([told?.before, told?.after].map((json) => JSON.parse(json!) as unknown)).toMatchObject([
      { rtp: 9634 },
      { rtp: 9650, countries: ['FR', 'US'] },
    ]);
  });

  test('is found by its new name, and refused where it cannot be', async () => {
    const { version, names } = await show();
    await run('changeGame', { game, version, names: { ...names, EN: '  Lanterns of Dawn ' } });
    expect((await games({ name: 'of dawn' })).list.map(({ id, name }) => [id, name])).toEqual([[game, 'Lanterns of Dawn']]);
    for (const wrong of [{ class: 'baccarat' }, { names: {} }, { names: { EN: ' \u202e ' } }] as const)
      await expect(run('changeGame', { game, version: version + 1, ...wrong }), JSON.stringify(wrong)).rejects.toEqual(
        refusal('field_invalid'),
      );
  });

  test('hides it in a country where it is barred', async () => {
    const { version } = await show();
    await run('changeGame', { game, version, countries: ['US'] });
    expect([await tile('lotus.localhost', 'US'), (await tile('lotus.localhost', 'BD'))?.nodeId]).toEqual([undefined, game]);
  });

  test('does not matter once it is retired: nobody lists or launches it until it is brought back', async () => {
    await run('retireGame', { game, reason: 'The licence ended' }, amina);
    expect([await tile(), (await launch()).body.code]).toEqual([undefined, 'game_not_available']);
    expect((await games({ state: 'retired' })).list.map(({ id }) => id)).toEqual([game]);
    await seed(gateway.db, gateway);
    expect(await tile()).toBeUndefined();
    await run('bringBackGame', { game, reason: 'The licence is back' }, amina);
    expect((await tile())?.nodeId).toBe(game);
  });
});

describe('availability', () => {
  test('of a game is one merchant’s', async () => {
    await run('setGameAvailability', { merchant: 'lotus', game, state: 'unavailable', reason: 'Not here' }, amina);
    expect([await tile(), (await tile('delta.localhost'))?.nodeId, (await launch()).body.code]).toEqual([
      undefined,
      game,
      'game_not_available',
    ]);
    await run('setGameAvailability', { merchant: 'lotus', game, state: 'playable', reason: 'Here again' }, amina);
    expect((await launch()).status).toBe(200);
  });

  test('of a vendor is one merchant’s, or everybody’s', async () => {
    await run('setVendorAvailability', { vendor: 'JL', merchant: 'delta', available: false, reason: 'Not at delta' }, amina);
    expect([(await tile())?.nodeId, await tile('delta.localhost')]).toEqual([game, undefined]);
    expect(await run('setVendorAvailability', { vendor: 'JL', available: false, reason: 'Nowhere' }, amina)).toMatchObject({
      state: 'unavailable',
    });
    expect(await tile()).toBeUndefined();
    await seed(gateway.db, gateway);
    expect(await tile()).toBeUndefined();
    await run('setVendorAvailability', { vendor: 'JL', available: true, reason: 'Offered again' }, amina);
    await run('setVendorAvailability', { vendor: 'JL', merchant: 'delta', available: true, reason: 'Offered again' }, amina);
    const { list } = await officeOf(gateway).call('listVendors', { query: { merchant: 'delta' } });
    expect(list.find(({ code }) => code === 'JL')).toMatchObject({ state: 'available', inHouse: true });
  });
});

test('the list goes through all games a page at a time, in the merchant’s order', async () => {
  const { db } = gateway;
  const like = await db.selectFrom('game').selectAll().where('code', '=', 'lotus-lanterns').executeTakeFirstOrThrow();
  const many = Array.from({ length: 450 }, (_, place) => `many-${place}`);
  await db
    .insertInto('game')
    .values(many.map((code) => ({ ...like, names: JSON.stringify(like.names), code, kind: 'GAME' as const })))
    .execute();
  await db
    .insertInto('merchant_game')
    .values(
      many.map((code) => ({
        merchant: 'lotus',
        vendor: 'JL',
        game_code: code,
        position: 5,
        hot: false,
        is_new: false,
        state: 'playable' as const,
      })),
    )
    .execute();
  for (const merchant of ['lotus', undefined]) {
    const found: string[] = [];
    let after: string | undefined;
    do {
      const page = await games({ merchant, vendor: 'JL', after });
      found.push(...page.list.map(({ id }) => id));
      after = page.next ?? undefined;
    } while (after !== undefined);
    expect(new Set(found).size).toBe(found.length);
    expect(found.length).toBeGreaterThan(450);
    expect((await games({ merchant, vendor: 'JL' })).about).toEqual({ count: found.length, exact: true });
  }
});

test('a vendor is shown with the return that its games really paid, next to the stated one', async () => {
  const { brand } = gateway.merchants.byCode('lotus');
  const played = { merchant: 'lotus', vendor: 'JL', currency: 'BDT', rounds: 1 };
  const dayAgo = (days: number) => dayIn(brand.timeZone, new Date(gateway.clock.now().getTime() - days * 86_400_000));
  const code = 'lotus-lanterns';
  await gateway.db.updateTable('game').set({ stated_rtp: 9600 }).where('vendor', '=', 'JL').where('code', '=', code).execute();
  await gateway.db
    .insertInto('stat_game_day')
    .values([
      { ...played, day: dayAgo(0), game_code: code, stakes: 10_000n, wins: 9_000n },
      { ...played, day: dayAgo(5), game_code: 'of-no-list', stakes: 10_000n, wins: 10_050n },
      { ...played, day: dayAgo(40), game_code: code, stakes: 99_000n, wins: 0n },
    ])
    .execute();
  const { list } = await officeOf(gateway).call('listVendors', { query: { merchant: 'lotus' } });
  expect(list.find((vendor) => vendor.code === 'JL')).toMatchObject({
    ggr: [{ amount: '9.50', currency: 'BDT' }],
    rtp: 9525,
    statedRtp: 9600,
  });
  const elsewhere = await officeOf(gateway).call('listVendors', { query: { merchant: 'delta' } });
  expect(elsewhere.list.find((vendor) => vendor.code === 'JL')).toMatchObject({ ggr: [], rtp: null, statedRtp: null });
});

test('a vendor is shown with its latency and its share of failed calls, as gateways have counted them for a day', async () => {
  const vendorOf = async (code: string) => (await officeOf(gateway).call('listVendors', {})).list.find((vendor) => vendor.code === code);
  expect(await vendorOf('JL')).toMatchObject({ latency: null, errors: null });
  takeVendorCalls();
  const { clock } = gateway;
  const look = () => Promise.resolve({ status: 'ready', database: 'up', migrations: 'current', redis: 'none' } as const);
  const gateways = [1, 2].map((number) => createHeartbeat({ db: gateway.db, clock, version: `0.${number}`, look, streams: () => 0 }));
  for (const { beat } of gateways) {
    countVendorCall({ vendor: 'JL', way: 'sent', ms: 80, failed: false });
    countVendorCall({ vendor: 'JL', way: 'received', ms: 2, failed: false });
    await beat();
  }
  const { bet } = await playing(gateway, '100.00');
  await bet({ roundId: 'dear', amount: '101.00' });
  await bet({ roundId: 'odd', amount: '1.00', currency: 'VND' });
  await gateways[0]!.beat();
  // Of the seven calls only the one in another currency failed: a player’s lack of money is not an error.
  expect(await vendorOf('JL')).toMatchObject({ latency: 98, errors: 1429 });
  clock.advance(25 * 3600);
  expect(await vendorOf('JL')).toMatchObject({ latency: null, errors: null });
  for (const { stop } of gateways) await stop();
});
