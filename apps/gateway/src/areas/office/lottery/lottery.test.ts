// Lottery 3 and 4; office 7, "Lotteries"; C14; ADR 109.
import type { BodyOf, OperatorCredentials } from '@parlour/office-api/contract';
import { packs, shippedSettings } from '@parlour/domain/lottery';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { approve, byTwo, firstTwo, officeOf, operate } from '../../../testing/office.ts';
import { drawsOf, merchant, northern, onlyGames, storeLines } from '../../lottery/testing.ts';
import { fund } from '../../wallet/testing.ts';

let gateway: TestGateway;
let draws: ReturnType<typeof drawsOf>;
let two: readonly [OperatorCredentials, OperatorCredentials];
let memberId: string;
beforeAll(async () => {
  gateway = await startTestGateway();
  draws = drawsOf(gateway);
  two = await firstTwo(gateway);
  const member = await gateway.registerMember({ host: 'delta.localhost' });
  ({ memberId } = member);
  await fund(gateway, member, '9000000');
  await onlyGames(gateway, 'XSMB', 'LAO', 'XSMN_TPHCM');
  await draws.plan();
});
afterAll(() => gateway.close());

const refusal = (code: string) => expect.objectContaining({ name: 'OfficeError', code }) as Error;
const reason = 'The house asked for it.';
const ask = () => officeOf(gateway, two[0]);
const page = (draw: string, as = two[0]) => officeOf(gateway, as).call('getDraw', { query: { merchant, draw } });
const enter = (draw: string, numbers: ReturnType<typeof northern>, as: OperatorCredentials) =>
  operate(gateway, 'enterDrawResult', { merchant, draw, numbers: written(numbers) }, as);
const written = (numbers: ReturnType<typeof northern>) =>
  Object.fromEntries(Object.entries(numbers).map(([prize, all]) => [prize, [...all]]));
const events = async (subject: string) => (await ask().call('listAuditEvents', { query: { subject } })).list.map(({ event }) => event);
/** Bets on the next draw of the north, closes it, and moves the clock to the time of its draw. */
async function drawn(bets = [{ memberId, type: 'de', selection: ['83'], unit: 1000n }]) {
  const { id, opens_at, draw_at } = await draws.next('XSMB');
  if (opens_at > gateway.clock.now()) draws.goTo(opens_at);
  await draws.advance();
  const lines = await storeLines(gateway, id, bets);
  draws.goTo(draw_at);
  await draws.advance();
  await draws.plan();
  return { id, lines };
}

describe('a result', () => {
  test('is typed blind: the first entry is on no page and in no log before the second', async () => {
    const { id } = await drawn();
    expect((await page(id)).entry).toEqual({ state: 'none', typed: [], whyNot: null });
    expect(await enter(id, northern('12383'), two[0])).toMatchObject({ state: 'waits', repeated: [] });
    await expect(enter(id, northern('12383'), two[0])).rejects.toEqual(refusal('second_operator_needed'));
    const before = await page(id, two[1]);
    expect(before.draw.problem).toBe('secondNeeded');
    expect(before.entry).toMatchObject({ state: 'waits', typed: [{ by: 'amina', numbers: null }], whyNot: null });
    expect((await page(id)).entry.whyNot).toBe('typed');
    const { list } = await ask().call('listAuditEvents', { query: { subject: id } });
    expect(JSON.stringify([before, list])).not.toContain('12383');
    expect(await enter(id, northern('12383'), two[1])).toMatchObject({ state: 'agreed' });
    expect(await page(id)).toMatchObject({ draw: { status: 'resulted', result: { special: ['12383'] } }, entry: { whyNot: 'status' } });
    expect(await events(id)).toEqual(expect.arrayContaining(['draw.resultEntered', 'draw.resultConfirmed']));
    await draws.settle(id);
    expect((await page(id)).draw).toMatchObject({ status: 'settled', payouts: [{ currency: 'VND' }], problem: null });
  });

  test('that two type differently is decided by a third, who is not one of them', async () => {
    const { id } = await drawn();
    await enter(id, northern('00083'), two[0]);
    expect(await enter(id, northern('00038'), two[1])).toMatchObject({ state: 'conflict' });
    const { draw, entry } = await page(id);
    expect([draw.problem, draw.status, entry.typed.map(({ numbers }) => numbers?.['special'])]).toEqual([
      'conflict',
      'closed',
      [['00083'], ['00038']],
    ]);
    await expect(enter(id, northern('00083'), two[1])).rejects.toEqual(refusal('second_operator_needed'));
    expect((await ask().call('listDraws', { query: { merchant, problem: true } })).list.map((each) => each.draw)).toContain(id);
    expect(await events(id)).toContain('draw.resultConflict');
    await gateway.db.deleteFrom('lottery_typed_result').where('operator', '=', 'bao').execute();
    await enter(id, northern('00083'), two[1]);
    await draws.settle(id);
  });

  test('is refused from the operator who set the odds of the draw, and without a name', async () => {
    const { id } = await drawn();
    await gateway.db
      .updateTable('lottery_pack')
      .set({ made_by: 'amina, cam' })
      .where('merchant', '=', merchant)
      .where('pack_id', '=', 'vn-north')
      .execute();
    try {
      expect((await page(id)).entry.whyNot).toBe('priced');
      await expect(enter(id, northern('12383'), two[0])).rejects.toEqual(refusal('second_operator_needed'));
      expect(await enter(id, northern('12383'), two[1])).toMatchObject({ state: 'waits' });
    } finally {
      await gateway.db.updateTable('lottery_pack').set({ made_by: 'shipped' }).where('merchant', '=', merchant).execute();
    }
    await expect(
      officeOf(gateway).call('enterDrawResult', { body: { merchant, draw: id, numbers: written(northern('12383')) } }),
    ).rejects.toEqual(refusal('operator_name_needed'));
    await enter(id, northern('12383'), two[0]);
    await draws.settle(id);
  });
});

describe('what moves money', () => {
  test('takes two operators: a correction takes back and pays, a void of a settled draw returns stakes', async () => {
    const { id, lines } = await drawn();
    for (const as of two) await enter(id, northern('12383'), as);
    await draws.settle(id);
    const line = async () =>
      (await ask().call('listDrawLines', { query: { merchant, draw: id } })).list.find((each) => each.id === lines[0]);
    expect(await line()).toMatchObject({ state: 'won', payout: '99500' });
    const correction = { merchant, draw: id, numbers: written(northern('12384')), reason };
    const { proposal } = await approve(
      gateway,
      ((await operate(gateway, 'correctDraw', correction, two[0])) as { approval: string }).approval,
      two[1],
    );
    expect(proposal).toMatchObject({
      status: 'executed',
      changes: [{ field: 'result' }, { field: 'payout', before: '99500 VND', after: '0 VND' }],
    });
    await draws.settle(id);
    expect(await line()).toMatchObject({ state: 'lost', payout: '0' });
    await expect(operate(gateway, 'correctDraw', correction, two[0])).rejects.toEqual(refusal('field_invalid'));
    await byTwo(gateway, 'voidDraw', { merchant, draw: id, reason }, two);
    await draws.settle(id);
    expect(await page(id)).toMatchObject({ draw: { status: 'void' }, voidReason: reason });
    expect(await line()).toMatchObject({ state: 'refunded', refund: '1000' });
    await expect(operate(gateway, 'voidDraw', { merchant, draw: id, reason }, two[0])).rejects.toEqual(refusal('draw_state'));
    expect(await events(id)).toEqual(expect.arrayContaining(['draw.resettled', 'draw.voided', 'proposal.opened']));
  });

  test('a prize that was not validly drawn is voided by two: its bets are refunded, the result needs no numbers for it', async () => {
    const { id, lines } = await drawn([
      { memberId, type: 'de', selection: ['83'], unit: 1000n },
      { memberId, type: '3cangDau', selection: ['305'], unit: 1000n },
      { memberId, type: 'lo2', selection: ['83'], unit: 100n },
    ]);
    await enter(id, northern('12383'), two[0]);
    const body = { merchant, draw: id, prizes: ['prize6'], reason };
    for (const [prizes, says] of [
      [['prize9'], /no prize prize9/],
      [['special', ...Array.from({ length: 7 }, (_, i) => `prize${i + 1}`)], /Void the draw/],
      [[], /already void/],
    ] as const)
      await expect(operate(gateway, 'voidDrawPrizes', { ...body, prizes: [...prizes] }, two[0])).rejects.toThrow(says);
    const { proposal } = await approve(
      gateway,
      ((await operate(gateway, 'voidDrawPrizes', body, two[0])) as { approval: string }).approval,
      two[1],
    );
    expect(proposal).toMatchObject({
      status: 'executed',
      changes: [
        { field: 'voidPrizes', before: null, after: 'prize6' },
        { field: 'refund', after: '5700 VND (2)' },
      ],
    });
    // Results typed before must be typed again, and the void prize's numbers are left out.
    expect(await page(id)).toMatchObject({ voidPrizes: ['prize6'], entry: { state: 'none', typed: [] } });
    const { prize6: _, ...others } = northern('12383');
    await enter(id, others, two[0]);
    expect(await enter(id, northern('12383'), two[1])).toMatchObject({ state: 'agreed' });
    await draws.settle(id);
    const bets = async () => {
      const { list } = await ask().call('listDrawLines', { query: { merchant, draw: id } });
      return lines.map((line) => list.find((each) => each.id === line)!).map(({ state, reason: why }) => [state, why]);
    };
    expect(await bets()).toEqual([
      ['won', 'HIT'],
      ['refunded', 'VOID_PRIZE'],
      ['refunded', 'VOID_PRIZE'],
    ]);
    const shown = await gateway.guest({ host: 'delta.localhost' }).value('getDraw', { params: { drawId: id } });
    expect([shown.voidPrizes, shown.result?.['prize6']]).toEqual([['prize6'], undefined]);
    expect(shown.history.filter(({ status }) => status === 'closed').map(({ reason: why }) => why)).toEqual([undefined, reason]);
    await expect(operate(gateway, 'voidDrawPrizes', { ...body, prizes: [] }, two[0])).rejects.toEqual(refusal('draw_state'));
    // Once the draw is settled, a correction decides its void prizes again.
    const correction = { merchant, draw: id, numbers: written({ ...northern('12383'), prize6: ['305', '111', '222'] }), reason };
    await expect(operate(gateway, 'correctDraw', correction, two[0])).rejects.toEqual(refusal('field_invalid'));
    await byTwo(gateway, 'correctDraw', { ...correction, voidPrizes: [] }, two);
    await draws.settle(id);
    expect((await bets()).map(([state]) => state)).toEqual(['won', 'won', 'won']);
    expect(await events(id)).toEqual(expect.arrayContaining(['draw.prizesVoided', 'draw.resettled']));
  });

  test('a bet that stands is voided by two, counts towards exposure no more, and is refunded when its draw is settled', async () => {
    const { id, lines } = await drawn();
    const counted = { merchant, draw_id: id, book: 'real' as const, type: 'de', number: '83' };
    await gateway.db
      .insertInto('lottery_exposure')
      .values({ ...counted, amount: 199_000n, step: 0 })
      .execute();
    const body = { merchant, line: lines[0]!, reason };
    expect(await operate(gateway, 'voidLotteryLine', body, two[0])).toMatchObject({ status: 'waits for a second operator' });
    expect((await ask().call('listDrawLines', { query: { merchant, draw: id } })).list[0]).toMatchObject({ void: false });
    const { list } = await ask().call('listProposals', { query: {} });
    await operate(gateway, 'approveProposal', { id: list.at(-1)!.id, hash: list.at(-1)!.hash }, two[1]);
    const exposure = await gateway.db.selectFrom('lottery_exposure').select('amount').where('draw_id', '=', id).executeTakeFirstOrThrow();
    expect(exposure.amount).toBe('99500');
    for (const as of two) await enter(id, northern('12383'), as);
    await draws.settle(id);
    const { list: bets } = await ask().call('listDrawLines', { query: { merchant, draw: id } });
    expect(bets[0]).toMatchObject({ state: 'refunded', reason: 'VOID_BET', refund: '1000', void: true });
    await expect(operate(gateway, 'voidLotteryLine', body, two[0])).rejects.toEqual(refusal('draw_state'));
  });

  test('a bet that is voided, and then cancelled by its player, counts towards exposure no more, and others still do', async () => {
    const { id, opens_at, closes_at: closesAt } = await draws.next('XSMB');
    if (opens_at > gateway.clock.now()) draws.goTo(opens_at);
    await draws.advance();
    const player = await gateway.registerMember({ host: 'delta.localhost' });
    await fund(gateway, player, '100000');
    const bet = () =>
      player.value('placeBets', { body: { drawIds: [id], lines: [{ type: 'de', selection: ['55'], unit: '1000', odds: '99.5' }] } });
    const { ticketId, lines } = await bet();
    await bet();
    await byTwo(gateway, 'voidLotteryLine', { merchant, line: lines[0]!.lineId, reason }, two);
    await player.value('cancelTicket', { params: { ticketId: ticketId! } });
    const { numbers } = await ask().call('getDrawExposure', { query: { merchant, draw: id, type: 'de' } });
    expect(numbers).toMatchObject([{ number: '55', amount: '99500' }]);
    draws.goTo(closesAt);
  });

  test('a draw without bets is voided by one operator, one with bets only by two', async () => {
    const { id, opens_at } = await draws.next('XSMB');
    if (opens_at > gateway.clock.now()) draws.goTo(opens_at);
    await draws.advance();
    await storeLines(gateway, id, [{ memberId, type: 'de', selection: ['01'], unit: 1000n }]);
    expect(await operate(gateway, 'voidDraw', { merchant, draw: id, reason }, two[0])).toMatchObject({
      status: 'waits for a second operator',
    });
    expect((await page(id)).draw.status).toBe('open');
    // Another merchant has a draw with the same id: a proposal there must not block one here.
    await gateway.db.updateTable('proposal').set({ merchant: 'lotus' }).where('subject', '=', id).execute();
    const before = (await ask().call('listProposals', { query: {} })).list.length;
    await operate(gateway, 'voidDraw', { merchant, draw: id, reason }, two[0]);
    expect((await ask().call('listProposals', { query: {} })).list.length).toBe(before + 1);
    expect((await ask().call('searchOffice', { body: { text: id.toLowerCase() } })).list).toContainEqual(
      expect.objectContaining({ kind: 'draw', id, merchant, by: 'id' }),
    );
    const other = await draws.next('XSMN_TPHCM');
    expect(await operate(gateway, 'voidDraw', { merchant, draw: other.id, reason }, two[0])).toMatchObject({ status: 'void' });
  });
});

describe('a calendar', () => {
  const change = (rows: BodyOf<'changeLotteryCalendar'>['rows'], version?: number) =>
    operate(gateway, 'changeLotteryCalendar', { merchant, game: 'LAO', rows, reason, ...(version !== undefined && { version }) }, two[0]);
  const lao = async () => (await ask().call('listLotteryGames', { query: { merchant } })).list.find(({ game }) => game === 'LAO')!;

  test('is changed by two, in versions', async () => {
    const { names, rows, calendar } = await lao();
    expect(names).toMatchObject({ EN: 'Lao lottery', VI: 'Xổ số Lào' });
    const later = rows.map((row) => ({ ...row, drawAt: '21:00' }));
    await expect(change([{ zone: 'Mars', closeBefore: 1, closing: 1 }])).rejects.toThrow(/rows\.0\.zone/);
    await expect(change(rows)).rejects.toEqual(refusal('field_invalid'));
    const waits = (await change(later, calendar.version)) as { approval: string };
    expect((await lao()).calendar.version).toBe(calendar.version);
    expect((await approve(gateway, waits.approval, two[1])).proposal).toMatchObject({ status: 'executed' });
    expect(await lao()).toMatchObject({
      rows: [{ drawAt: '21:00' }],
      calendar: { version: calendar.version + 1, by: 'amina, bao', reason },
    });
    await expect(change(rows, calendar.version)).rejects.toEqual(refusal('version_conflict'));
  });

  test('skips a day by one operator, whose draws become void, and moves one by two', async () => {
    // Not the next draw: depending on the weekday, it may already be open.
    const { id } = await gateway.db
      .selectFrom('lottery_draw')
      .select('id')
      .where('merchant', '=', merchant)
      .where('game_code', '=', 'LAO')
      .where('status', '=', 'scheduled')
      .orderBy('draw_at')
      .limit(1)
      .executeTakeFirstOrThrow();
    const day = (await page(id)).draw.day;
    const exception = { merchant, game: 'LAO', from: day, reason };
    const toThePast = { ...exception, action: 'move' as const, movedTo: '2020-01-01' };
    await expect(operate(gateway, 'setLotteryException', toThePast, two[0])).rejects.toThrow(/is over/);
    const moved = await operate(gateway, 'setLotteryException', { ...exception, action: 'move', movedTo: '2031-01-01' }, two[0]);
    expect(moved).toMatchObject({ status: 'waits for a second operator' });
    await expect(operate(gateway, 'setLotteryException', { ...exception, action: 'move' }, two[0])).rejects.toEqual(
      refusal('field_invalid'),
    );
    expect(await operate(gateway, 'setLotteryException', { ...exception, action: 'skip' }, two[1])).toMatchObject({
      exceptions: expect.arrayContaining([expect.objectContaining({ from: day, action: 'skip', by: 'bao' })]) as object[],
    });
    expect((await page(id)).draw.status).toBe('void');
    // The other exception was made after this change was reviewed, so it is stale.
    expect((await approve(gateway, (moved as { approval: string }).approval, two[1])).proposal).toMatchObject({ status: 'stale' });
    const skipped = (await lao()).exceptions.find(({ from }) => from === day)!;
    await byTwo(gateway, 'removeLotteryException', { merchant, id: skipped.id, reason }, two);
    expect((await lao()).exceptions.filter(({ from }) => from === day)).toEqual([]);
  });

  test('leaves a game that is turned off to its draws', async () => {
    const off = { merchant, game: 'LAO', on: false, reason };
    expect(await operate(gateway, 'changeLotteryGame', { ...off, version: 1 }, two[0])).toMatchObject({ on: false, version: 2 });
    await expect(operate(gateway, 'changeLotteryGame', { ...off, version: 1 }, two[0])).rejects.toEqual(refusal('version_conflict'));
    await expect(operate(gateway, 'changeLotteryGame', off, two[0])).rejects.toEqual(refusal('field_invalid'));
  });
});

describe('odds', () => {
  // Starts from the shipped settings, since an operator's page always sends complete settings.
  const inDong = shippedSettings(packs['vn-south'], 'VND') as BodyOf<'changeLotteryPack'>['settings'];
  const change = (settings: BodyOf<'changeLotteryPack'>['settings'], as = two[0]) =>
    operate(gateway, 'changeLotteryPack', { merchant, pack: 'vn-south', settings: { ...inDong, ...settings }, reason }, as);
  const south = () => ask().call('getLotteryPack', { query: { merchant, pack: 'vn-south' } });

  test('are changed by two, with what they return before and after; types are turned off by one', async () => {
    await expect(change({ types: { lo2: { odds: '101' } } })).rejects.toThrow(/types\.lo2\.odds would return more/);
    await expect(change({})).rejects.toEqual(refusal('field_invalid'));
    // With such a cap, no draw could be settled.
    await expect(change({ caps: { maxPayoutPerBet: '0' } })).rejects.toThrow(/caps\.maxPayoutPerBet must be above 0/);
    await expect(change({ caps: { maxPayoutPerMember: '1000000.50' } })).rejects.toThrow(/maxPayoutPerMember has more decimals than VND/);
    const waits = (await change({ types: { lo2: { odds: '90' } } })) as { approval: string };
    const { proposal } = await approve(gateway, waits.approval, two[1]);
    expect(proposal.changes).toEqual([{ field: 'odds', before: 'lo2: 98 (18), RTP 98.00 %', after: 'lo2: 90 (18), RTP 90.00 %' }]);
    const changed = await south();
    expect(changed.versions[0]).toMatchObject({ version: 2, by: 'amina, bao', reason });
    expect(changed.pack.games.find(({ game }) => game === 'XSMN_TPHCM')?.names.VI).toBe('TP. Hồ Chí Minh');
    expect(changed.types.find(({ type }) => type === 'lo2')).toMatchObject({ odds: '90', lowestRtp: '90.00', on: true });
    expect(await change({ types: { lo2: { odds: '90' }, de: { off: true } } }, two[1])).toMatchObject({
      pack: { off: 1, changed: 2, last: { version: 3 } },
    });
    expect(await change({ types: { lo2: { odds: '90' } } })).toMatchObject({ status: 'waits for a second operator' });
    expect(await events(`${merchant}/vn-south`)).toContain('odds.changed');
  });

  test('exposure is shown by number, the largest first, with the step that comes next', async () => {
    const { id } = await draws.next('XSMB');
    const row = { merchant, draw_id: id, book: 'real' as const, type: 'de', step: 0 };
    await gateway.db
      .insertInto('lottery_exposure')
      .values([
        { ...row, number: '12', amount: 5_000n },
        { ...row, number: '83', amount: 99_500n },
        { ...row, number: '99', amount: 999_999n, book: 'play' },
      ])
      .execute();
    const { numbers, types } = await ask().call('getDrawExposure', { query: { merchant, draw: id } });
    expect(numbers.map(({ number, amount }) => [number, amount])).toEqual([
      ['83', '99500'],
      ['12', '5000'],
    ]);
    expect(types).toMatchObject([{ number: '83', next: { odds: 'closed' } }]);
  });
});
