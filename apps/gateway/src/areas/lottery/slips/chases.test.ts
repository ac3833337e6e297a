import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { fund } from '../../wallet/testing.ts';
import { voidDraw } from '../draws/void-draw.ts';
import { drawNow, drawsOf, merchant, northern, onlyGames } from '../testing.ts';
import { advanceChases } from './chases.ts';
import { balanceOf, fundedPlayer, makeDraw, offerPack, setDraw, setLine, type Player } from './testing.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  await onlyGames(gateway, 'XSMB');
});
afterAll(() => gateway.close());

describe('a chase', () => {
  const player = () => fundedPlayer(gateway);
  const line = { type: 'de', selection: ['07'], unit: '1', odds: '99.5' };

  /** Three draws: one takes bets, two have not opened. */
  async function threeDraws(gameCode: string) {
    const draws = [await makeDraw(gateway, { gameCode, packId: 'hanoi', area: 'sea', prizeMode: 'SEA' })];
    for (const drawsIn of [1500, 3000])
      draws.push(await makeDraw(gateway, { gameCode, packId: 'hanoi', area: 'sea', prizeMode: 'SEA', status: 'scheduled', drawsIn }));
    return draws;
  }
  const top2 = { type: 'top2', selection: ['07'], unit: '1', odds: '90' };
  const advance = (drawId: string) =>
    advanceChases(gateway.db, gateway.merchants, {
      merchant: 'lotus',
      drawId,
      now: gateway.clock.now(),
      time: gateway.clock.statementTime(),
    });
  const steps = async (member: Player) => {
    const [chase] = (await member.value('listChases')).list;
    return [chase!.state, chase!.held.amount, ...chase!.steps.map(({ state, reason, lineState }) => [state, reason ?? lineState])];
  };

  test('sets all stakes aside, waits for each result, and gives the rest back after a win', async () => {
    const member = await player();
    const draws = await threeDraws('HANOI');
    const chase = { line: top2, draws, multipliers: [1, 2, 4], stopOnWin: true };
    const begun = await member.value('placeBets', { body: { chase } });
    expect(begun).toMatchObject({ stake: { amount: '7.00' }, lines: [{ drawId: draws[0] }], balance: { available: { amount: '993.00' } } });
    expect(await steps(member)).toEqual(['running', '6.00', ['placed', 'accepted'], ['held', undefined], ['held', undefined]]);

    await setDraw(gateway, draws[1]!, 'open');
    expect(await advance(draws[1]!)).toBe(0);
    await setLine(gateway, begun.lines[0]!.lineId, 'lost');
    expect(await advance(draws[1]!)).toBe(1);
    expect(await advance(draws[1]!)).toBe(0);
    expect(await steps(member)).toEqual(['running', '4.00', ['placed', 'lost'], ['placed', 'accepted'], ['held', undefined]]);
    const [second] = (await member.value('listLotteryBets', { query: { drawId: draws[1]! } })).list;
    expect(second).toMatchObject({ stake: { amount: '2.00' }, odds: '90' });

    await setLine(gateway, second!.lineId, 'won');
    await advance(draws[1]!);
    expect(await steps(member)).toEqual(['won', '0.00', ['placed', 'lost'], ['placed', 'won'], ['returned', 'WON']]);
    expect(await balanceOf(member)).toBe('997.00');
  });

  test('is refused where a later step could pay more than a line may, instead of being skipped there', async () => {
    const member = await player();
    await offerPack(gateway, 'hanoi', { limits: { maxPayout: '100' } });
    const draws = await threeDraws('HANOI_VIP');
    const chase = { line: top2, draws, multipliers: [1, 1, 2], stopOnWin: false };
    expect((await member.call('placeBets', { body: { chase } })).body).toMatchObject({
      code: 'exposure_limit',
      lines: [{ drawId: draws[2], field: 'multipliers', max: '100' }],
    });
    expect(await balanceOf(member)).toBe('1000.00');
    await offerPack(gateway, 'hanoi', {});
  });

  test('skips a step whose odds fell, gives a void one back, and stops when told', async () => {
    const member = await player();
    const draws = await threeDraws('HANOI_SP');
    const chase = { line: top2, draws, multipliers: [1, 1, 1], stopOnWin: false };
    expect((await member.call('placeBets', { body: { chase: { ...chase, draws: [draws[1]!, draws[0]!, draws[2]!] } } })).status).toBe(400);
    expect((await member.call('placeBets', { body: { chase: { ...chase, line: { ...line, unit: '1' } } } })).body.code).toBe(
      'type_disabled',
    );
    // A player can choose to accept better odds; a chase's odds are checked like those of any line.
    const dearer = { ...chase, line: { ...top2, odds: '89' } };
    expect((await member.call('placeBets', { body: { chase: dearer } })).body.code).toBe('odds_changed');
    const { chaseId } = await member.value('placeBets', { body: { chase: dearer, acceptBetterOdds: true } });
    await offerPack(gateway, 'hanoi', { types: { top2: { odds: '80' } } });
    await setDraw(gateway, draws[1]!, 'open');
    await advance(draws[1]!);
    expect(await steps(member)).toEqual(['running', '1.00', ['placed', 'accepted'], ['skipped', 'ODDS_CHANGED'], ['held', undefined]]);
    const stranger = await player();
    expect((await stranger.call('stopChase', { params: { chaseId: chaseId! } })).status).toBe(404);
    expect(await member.value('stopChase', { params: { chaseId: chaseId! } })).toMatchObject({
      state: 'stopped',
      held: { amount: '0.00' },
    });
    expect(await balanceOf(member)).toBe('999.00');
    await member.value('stopChase', { params: { chaseId: chaseId! } });

    await offerPack(gateway, 'hanoi', {});
    gateway.clock.advance(1);
    const again = await threeDraws('HANOI_SP');
    await member.value('placeBets', { body: { chase: { ...chase, draws: again } } });
    await setDraw(gateway, again[1]!, 'void');
    await advance(again[1]!);
    expect((await steps(member)).slice(2)).toEqual([
      ['placed', 'accepted'],
      ['returned', 'VOID_DRAW'],
      ['held', undefined],
    ]);
    expect((await member.value('listTransactions')).list.slice(0, 4).map(({ type, amount }) => [type, amount.amount])).toEqual([
      ['stakeReturned', '1.00'],
      ['stakeHeld', '-1.00'],
      ['stakeHeld', '-1.00'],
      ['stakeHeld', '-1.00'],
    ]);
  });
});

test('a chase follows its draws by their jobs: past a void one, until it wins', async () => {
  const draws = drawsOf(gateway);
  await draws.plan();
  const { opens_at: opensAt, draw_at: from } = await draws.next('XSMB');
  if (opensAt > gateway.clock.now()) draws.goTo(opensAt);
  await draws.advance();
  const five = await gateway.db
    .selectFrom('lottery_draw')
    .select(['id', 'opens_at', 'draw_at'])
    .where('merchant', '=', merchant)
    .where('draw_at', '>=', from)
    .orderBy('draw_at')
    .limit(5)
    .execute();
  const player = await gateway.registerMember({ host: 'delta.localhost' });
  await fund(gateway, player, '100000');
  const line = { type: 'de', selection: ['83'], unit: '1000', odds: '99.5' };
  const { chaseId } = await player.value('placeBets', {
    body: { chase: { line, draws: five.map(({ id }) => id), multipliers: [1, 2, 3, 4, 5], stopOnWin: true } },
  });
  const steps = async () => {
    const rows = await gateway.db
      .selectFrom('lottery_chase_step as s')
      .leftJoin('lottery_line as l', 'l.id', 's.line_id')
      .select(['s.state', 's.reason', 'l.state as line'])
      .where('s.chase_id', '=', chaseId!)
      .orderBy('s.step')
      .execute();
    return rows.map(({ state, reason, line: own }) => reason ?? own ?? state);
  };
  const draw = async (at: number, special: string) => {
    draws.goTo(five[at]!.draw_at);
    await draws.advance();
    await drawNow(gateway, five[at]!.id, northern(special));
    await draws.work('settle-draw');
    await draws.work('follow-draw');
  };
  expect(await steps()).toEqual(['accepted', 'held', 'held', 'held', 'held']);
  await draw(0, '12384');
  expect(await steps()).toEqual(['lost', 'accepted', 'held', 'held', 'held']);
  await voidDraw(gateway.db, { merchant, id: five[2]!.id }, { reason: 'A holiday.', by: 'ana' }, gateway.clock.now());
  await draw(1, '12385');
  expect(await steps()).toEqual(['lost', 'lost', 'VOID_DRAW', 'held', 'held']);
  draws.goTo(five[3]!.opens_at);
  await draws.advance();
  await draws.work('follow-draw');
  expect(await steps()).toEqual(['lost', 'lost', 'VOID_DRAW', 'accepted', 'held']);
  await draw(3, '12383');
  expect(await steps()).toEqual(['lost', 'lost', 'VOID_DRAW', 'won', 'WON']);
  const { balance } = await gateway.db
    .selectFrom('ledger_account')
    .select('balance')
    .where('owner_id', '=', player.memberId)
    .where('kind', '=', 'cash')
    .where('book', '=', 'real')
    .executeTakeFirstOrThrow();
  expect(Number(balance)).toBe(100_000 - 1000 - 2000 - 4000 + 398_000);
});
