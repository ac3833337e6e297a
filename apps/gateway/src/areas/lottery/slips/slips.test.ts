import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { onPostgres } from '../../../testing/needing.ts';
import { balanceOf, fundedPlayer, makeDraw, offerPack, setDraw, setLine } from './testing.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const player = (amount?: string) => fundedPlayer(gateway, amount);
const lo2 = { type: 'lo2', selection: ['09', '83'], unit: '1.00' };

describe('a slip', () => {
  test('is priced and placed at the odds seen, once per key, and stands in every record', async () => {
    const member = await player();
    const draw = await makeDraw(gateway, { gameCode: 'XSMB', packId: 'vn-north' });
    const ssc = await makeDraw(gateway, { gameCode: 'SSC_1M', packId: 'ssc', area: 'fast', prizeMode: 'ELOTT' });
    const fast = await member.value('quoteBets', {
      body: { drawIds: [ssc], lines: [{ type: 'shape', at: 'front', selection: ['leopard', 'pair'], unit: '2.00' }] },
    });
    expect(fast.lines[0]).toMatchObject({ combinations: 2, stake: { amount: '4.00' }, maxPayout: { amount: '190.00' } });

    const quote = await member.value('quoteBets', { body: { drawIds: [draw], lines: [lo2] } });
    expect(quote).toMatchObject({
      lines: [
        {
          line: 0,
          drawId: draw,
          combinations: 2,
          costUnits: 27,
          odds: '99.5',
          stake: { amount: '54.00' },
          maxPayout: { amount: '2686.50' },
        },
      ],
      total: { amount: '54.00', currency: 'BDT' },
    });
    expect(quote.lines[0]!.rtp).toEqual({ least: '0.995000', most: '0.995000' });

    const body = { drawIds: [draw], lines: [{ ...lo2, odds: '99.50' }] };
    const key = crypto.randomUUID();
    const placed = await member.value('placeBets', { body, key });
    expect(placed).toMatchObject({ stake: { amount: '54.00' }, balance: { available: { amount: '946.00' } }, lines: [{ drawId: draw }] });
    expect(await member.value('placeBets', { body, key })).toEqual(placed);
    expect(await balanceOf(member)).toBe('946.00');

    const { list, totals } = await member.value('listLotteryBets', { query: { gameCode: 'XSMB', state: 'accepted' } });
    expect(list).toMatchObject([
      { lineId: placed.lines[0]!.lineId, odds: '99.5', selection: ['09', '83'], state: 'accepted', unit: '1.00' },
    ]);
    expect(totals).toMatchObject({ lines: 1, stake: { amount: '54.00' }, validBet: { amount: '0.00' } });
    expect((await member.value('listBets', { query: { language: 'EN' } })).list).toMatchObject([
      { gameName: 'North', vendorName: 'Lottery', stake: { amount: '54.00' }, status: 'open' },
    ]);
    expect((await member.value('listRecentLotteryGames')).list.map(({ gameCode }) => gameCode)).toEqual(['XSMB']);

    await setLine(gateway, list[0]!.lineId, 'lost');
    expect((await member.value('listLotteryBets')).totals).toMatchObject({ validBet: { amount: '54.00' } });
    expect(await member.value('getBetSums')).toMatchObject({ rounds: 1, stake: { amount: '54.00' } });
  });

  test('is priced at the prize group of its player, who may play lower for a rebate', async () => {
    const member = await player();
    const draw = await makeDraw(gateway, { gameCode: 'SSC_5M', packId: 'ssc', area: 'fast', prizeMode: 'ZY' });
    const digit = { type: 'digit', at: '1', selection: ['7'], unit: '10.00' };
    // The answer to a quote, or what is wrong with its lines.
    const quoted = async (line: object) =>
      (await member.call('quoteBets', { body: { drawIds: [draw], lines: [{ ...digit, ...line }] } })).body as unknown as {
        value?: { lines: object[] };
        lines?: object[];
      };
    // A player without a prize group gets that of the type.
    expect((await quoted({})).value!.lines[0]).toMatchObject({ odds: '9.8', group: 1960 });
    expect((await quoted({ group: 1900 })).lines).toMatchObject([{ code: 'selection_invalid', field: 'group', min: '1960', max: '1960' }]);

    await gateway.db.updateTable('member').set({ prize_group: 1940 }).where('id', '=', member.memberId).execute();
    expect(await member.value('getMemberInfo')).toMatchObject({ prizeGroup: 1940 });
    expect((await quoted({})).value!.lines[0]).toMatchObject({ odds: '9.7', group: 1940, maxPayout: { amount: '97.00' } });
    expect((await quoted({})).value!.lines[0]).not.toHaveProperty('rebate');
    expect((await quoted({ group: 1800 })).value!.lines[0]).toMatchObject({ odds: '9', group: 1800, rebate: '0.0700' });
    expect((await quoted({ group: 1950 })).lines).toMatchObject([{ field: 'group', min: '1700', max: '1940' }]);
    expect((await quoted({ type: 'niu', at: undefined, group: 1800 })).lines).toMatchObject([{ field: 'group' }]);
    // Types without prize groups, and games of other modes, refuse a requested one.
    const electronic = await makeDraw(gateway, { gameCode: 'SSC_HOUSE', packId: 'ssc', area: 'fast', prizeMode: 'ELOTT' });
    const elsewhere = await member.value('quoteBets', { body: { drawIds: [electronic], lines: [digit] } });
    expect(elsewhere.lines[0]).toMatchObject({ odds: '9.8', group: 1960 });

    const body = { drawIds: [draw], lines: [{ ...digit, group: 1800, odds: '9' }] };
    await member.value('placeBets', { body });
    const { list } = await member.value('listLotteryBets', { query: { language: 'EN' } });
    expect(list).toMatchObject([{ odds: '9', group: 1800, gameName: expect.stringContaining('5') }]);
    const { status, body: refusal } = await member.call('placeBets', { body: { drawIds: [draw], lines: [{ ...digit, odds: '9.8' }] } });
    expect([status, refusal.code, refusal.lines?.[0]?.odds]).toEqual([409, 'odds_changed', '9.7']);
  });

  test('is refused where a line is, each at its field, and takes nothing', async () => {
    const member = await player('100.00');
    await offerPack(gateway, 'vn-south', {
      limits: { minUnit: '0.50', maxUnit: '10', maxStakePerDraw: '90', maxPayout: '3000' },
      types: { deDau: { off: true } },
    });
    const draw = await makeDraw(gateway, { gameCode: 'XSMN_HUE', packId: 'vn-south', area: 'vnSouth' });
    const soon = await makeDraw(gateway, { gameCode: 'XSMN_HUE', packId: 'vn-south', area: 'vnSouth', status: 'scheduled', drawsIn: 2000 });
    const over = await makeDraw(gateway, { gameCode: 'XSMN_HUE', packId: 'vn-south', area: 'vnSouth', drawsIn: 5 });
    const refused = async (line: object, drawIds = [draw]) => {
      const { status, body } = await member.call('placeBets', { body: { drawIds, lines: [{ odds: '98', ...line }] } as never });
      return [status, body.code, body.lines?.[0]];
    };
    const de = { type: 'de', selection: ['09'], unit: '1' };
    expect(await refused(de, [over])).toEqual([409, 'draw_closed', { line: 0, drawId: over, code: 'draw_closed' }]);
    expect(await refused(de, [draw, soon])).toEqual([409, 'draw_state', { line: 0, drawId: soon, code: 'draw_state' }]);
    expect(await refused({ ...de, type: 'deDau' })).toMatchObject([409, 'type_disabled', { field: 'type' }]);
    expect(await refused({ ...de, selection: ['9'] })).toMatchObject([422, 'selection_invalid', { field: 'selection' }]);
    expect(await refused({ ...de, at: 'front' })).toMatchObject([422, 'selection_invalid', { field: 'at' }]);
    expect(await refused({ ...de, unit: '0.25' })).toMatchObject([422, 'unit_limit', { field: 'unit', min: '0.50', max: '10' }]);
    expect(await refused({ type: 'lo2', selection: ['09'], unit: '6', odds: '98' })).toMatchObject([422, 'stake_limit', { max: '90' }]);
    expect(await refused({ type: '3cang', selection: ['123'], unit: '4', odds: '960' })).toMatchObject([
      409,
      'exposure_limit',
      { max: '3000' },
    ]);
    expect(await refused({ ...de, odds: '97' })).toEqual([
      409,
      'odds_changed',
      { line: 0, drawId: draw, code: 'odds_changed', odds: '98' },
    ]);
    expect((await member.call('placeBets', { body: { drawIds: ['XSMN_HUE-20200101'], lines: [{ ...de, odds: '98' }] } })).status).toBe(404);
    expect(await balanceOf(member)).toBe('100.00');
    expect((await member.value('listLotteryBets')).totals.lines).toBe(0);

    // Better odds are taken without asking if the player chose so.
    const better = await member.value('placeBets', { body: { drawIds: [draw], lines: [{ ...de, odds: '97' }], acceptBetterOdds: true } });
    expect((await member.value('getTicket', { params: { ticketId: better.ticketId! } })).lines[0]!.line.odds).toBe('98');
    // Earlier stakes count towards the limit of a draw and type.
    await member.value('placeBets', { body: { drawIds: [draw], lines: [{ ...de, unit: '10', odds: '98' }] } });
    const all = ['01', '02', '03', '04', '05'];
    expect(await refused({ type: 'xien2', selection: all, unit: '8.95', odds: '27' })).toMatchObject([
      422,
      'insufficient_balance',
      undefined,
    ]);
    const more = { ...de, selection: Array.from({ length: 8 }, (_, n) => `1${n}`), unit: '10' };
    expect(await refused(more)).toMatchObject([422, 'stake_limit', { field: 'unit', max: '79.00' }]);
  });

  test('pays at most the cap where payouts are capped, and is not refused for more', async () => {
    const member = await player();
    const version = await offerPack(gateway, 'vn-south', { caps: { maxPayoutPerBet: '2000', maxPayoutPerMember: '3000' } });
    const draw = await makeDraw(gateway, { gameCode: 'XSMN_CAMAU', packId: 'vn-south', area: 'vnSouth' });
    const line = { type: '3cang', selection: ['123'], unit: '4' };
    const quote = await member.value('quoteBets', { body: { drawIds: [draw], lines: [line] } });
    expect(quote.lines[0]!.maxPayout.amount).toBe('2000.00');
    const { lines } = await member.value('placeBets', { body: { drawIds: [draw], lines: [{ ...line, odds: '960' }] } });
    expect(lines).toHaveLength(1);
    const { list } = await member.value('listLotteryBets', { query: { drawId: draw } });
    expect(list).toMatchObject([{ packVersion: version, odds: '960' }]);
    await offerPack(gateway, 'vn-south');
  });

  test('over several draws is one ticket, all or nothing, and is not shown to others', async () => {
    const member = await player();
    const draws = [
      await makeDraw(gateway, { gameCode: 'XSMB', packId: 'vn-north' }),
      await makeDraw(gateway, { gameCode: 'XSMB', packId: 'vn-north', drawsIn: 90 }),
    ];
    const lines = [
      { ...lo2, odds: '99.5' },
      { type: 'xien2', selection: ['01', '02', '03'], unit: '2', odds: '16' },
    ];
    const placed = await member.value('placeBets', { body: { drawIds: draws, lines } });
    expect(placed.lines.map(({ drawId }) => drawId)).toEqual([draws[0], draws[0], draws[1], draws[1]]);
    expect(placed.stake.amount).toBe('120.00');
    const ticket = await member.value('getTicket', { params: { ticketId: placed.ticketId! } });
    expect(ticket.transfers).toMatchObject([{ type: 'bet', amount: { amount: '-120.00' } }]);
    await setDraw(gateway, draws[1]!, 'closed');
    const { body } = await member.call('placeBets', { body: { drawIds: draws, lines } });
    expect(body.lines).toEqual([0, 1].map((line) => ({ line, drawId: draws[1], code: 'draw_closed' })));
    expect(await balanceOf(member)).toBe('880.00');
    const other = await player();
    expect((await other.call('getTicket', { params: { ticketId: placed.ticketId! } })).status).toBe(404);

    // The ticket's rows are those of the book that players can download.
    expect(ticket.lines[0]!.bookRow).toBe(`${placed.lines[0]!.lineId}|lo2||09,83|1.00|27|99.5|${ticket.placedAt}`);
  });

  test('of a trial player is played with play money, apart from the exposure of real money', async () => {
    const trial = await gateway.startTrial();
    const draw = await makeDraw(gateway, { gameCode: 'XSMB', packId: 'vn-north' });
    const placed = await trial.value('placeBets', { body: { drawIds: [draw], lines: [{ ...lo2, odds: '99.5' }] } });
    expect(placed.balance).toMatchObject({ playMoney: true, available: { amount: '1946.00' } });
    const rows = await gateway.db
      .selectFrom('lottery_exposure')
      .select(['book', 'number', 'amount'])
      .where('draw_id', '=', draw)
      .orderBy('number')
      .execute();
    expect(rows.map(({ book, number, amount }) => [book, number, String(amount)])).toEqual([
      ['play', '09', '9950'],
      ['play', '83', '9950'],
    ]);
  });
});

test('exposure changes the odds of later lines, never of taken ones, and closes a number; cancelling takes it back', async () => {
  const member = await player('50000.00');
  await offerPack(gateway, 'vn-north', {
    types: {
      de: {
        steps: [
          { from: '900', odds: '90' },
          { from: '2000', odds: 'closed' },
        ],
      },
    },
  });
  const draw = await makeDraw(gateway, { gameCode: 'XSMB', packId: 'vn-north' });
  const de = (unit: string, odds: string, selection = ['07']) => ({
    body: { drawIds: [draw], lines: [{ type: 'de', selection, unit, odds }] },
  });
  const first = await member.value('placeBets', de('10', '99.5'));
  expect((await member.call('placeBets', de('10', '99.5'))).body).toMatchObject({
    code: 'odds_changed',
    lines: [{ line: 0, drawId: draw, code: 'odds_changed', odds: '90' }],
  });
  // Numbers with different odds are separate lines.
  const split = await member.value('quoteBets', { body: { drawIds: [draw], lines: [{ type: 'de', selection: ['06', '07'], unit: '1' }] } });
  expect(split.lines.map(({ selection, odds }) => [selection, odds])).toEqual([
    [['06'], '99.5'],
    [['07'], '90'],
  ]);
  expect((await member.call('placeBets', de('1', '99.5', ['06', '07']))).body.lines).toEqual([
    { line: 0, drawId: draw, code: 'odds_changed', odds: '90', selection: ['07'] },
  ]);
  gateway.clock.advance(1);
  const second = await member.value('placeBets', de('12', '90'));
  expect((await member.call('placeBets', de('1', '90'))).body).toMatchObject({
    code: 'number_closed',
    lines: [{ code: 'number_closed', field: 'selection' }],
  });
  expect((await member.value('getTicket', { params: { ticketId: first.ticketId! } })).lines[0]!.line.odds).toBe('99.5');

  const cancelled = await member.value('cancelTicket', { params: { ticketId: second.ticketId! } });
  expect(cancelled).toMatchObject({ refund: { amount: '12.00' }, cancellable: false, lines: [{ line: { state: 'cancelled' } }] });
  expect(cancelled.transfers.map(({ type, amount }) => [type, amount.amount])).toEqual([
    ['bet', '-12.00'],
    ['rollback', '12.00'],
  ]);
  gateway.clock.advance(1);
  expect((await member.call('placeBets', de('1', '90'))).status).toBe(200);
  expect(await balanceOf(member)).toBe('49989.00');
  expect((await member.value('listBets')).list.map(({ status, stake }) => [status, stake.amount])).toEqual([
    ['open', '1.00'],
    ['rolledBack', '0.00'],
    ['open', '10.00'],
  ]);
  await setDraw(gateway, draw, 'closing');
  expect((await member.call('cancelTicket', { params: { ticketId: first.ticketId! } })).body.code).toBe('cancel_closed');
});

test('a number whose digits win in any order is closed in every order', async () => {
  const member = await player();
  await offerPack(gateway, 'thai', { types: { tod3: { steps: [{ from: '150', odds: 'closed' }] } } });
  const draw = await makeDraw(gateway, { gameCode: 'THAI', packId: 'thai', area: 'sea', prizeMode: 'SEA' });
  const tod3 = (selection: string[]) =>
    member.call('placeBets', {
      body: { drawIds: [draw], lines: [{ type: 'tod3', selection, unit: '1', odds: { 3: '300', 6: '150' } }] },
    });
  expect((await tod3(['738'])).status).toBe(200);
  expect((await tod3(['123', '873'])).body).toMatchObject({
    code: 'number_closed',
    lines: [{ code: 'number_closed', field: 'selection', selection: ['873'] }],
  });
});

test('slips on one number at once are taken as one after the other: those behind the step hear of the new odds', async () => {
  await offerPack(gateway, 'vn-north', { types: { de: { steps: [{ from: '900', odds: '90' }] } } });
  const draw = await makeDraw(gateway, { gameCode: 'XSMB', packId: 'vn-north' });
  const members = [await player('100.00'), await player('100.00'), await player('100.00')];
  const body = { drawIds: [draw], lines: [{ type: 'de', selection: ['05', '07'], unit: '2', odds: '99.5' }] };
  const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => members[n % 3]!.call('placeBets', { body })));
  // Each adds 199 to either number, and the fifth reaches the step.
  expect(answers.map(({ status, body: { code } }) => code ?? status).toSorted()).toEqual([
    ...Array<number>(5).fill(200),
    ...Array<string>(7).fill('odds_changed'),
  ]);
  const rows = await gateway.db.selectFrom('lottery_exposure').select(['amount', 'step']).where('draw_id', '=', draw).execute();
  expect(rows.map(({ amount, step }) => [String(amount), step])).toEqual([
    ['99500', 1],
    ['99500', 1],
  ]);
  const balances = await Promise.all(members.map(balanceOf));
  expect(balances.reduce((sum, amount) => sum + Number(amount), 0)).toBe(280);
});

onPostgres.test('slips wait for the close of their draw and are refused by it; nobody else waits', async () => {
  const [closing, other] = [
    await makeDraw(gateway, { gameCode: 'XSMB', packId: 'vn-north' }),
    await makeDraw(gateway, { gameCode: 'XSMN_HUE', packId: 'vn-south' }),
  ];
  const members = await Promise.all(Array.from({ length: 5 }, () => player('100.00')));
  const bet = (member: (typeof members)[number], draw: string, odds: string) =>
    member.call('placeBets', { body: { drawIds: [draw], lines: [{ type: 'de', selection: ['05'], unit: '1', odds }] } });
  const held = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const close = gateway.db.transaction().execute(async (trx) => {
    await trx.updateTable('lottery_draw').set({ status: 'closed' }).where('id', '=', closing).execute();
    held.resolve();
    await release.promise;
  });
  await held.promise;
  const waiting = members.slice(1).map((member) => bet(member, closing, '99.5'));
  const first = Promise.race([...waiting, bet(members[0]!, other, '98').then(({ status }) => `the other draw: ${status}`)]);
  expect(await first).toBe('the other draw: 200');
  release.resolve();
  await close;
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(Array(4).fill(409));
  expect(await bet(members[1]!, closing, '99.5')).toMatchObject({ body: { code: 'draw_closed' } });
});
