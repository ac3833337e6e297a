import { deriveResult, packs, type PackId } from '@parlour/domain/lottery';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { fund } from '../../wallet/testing.ts';
import { makeDraw, offerPack, setDraw } from '../slips/testing.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  // Turns off all games, so that only what a test creates is offered.
  await sql`update lottery_game set is_on = false`.execute(gateway.db);
});
afterAll(() => gateway.close());

/** A result drawn from a seed. */
const drawn = (packId: PackId, n: number) =>
  deriveResult(packs[packId], { serverSeed: '7f'.repeat(32), clientSeed: 'demo-game', nonce: 20260800000 + n }) as Record<string, string[]>;

/** Settled draws of a game, oldest first. */
async function settled(gameCode: string, packId: PackId, results: readonly Record<string, readonly string[]>[]) {
  const ids = [];
  for (const [n, result] of results.entries()) {
    const id = await makeDraw(gateway, { gameCode, packId, drawsIn: -1440 * (results.length - n) });
    await setDraw(gateway, id, 'settled', result);
    ids.push(id);
  }
  return ids;
}

test('a visitor sees lobbies, draws with their evidence, and rules with exact returns', async () => {
  const guest = gateway.guest();
  const [old] = await settled('XSMB', 'vn-north', [drawn('vn-north', 1)]);
  const open = await makeDraw(gateway, { gameCode: 'XSMB', packId: 'vn-north' });
  const next = await makeDraw(gateway, { gameCode: 'XSMB', packId: 'vn-north', status: 'scheduled', drawsIn: 1500 });
  await makeDraw(gateway, { gameCode: 'THAI', packId: 'thai', area: 'sea', prizeMode: 'SEA', zone: 'Asia/Bangkok' });

  const vietnam = await guest.value('getLotteryMenus', { query: { language: 'EN', device: 'WEB' } });
  expect(vietnam.list).toMatchObject([
    {
      groupCode: 'vnNorth',
      nameId: 'lottery.area.vnNorth',
      accountType: 'LOTT',
      gameMenus: [{ gameCode: 'XSMB', displayName: 'North', drawId: open, status: 'open', lastResult: { drawId: old } }],
    },
  ]);
  const sea = await guest.value('getGameMenus', { query: { prizeMode: 'SEA', language: 'EN' } });
  expect(sea.list.flatMap((entry) => ('groupCode' in entry ? entry.gameMenus : []))).toMatchObject([
    { displayName: 'Thai lottery', zone: 'Asia/Bangkok' },
  ]);

  const detail = await guest.value('getDraw', { params: { drawId: old! } });
  expect(detail).toMatchObject({
    status: 'settled',
    packId: 'vn-north',
    zone: 'Asia/Ho_Chi_Minh',
    following: [{ drawId: open }, { drawId: next }],
  });
  expect(Object.keys(detail.result!)).toEqual(expect.arrayContaining(['special', 'prize7']));
  const opened = await guest.value('listOpenedDraws', { query: { gameCode: 'XSMB' } });
  expect([opened.list.map(({ drawId }) => drawId), opened.page.totalCount]).toEqual([[old], 1]);

  await offerPack(gateway, 'vn-north', { types: { lo2: { costUnits: 22, odds: '78' } } });
  const rules = await guest.value('getLotteryRules', { params: { packId: 'vn-north' } });
  const lo2 = rules.types.find(({ id }) => id === 'lo2')!;
  expect(lo2).toMatchObject({ odds: '78', costUnits: 22, rtp: { least: '0.957273', most: '0.957273' } });
  expect(lo2).not.toHaveProperty('exposure');
  const before = await guest.value('getLotteryRules', { params: { packId: 'vn-north' }, query: { version: rules.version - 1 } });
  expect(before.types.find(({ id }) => id === 'lo2')!.odds).toBe('99.5');
  // Where payouts are capped, no line is refused for its possible win, and the rules state the cap.
  await offerPack(gateway, 'vn-north', { caps: { maxPayoutPerBet: '5000', maxPayoutPerMember: '20000' } });
  const capped = await guest.value('getLotteryRules', { params: { packId: 'vn-north' } });
  expect([capped.maxPayoutPerMember, capped.types[0]!.limits.maxPayout]).toEqual(['20000', '5000']);
  await offerPack(gateway, 'k3');
  const k3 = await guest.value('getLotteryRules', { params: { packId: 'k3' } });
  expect(k3.types.find(({ id }) => id === 'twoSide')!.rtp).toEqual({ least: '0.947917', most: '0.947917' });

  for (const [operation, call] of [
    ['getDraw', { params: { drawId: 'XSMB-20200101' } }],
    ['getLotteryRules', { params: { packId: 'nothing' } }],
    ['listOpenedDraws', { query: { gameCode: 'NOTHING' } }],
    ['getTrend', { params: { gameCode: 'NOTHING' }, query: { kind: 'results' } }],
  ] as const)
    expect([operation, (await guest.call(operation, call as never)).status]).toEqual([operation, 404]);
});

test('a draw says who decided it: sources that agree, operators though sources differed, or a demonstration that made it up', async () => {
  const [id] = await settled('XSMB', 'vn-north', [drawn('vn-north', 3)]);
  const evidence = async () => (await gateway.guest().value('getDraw', { params: { drawId: id! } })).evidence;
  const resulted = (by: string, proof: object) =>
    sql`insert into lottery_draw_step (merchant, key, draw_id, from_status, to_status, at, made_by, evidence)
      values ('lotus', ${`draw:${id}:resulted`}, ${id}, 'closed', 'resulted', now(), ${by}, ${JSON.stringify(proof)})
      on conflict (merchant, key) do update set evidence = excluded.evidence`.execute(gateway.db);
  const report = (source: string, said: object) =>
    sql`insert into lottery_report (merchant, draw_id, source, host, raw, raw_hash, prizes, is_complete, fetched_at)
      values ('lotus', ${id}, ${source}, ${source}, ${Buffer.from(JSON.stringify(said))}, ${source}, '{"special":["12345"]}', false, now())`.execute(
      gateway.db,
    );
  await report('wire', { prizes: {}, simulated: true });
  await report('gazette', { prizes: {} });
  const reports = [{ source: 'gazette' }, { source: 'wire', hash: 'wire', result: { special: ['12345'] } }];
  await resulted('sources', { sources: ['wire', 'gazette'] });
  expect(await evidence()).toMatchObject({
    kind: 'sources',
    simulated: true,
    reports: expect.arrayContaining(reports.map((each) => expect.objectContaining(each) as object)) as object[],
  });
  await resulted('ana, ben', { operators: ['ana', 'ben'] });
  expect(await evidence()).toMatchObject({ kind: 'operators', reports: [{}, {}] });
  await resulted('demonstration', { simulated: true });
  expect(await evidence()).toEqual({ kind: 'none', simulated: true });
});

test('trends follow the settled draws of a game, and change when another is settled', async () => {
  const guest = gateway.guest();
  const results = Array.from({ length: 12 }, (_, n) => drawn('vn-south', n));
  const ids = await settled('XSMN_HUE', 'vn-south', results);
  const trend = (kind: string, gameCode = 'XSMN_HUE') =>
    guest.value('getTrend', { params: { gameCode }, query: { kind, window: 30 } as never });
  const frequency = await trend('frequency');
  expect(frequency).toMatchObject({ draws: 12, lastDrawId: ids.at(-1) });
  if (frequency.kind !== 'frequency') throw new Error('asked for frequency');
  // Eighteen numbers of each draw have at least two digits.
  expect(frequency.rows.reduce((sum, { hits }) => sum + hits, 0)).toBe(12 * 18);
  const hot = await trend('hot');
  expect(hot.rows[0]).toEqual(frequency.rows.toSorted((a, b) => b.hits - a.hits || a.gap - b.gap || Number(a.tail) - Number(b.tail))[0]);
  const loto = await trend('loto');
  expect(loto.rows[0]).toMatchObject({ drawId: ids.at(-1), special: results.at(-1)!['special']![0]!.slice(-2) });
  for (const kind of ['results', 'cold', 'gaps', 'weekdays']) expect((await trend(kind)).rows.length).toBeGreaterThan(0);

  const [another] = await settled('XSMN_HUE', 'vn-south', [drawn('vn-south', 99)]);
  await sql`update lottery_draw set draw_at = ${gateway.clock.now()} where id = ${another}`.execute(gateway.db);
  expect(await trend('frequency')).toMatchObject({ draws: 13, lastDrawId: another });

  // Correcting a past draw changes figures although the newest draw stays the same; void draws and draws that lack a prize are left out.
  const hits = async (tail: string) => {
    const { kind, rows } = await trend('frequency');
    return kind === 'frequency' ? rows.find((row) => row.tail === tail)!.hits : undefined;
  };
  const before = (await hits('77'))!;
  const corrected = { ...results[3]!, prize8: ['77'] };
  const had = results[3]!['prize8']![0] === '77' ? 1 : 0;
  await sql`update lottery_draw set status = 'corrected', run = run + 1, result = ${JSON.stringify(corrected)} where id = ${ids[3]}`.execute(
    gateway.db,
  );
  expect(await hits('77')).toBe(before + 1 - had);
  await sql`update lottery_draw set status = 'void', run = run + 1 where id = ${ids[3]}`.execute(gateway.db);
  expect(await trend('frequency')).toMatchObject({ draws: 12, lastDrawId: another });
  await sql`update lottery_draw set status = 'corrected', run = run + 1, void_prizes = '{special}', result = result - 'special'
    where id = ${ids[4]}`.execute(gateway.db);
  expect(await trend('loto')).toMatchObject({ draws: 11 });
  expect(await trend('results')).toMatchObject({ draws: 12 });

  await settled('SSC_1M', 'ssc', [{ digits: ['1', '8', '0', '4', '9'] }, { digits: ['3', '7', '0', '2', '9'] }]);
  const positions = await trend('positions', 'SSC_1M');
  expect(positions.rows.map((row) => 'size' in row && [row.size, row.parity])).toEqual([
    [
      { side: 'small', length: 2 },
      { side: 'odd', length: 2 },
    ],
    [
      { side: 'big', length: 2 },
      { side: 'odd', length: 1 },
    ],
    [
      { side: 'small', length: 2 },
      { side: 'even', length: 2 },
    ],
    [
      { side: 'small', length: 2 },
      { side: 'even', length: 2 },
    ],
    [
      { side: 'big', length: 2 },
      { side: 'odd', length: 2 },
    ],
  ]);
  expect((await guest.call('getTrend', { params: { gameCode: 'SSC_1M' }, query: { kind: 'hot' } })).status).toBe(404);
});

test('a player learns where to bet, and what the newest draws brought; only addresses of the site lead back', async () => {
  const member = await gateway.registerMember();
  await fund(gateway, member, '100.00');
  const draw = await makeDraw(gateway, { gameCode: 'XSMB', packId: 'vn-north' });
  await member.value('placeBets', { body: { drawIds: [draw], lines: [{ type: 'de', selection: ['09'], unit: '2', odds: '99.5' }] } });
  await setDraw(gateway, draw, 'closed');
  const newest = await member.value('listNewestDraws', { query: { gameCodes: 'XSMB,NOTHING' } });
  expect(newest.list).toMatchObject([
    { draw: { drawId: draw, status: 'closed' }, mine: { lines: 1, stake: { amount: '2.00' }, payout: { amount: '0.00' } } },
  ]);

  const launch = (query: object) => member.call('getLotteryLaunch', { query: { lottoArea: 'VN', ...query } as never });
  const url = async (query: object) => ((await launch(query)).body.value as { url: string }).url.replace(/^https?:\/\/[^/]+/, '');
  expect(await url({ lottoView: 'betting', lottoGameCode: 'XSMB', backUrl: '/promo?x=1', language: 'EN' })).toBe(
    '/vnLottery?gameCode=XSMB&backUrl=%2Fpromo%3Fx%3D1&lang=EN',
  );
  expect(await url({ lottoArea: 'SEA', lottoView: 'betting', lottoGameCode: 'NOTHING', language: 'EN' })).toBe('/seaLottery?lang=EN');
  // On this page a game of another area is unknown; fast games have a page of their own.
  expect(await url({ lottoArea: 'SEA', lottoView: 'betting', lottoGameCode: 'XSMB', language: 'EN' })).toBe('/seaLottery?lang=EN');
  expect(await url({ lottoPrizeMode: 'ELOTT', lottoView: 'betting', lottoGameCode: 'XSMB', language: 'EN' })).toBe(
    '/lottery?gameCode=XSMB&lang=EN',
  );
  for (const backUrl of ['https://evil.example/', '//evil.example', 'javascript:alert(1)'])
    expect((await launch({ backUrl })).body).toMatchObject({ code: 'field_invalid', fields: [{ field: 'backUrl' }] });
});
