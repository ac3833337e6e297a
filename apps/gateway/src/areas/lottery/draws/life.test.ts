import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createHash } from 'node:crypto';
import { deriveResult, packs } from '@parlour/domain/lottery';
import { fund } from '../../wallet/testing.ts';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { firstTwo, operate } from '../../../testing/office.ts';
import { drawsOf, merchant, northern, storeLines } from '../testing.ts';
import { bookOf } from './close-draws.ts';
import { holdDraw } from './steps.ts';
import { typeResult } from './type-result.ts';
import { setResult } from './set-result.ts';
import { voidDraw } from './void-draw.ts';
import { inTransaction } from '../../../kernel/transaction.ts';

let gateway: TestGateway;
let draws: ReturnType<typeof drawsOf>;
let memberId: string;
beforeAll(async () => {
  gateway = await startTestGateway();
  draws = drawsOf(gateway);
  const member = await gateway.registerMember({ host: 'delta.localhost' });
  ({ memberId } = member);
  await fund(gateway, member, '9000000');
  await openTwoDaysAhead('HANOI_VIP');
  await draws.plan();
});
afterAll(() => gateway.close());

const steps = async (id: string) =>
  (
    await gateway.db
      .selectFrom('lottery_draw_step')
      .select(['key', 'made_by'])
      .where('merchant', '=', merchant)
      .where('draw_id', '=', id)
      .orderBy('at')
      .execute()
  ).map(({ key }) => key);

test('draws are made once, seven days ahead, and fast ones an hour ahead', async () => {
  expect(await draws.plan()).toBe(0);
  const count = async (game: string) =>
    Number(
      (
        await gateway.db
          .selectFrom('lottery_draw')
          .select((e) => e.fn.countAll().as('n'))
          .where('merchant', '=', merchant)
          .where('game_code', '=', game)
          .executeTakeFirstOrThrow()
      ).n,
    );
  expect(await count('XSMB')).toBe(7);
  expect(await count('K3_1M')).toBeGreaterThanOrEqual(59);
  // No chain is salted yet.
  await draws.advance();
  expect((await draws.next('K3_1M')).status).toBe('scheduled');
});

test('a draw from outside opens, warns, closes with the hash of its book, and is settled when two operators type the same', async () => {
  const { id, closes_at: closesAt, draw_at: drawAt } = await draws.next('XSMB');
  await draws.advance();
  expect(await draws.drawOf(id)).toMatchObject({ status: 'open', pack_version: 1 });
  const ids = await storeLines(gateway, id, [
    { memberId, type: 'de', selection: ['83'], unit: 1000n },
    { memberId, type: 'lo2', selection: ['83', '00'], unit: 100n },
  ]);

  draws.goTo(new Date(closesAt.getTime() - 60_000));
  await draws.advance();
  expect((await draws.drawOf(id)).status).toBe('closing');
  draws.goTo(closesAt);
  await draws.advance();
  const closed = await draws.drawOf(id);
  expect(closed).toMatchObject({ status: 'closed', line_count: 2, stakes: { 'real VND': '6400' } });
  expect(closed.book_hash).toBe((await bookOf(gateway.db, { merchant, id })).hash);

  const typed = (operator: string, result: unknown) => typeResult(gateway.db, { merchant, id }, { result, operator }, gateway.clock.now());
  await expect(typed('ana', northern('12383'))).rejects.toMatchObject({ code: 'draw_state' });
  draws.goTo(drawAt);
  await expect(typed('ana', { special: ['12383'] })).rejects.toMatchObject({ code: 'field_invalid' });
  expect(await typed('ana', northern('12383'))).toMatchObject({ state: 'waits' });
  await expect(typed('ana', northern('12383'))).rejects.toMatchObject({ code: 'second_operator_needed' });
  expect(await typed('ben', northern('12384'))).toMatchObject({ state: 'conflict' });
  await expect(typed('ben', northern('12383'))).rejects.toMatchObject({ code: 'second_operator_needed' });
  expect(await typed('cam', northern('12383'))).toEqual({ state: 'agreed', by: ['ana', 'cam'] });
  await expect(typed('ana', northern('12383'))).rejects.toMatchObject({ code: 'draw_state' });

  const guest = gateway.guest({ host: 'delta.localhost' });
  const ofBook = (query: { after?: string } = {}) => guest.value('getDrawBook', { params: { drawId: id }, query });
  expect(await guest.call('getDrawBook', { params: { drawId: id } })).toMatchObject({ status: 409, body: { code: 'draw_state' } });
  await draws.work('settle-draw');
  expect(await draws.drawOf(id)).toMatchObject({ status: 'settled', run: 1 });
  // Anybody can recompute the hash published at the close.
  const { rows, next } = await ofBook();
  expect([createHash('sha256').update(rows.join('\n')).digest('hex'), next]).toEqual([closed.book_hash, undefined]);
  expect(await ofBook({ after: rows[0]!.split('|', 1)[0]! })).toEqual({ rows: rows.slice(1) });
  const lines = await gateway.db.selectFrom('lottery_line').selectAll().where('id', 'in', ids).orderBy('id').execute();
  expect(lines.map(({ state, payout }) => [state, Number(payout)])).toEqual([
    ['won', 99_500],
    ['won', 9950 * Number(lines[1]!.hits)],
  ]);
  expect(await steps(id)).toEqual(
    ['scheduled', 'open', 'closing', 'closed', 'resulted', 'settling', 'settled'].map((status) => `draw:${id}:${status}`),
  );
  expect(await draws.settle(id)).toBe(0);
});

test('an in-house draw is made from a seed that was committed to, and needs a salt to open', async () => {
  // The north's draw above came after the chains were published, so it can salt them.
  await draws.plan();
  await draws.advance();
  const opened = await draws.next('K3_1M');
  expect(opened).toMatchObject({ status: 'open', client_seed: 'K3_1M-12383', seed_index: 1, server_seed: null });
  draws.goTo(opened.draw_at);
  await draws.advance();
  const drawn = await draws.drawOf(opened.id);
  expect(drawn.status).toBe('settled');
  expect(createHash('sha256').update(drawn.server_seed!).digest('hex')).toBe(opened.commitment);
  const seeds = { serverSeed: drawn.server_seed!, clientSeed: drawn.client_seed!, nonce: Number(drawn.issue) };
  expect(drawn.result).toEqual(deriveResult(packs.k3, seeds));
  // The seed determines an in-house result, so no correction may change it.
  const [operator] = await firstTwo(gateway);
  const correction = { merchant, draw: opened.id, numbers: { dice: ['1', '1', '1'] }, reason: 'The dice were misread.' };
  await expect(operate(gateway, 'correctDraw', correction, operator)).rejects.toMatchObject({ code: 'draw_state' });
  const following = await draws.next('K3_1M');
  expect(following).toMatchObject({ status: 'open', seed_index: 2 });
  draws.goTo(following.draw_at);
  await draws.advance();
  expect(
    createHash('sha256')
      .update((await draws.drawOf(following.id)).server_seed!)
      .digest('hex'),
  ).toBe(following.commitment);
});

test('a bet a millisecond before the close is in the book; at the close itself it is refused, however late the close comes', async () => {
  await draws.plan();
  await draws.advance();
  const { id, closes_at: closesAt } = await draws.next('XSMB');
  draws.goTo(new Date(closesAt.getTime() - 1));
  const member = await gateway.registerMember({ host: 'delta.localhost' });
  await fund(gateway, member, '100000');
  const bet = () =>
    member.call('placeBets', { body: { drawIds: [id], lines: [{ type: 'de', selection: ['09'], unit: '1000', odds: '99.5' }] } });
  const taken = await bet();
  expect(taken.status).toBe(200);
  draws.goTo(closesAt);
  expect(await bet()).toMatchObject({ status: 409, body: { code: 'draw_closed' } });
  await draws.advance();
  expect(await bet()).toMatchObject({ status: 409, body: { code: 'draw_closed' } });
  const { line_count: lines, book_hash: hash } = await draws.drawOf(id);
  expect(lines).toBe(1);
  const { lineId } = (taken.body as { value: { lines: { lineId: string }[] } }).value.lines[0]!;
  const row = `${lineId}|de||09|1000|1|99.5|${new Date(closesAt.getTime() - 1).toISOString()}`;
  expect(hash).toBe(createHash('sha256').update(row).digest('hex'));
});

describe('a draw', () => {
  test('without a result for 48 hours is void, and every stake goes back', async () => {
    const { id, opens_at: opensAt, closes_at: closesAt, draw_at: drawAt } = await draws.next('XSMB');
    draws.goTo(opensAt);
    await draws.advance();
    const before = await cash();
    await storeLines(gateway, id, [{ memberId, type: 'de', selection: ['11'], unit: 1000n }]);
    draws.goTo(closesAt);
    await draws.advance();
    draws.goTo(new Date(drawAt.getTime() + 48 * 3_600_000));
    await draws.advance();
    expect(await draws.drawOf(id)).toMatchObject({ status: 'void', void_reason: 'No result came within 48 hours.' });
    await draws.work('settle-draw');
    expect(await cash()).toBe(before);
    await expect(voidDraw(gateway.db, { merchant, id }, { reason: 'Again.', by: 'ana' }, gateway.clock.now())).rejects.toMatchObject({
      code: 'draw_state',
    });
    await expect(
      inTransaction(gateway.db, async (trx) =>
        setResult(trx, await holdDraw(trx, { merchant, id }), { result: northern('12345'), by: 'ana', evidence: {} }, gateway.clock.now()),
      ),
    ).rejects.toMatchObject({ code: 'draw_state' });
  });

  test('that was not opened in time is void, and later ones open', async () => {
    await draws.plan();
    const { id, closes_at: closesAt } = await draws.next('SSC_1M');
    draws.goTo(new Date(closesAt.getTime() + 3_600_000));
    await draws.advance();
    expect((await draws.drawOf(id)).status).toBe('void');
    await draws.plan();
    await draws.advance();
    expect((await draws.next('SSC_1M')).status).toBe('open');
  });

  test('of an in-house game opens only once the one before it has closed: its commitment is the seed of that draw', async () => {
    await draws.plan();
    await draws.advance();
    const { closes_at: closesAt, draw_at: drawAt, ...first } = await draws.next('HANOI_VIP');
    expect(first.status).toBe('open');
    const second = await gateway.db
      .selectFrom('lottery_draw')
      .selectAll()
      .where('merchant', '=', merchant)
      .where('game_code', '=', 'HANOI_VIP')
      .where('draw_at', '>', drawAt)
      .orderBy('draw_at')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(second.opens_at < gateway.clock.now()).toBe(true);
    expect(second).toMatchObject({ status: 'scheduled', commitment: null });
    draws.goTo(closesAt);
    await draws.advance();
    const opened = await draws.drawOf(second.id);
    expect(opened.status).toBe('open');
    draws.goTo(drawAt);
    await draws.advance();
    expect((await draws.drawOf(first.id)).server_seed).toBe(opened.commitment);
  });
});

/** A calendar that an operator might set, in which the next draw would open while one still takes bets. */
async function openTwoDaysAhead(game: string): Promise<void> {
  const ofGame = gateway.db.selectFrom('lottery_calendar').selectAll().where('merchant', '=', merchant).where('game_code', '=', game);
  const { rows } = await ofGame.executeTakeFirstOrThrow();
  await gateway.db
    .updateTable('lottery_calendar')
    .set({ rows: JSON.stringify((rows as object[]).map((row) => ({ ...row, openBefore: 2 * 86_400 }))) })
    .where('merchant', '=', merchant)
    .where('game_code', '=', game)
    .execute();
}

async function cash(): Promise<number> {
  const row = await gateway.db
    .selectFrom('ledger_account')
    .select('balance')
    .where('owner_id', '=', memberId)
    .where('kind', '=', 'cash')
    .where('book', '=', 'real')
    .executeTakeFirstOrThrow();
  return Number(row.balance);
}
