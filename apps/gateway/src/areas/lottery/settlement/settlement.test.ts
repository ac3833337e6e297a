import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { DrawnResult } from '@parlour/domain/lottery';
import { fund } from '../../wallet/testing.ts';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { correctDraw } from '../draws/correct-draw.ts';
import { voidDraw } from '../draws/void-draw.ts';
import { differencesInBooks } from '../../reconciliation/books.ts';
import { offerPack } from '../slips/testing.ts';
import { drawNow, drawsOf, merchant, northern, storeLines, type TestLine } from '../testing.ts';
import { settle } from './settle-job.ts';

let gateway: TestGateway;
let draws: ReturnType<typeof drawsOf>;
let [ana, ben] = ['', ''];
beforeAll(async () => {
  gateway = await startTestGateway();
  draws = drawsOf(gateway);
  const member = async () => {
    const client = await gateway.registerMember({ host: 'delta.localhost' });
    await fund(gateway, client, '90000000');
    return client.memberId;
  };
  [ana, ben] = [await member(), await member()];
});
afterAll(() => gateway.close());

/** The next draw of the north, closed, with these lines. */
async function closedDraw(lines: readonly TestLine[]): Promise<string> {
  await draws.plan();
  await draws.advance();
  const { id, draw_at: at } = await draws.next('XSMB');
  await storeLines(gateway, id, lines);
  draws.goTo(at);
  await draws.advance();
  return id;
}

const result = (id: string, drawn: DrawnResult) => drawNow(gateway, id, drawn);
const correct = (id: string, drawn: DrawnResult) =>
  correctDraw(
    gateway.db,
    { merchant, id },
    { result: drawn, reason: 'A digit was wrong.', asked: 'ana', approved: 'ben' },
    gateway.clock.now(),
  );
const annul = (id: string) => voidDraw(gateway.db, { merchant, id }, { reason: 'Drawn twice.', by: 'ana, ben' }, gateway.clock.now());

/** A member's cash and debt. */
async function worth(memberId: string): Promise<{ cash: number; debt: number }> {
  const { rows } = await sql<{ kind: string; balance: string }>`
    select kind, balance::text from ledger_account where owner_id = ${memberId} and book = 'real' and kind in ('cash', 'debt')`.execute(
    gateway.db,
  );
  const of = (kind: string) => Number(rows.find((row) => row.kind === kind)?.balance ?? 0);
  return { cash: of('cash'), debt: of('debt') };
}
const total = async (memberId: string) => {
  const { cash, debt } = await worth(memberId);
  return cash + debt;
};

const de = (memberId: string, number: string, unit = 1000n): TestLine => ({ memberId, type: 'de', selection: [number], unit });
/** Stakes of 1,000 each: the first two win 99,500 if 83 is drawn, the third if 84 is. */
const slips = () => [de(ana, '83'), de(ben, '83'), de(ben, '84'), { memberId: ana, type: 'lo2', selection: ['84', '85'], unit: 100n }];

describe('a settled draw', () => {
  test('pays every line once, whoever settles and however often', async () => {
    const before = [await total(ana), await total(ben)];
    const id = await closedDraw(slips());
    await result(id, northern('12383'));
    const { db } = gateway.database;
    await Promise.all([draws.settle(id), draws.settle(id), draws.work('settle-draw')]);
    expect(await draws.settle(id)).toBe(0);
    const { totals, status } = await draws.drawOf(id);
    expect(status).toBe('settled');
    const sums = (totals as Record<string, { payout: string; stake: string; lines: number }>)['real VND']!;
    expect([await total(ana), await total(ben)].reduce((sum, each) => sum + each)).toBe(
      before[0]! + before[1]! - Number(sums.stake) + Number(sums.payout),
    );
    expect(await total(ben)).toBe(before[1]! - 2000 + 99_500);
    const { rows } = await sql<{ key: string }>`
      select key from ledger_transfer where key like 'line:%:win%' and reference in (select id::text from lottery_line where draw_id = ${id})`.execute(
      db,
    );
    expect(rows.length).toBe(await lines(id, 'won'));
    const heard = await gateway.db
      .selectFrom('event')
      .select(['type', 'member_id'])
      .where('type', 'in', ['lineSettled', 'drawResult'])
      .execute();
    expect(
      heard
        .filter(({ type }) => type === 'lineSettled')
        .map(({ member_id: member }) => member)
        .sort(),
    ).toEqual([ana, ben].sort());
  });

  test('that is corrected and then void leaves the books as if it had been settled so at once', async () => {
    const before = [await total(ana), await total(ben)];
    const first = await closedDraw(slips());
    await result(first, northern('12383'));
    await draws.settle(first);
    await expect(correct(first, northern('12383'))).rejects.toMatchObject({ code: 'field_invalid' });
    await correct(first, northern('12384'));
    await draws.settle(first);
    const corrected = [(await total(ana)) - before[0]!, (await total(ben)) - before[1]!];
    const atOnce = [await total(ana), await total(ben)];
    const other = await closedDraw(slips());
    await result(other, northern('12384'));
    await draws.settle(other);
    expect(corrected).toEqual([(await total(ana)) - atOnce[0]!, (await total(ben)) - atOnce[1]!]);
    const { totals } = await draws.drawOf(first);
    expect(totals).toEqual((await draws.drawOf(other)).totals);

    await correct(first, northern('12383'));
    await draws.settle(first);
    await annul(first);
    await draws.settle(first);
    await annul(other);
    await draws.settle(other);
    expect([await total(ana), await total(ben)]).toEqual(before);
    expect(await differences()).toEqual([]);
    expect(await steps(first)).toEqual(['corrected', 'corrected:2', 'void']);
  });

  test('takes back what is there, and the rest becomes a debt', async () => {
    const id = await closedDraw([de(ana, '83', 10_000n)]);
    await result(id, northern('12383'));
    await draws.settle(id);
    const { cash } = await worth(ana);
    // Ana at once loses all of it but 5,000.
    const [spent] = [cash - 5000];
    const gone = await closedDraw([de(ana, '00', BigInt(spent))]);
    await correct(id, northern('12384'));
    await draws.settle(id);
    expect(await worth(ana)).toEqual({ cash: 0, debt: 5000 - 995_000 });
    await annul(gone);
    await draws.settle(gone);
  });

  test('that was paid otherwise than its lines say is a difference of the reconciliation', async () => {
    const id = await closedDraw([de(ben, '83')]);
    await result(id, northern('12383'));
    await draws.settle(id);
    expect(await differences()).toEqual([]);
    const change = (payout: bigint) => gateway.db.updateTable('lottery_line').set({ payout }).where('draw_id', '=', id).execute();
    await change(99_499n);
    expect(await differences()).toMatchObject([
      { kind: 'lotteryDraw', subject: `draw ${id}`, expected: 'paid 99499', found: 'paid 99500' },
    ]);
    await change(99_500n);
  });
});

/** The differences that the reconciliation finds for this test's draws. */
async function differences() {
  const span = { from: new Date(gateway.clock.now().getTime() - 60 * 86_400_000), to: new Date(gateway.clock.now().getTime() + 1000) };
  return (await differencesInBooks(gateway.db, span)).filter(({ kind }) => kind === 'lotteryDraw' || kind === 'roundSums');
}

test.each([
  ['closed', async () => undefined],
  ['resulted', (id: string) => result(id, northern('12383'))],
  [
    'settled in part',
    async (id: string) => {
      await result(id, northern('12383'));
      // The state after a gateway is killed between two chunks: some lines settled, the cursor after them.
      await draws.settle(id);
      const [first] = await gateway.db.selectFrom('lottery_line').select('id').where('draw_id', '=', id).orderBy('id').execute();
      await gateway.db
        .updateTable('lottery_draw')
        .set({ status: 'settling', settled_at: null, run_cursor: first!.id })
        .where('id', '=', id)
        .where('merchant', '=', merchant)
        .execute();
    },
  ],
])('a draw that is void while %s returns every stake', async (_, bring) => {
  const before = [await total(ana), await total(ben)];
  const id = await closedDraw([de(ana, '83'), de(ben, '17', 500n)]);
  await bring(id);
  await annul(id);
  await draws.work('settle-draw');
  expect([await total(ana), await total(ben)]).toEqual(before);
  expect(await lines(id, 'refunded')).toBe(2);
});

test('caps count what a member was paid in ascending order of lines, across chunks', async () => {
  await offerPack(gateway, 'vn-north', { caps: { maxPayoutPerBet: '90000', maxPayoutPerMember: '150000' } }, merchant);
  // The draw that was already open keeps its version of the pack.
  await closedDraw([]);
  const id = await closedDraw([de(ana, '83'), de(ben, '83'), de(ana, '83'), de(ana, '83')]);
  await result(id, northern('12383'));
  expect(await settle(gateway.database.db, { merchant, id }, gateway.clock.now(), 2)).toBe(4);
  const paid = await gateway.db
    .selectFrom('lottery_line')
    .select(['payout', 'reason', 'state'])
    .where('draw_id', '=', id)
    .where('member_id', '=', ana)
    .orderBy('id')
    .execute();
  expect(paid.map(({ payout, reason, state }) => [Number(payout), reason, state])).toEqual([
    [90_000, 'CAPPED_BET', 'won'],
    [60_000, 'CAPPED_MEMBER', 'won'],
    [0, 'CAPPED_MEMBER', 'won'],
  ]);
});

async function lines(drawId: string, state: 'won' | 'refunded'): Promise<number> {
  const rows = await gateway.db
    .selectFrom('lottery_line')
    .select('id')
    .where('draw_id', '=', drawId)
    .where('merchant', '=', merchant)
    .where('state', '=', state)
    .execute();
  return rows.length;
}

async function steps(id: string): Promise<string[]> {
  const rows = await gateway.db
    .selectFrom('lottery_draw_step')
    .select('key')
    .where('merchant', '=', merchant)
    .where('draw_id', '=', id)
    .where('to_status', 'in', ['corrected', 'void'])
    .orderBy('key')
    .execute();
  return rows.map(({ key }) => key.replace(`draw:${id}:`, ''));
}
