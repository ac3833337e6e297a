// Security C05 (docs/security.md).
import { randomUUID } from 'node:crypto';
import type { Money } from '@parlour/domain';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/open.ts';
import type { Db } from '../kernel/tables.ts';
import { inTransaction } from '../kernel/transaction.ts';
import { checkLedger } from './invariants.ts';
import { grantPlayMoney } from './play-money.ts';
import { post, postAll } from './post.ts';
import { transfers } from './transfers.ts';
import { balanceOf, gameTransfers, playerWith } from './testing.ts';
import { openTestDatabase } from '../testing/template.ts';

const now = new Date('2030-01-01T00:00:00Z');
const taka = (minor: bigint): Money => ({ minor, currency: 'BDT' });
let database: Database;
let db: Db;

beforeAll(async () => {
  database = await openTestDatabase();
  db = database.owner;
});
afterEach(async () => expect(await checkLedger(db)).toEqual([]));
afterAll(() => database.close());

const bet = (memberId: string, minor: bigint, transactionId: string = randomUUID()) =>
  gameTransfers.bet({ merchant: 'test', book: 'real', vendor: 'JL', memberId, transactionId, amount: taka(minor), reference: 'round' });

describe('post', () => {
  test('moves money from one account to the other and says what is left', async () => {
    const memberId = await playerWith(db, { minor: 1000n }, now);
    const { balances, replayed } = await post(db, bet(memberId, 250n), now);
    expect(replayed).toBe(false);
    expect(balances.get(memberId)).toEqual({
      available: { amount: '7.50', currency: 'BDT' },
      locked: { amount: '0.00', currency: 'BDT' },
      playMoney: false,
      version: 2,
    });
    expect(await balanceOf(db, memberId)).toEqual(balances.get(memberId));
  });

  test('returns the first result for a repeated key and moves nothing', async () => {
    const memberId = await playerWith(db, { minor: 1000n }, now);
    const transfer = bet(memberId, 250n);
    const first = await post(db, transfer, now);
    const again = await post(db, transfer, new Date(now.getTime() + 1000));
    expect(again).toEqual({ ...first, replayed: true });
    expect((await balanceOf(db, memberId)).available.amount).toBe('7.50');
  });

  test('refuses a key that was used for another transfer', async () => {
    const memberId = await playerWith(db, { minor: 1000n }, now);
    await post(db, bet(memberId, 250n, 'same'), now);
    await expect(post(db, bet(memberId, 251n, 'same'), now)).rejects.toMatchObject({ code: 'LG002' });
  });

  test('refuses to take more than the balance, states it, and writes nothing', async () => {
    const memberId = await playerWith(db, { minor: 1000n }, now);
    await expect(post(db, bet(memberId, 1001n), now)).rejects.toMatchObject({
      code: 'insufficient_balance',
      details: { params: { balance: '10.00' } },
    });
    expect((await balanceOf(db, memberId)).version).toBe(1);
  });

  test('refuses lines that do not sum to zero', async () => {
    const memberId = await playerWith(db, { minor: 1000n }, now);
    const transfer = bet(memberId, 100n);
    await expect(post(db, { ...transfer, lines: transfer.lines.slice(0, 1) }, now)).rejects.toMatchObject({ code: 'LG003' });
  });

  test('keeps play money and real money apart', async () => {
    const real = await playerWith(db, { minor: 1000n }, now);
    const play = await playerWith(db, { minor: 1000n, playMoney: true }, now);
    expect((await balanceOf(db, play, 'play')).playMoney).toBe(true);
    await expect(grantPlayMoney(db, { merchant: 'test', memberId: real, amount: taka(500n), key: 'k' }, now)).rejects.toMatchObject({
      code: 'LG004',
    });
    const crossing = {
      ...bet(real, 100n),
      lines: [{ ...bet(real, 100n).lines[0]! }, { owner: 'member', ownerId: play, account: 'cash', minor: 100n } as const],
    };
    await expect(post(db, crossing, now)).rejects.toMatchObject({ code: 'LG004' });
  });

  test('cannot be made to cross books even by hand', async () => {
    const play = await playerWith(db, { minor: 1000n, playMoney: true }, now);
    const insert = sql`
      insert into ledger_entry (transfer_id, account_id, merchant, book, asset, amount, balance_after, version, hash)
      select t.id, a.id, 'test', 'real', 'BDT', 5, 5, 99, ''::bytea
      from (select id from ledger_transfer where book = 'real' limit 1) t, (select id from ledger_account where owner_id = ${play} limit 1) a`;
    await expect(insert.execute(db)).rejects.toMatchObject({ code: '23503' });
  });

  test('cannot be changed afterwards', async () => {
    for (const table of ['ledger_transfer', 'ledger_entry']) {
      await expect(sql`delete from ${sql.table(table)}`.execute(db)).rejects.toMatchObject({ code: 'LG005' });
      await expect(sql`update ${sql.table(table)} set merchant = 'x'`.execute(db)).rejects.toMatchObject({ code: 'LG005' });
    }
    await expect(sql`update ledger_account set balance = -1 where owner_kind = 'member'`.execute(db)).rejects.toMatchObject({
      code: '23514',
    });
  });

  test('lets exactly 10 of 60 simultaneous bets of 10 take from 100', async () => {
    const memberId = await playerWith(db, { minor: 100n }, now);
    const results = await Promise.allSettled(
      Array.from({ length: 60 }, () => inTransaction(db, (trx) => post(trx, bet(memberId, 10n), now))),
    );
    expect(results.filter((r) => r.status === 'fulfilled')).toHaveLength(10);
    expect((await balanceOf(db, memberId)).available.amount).toBe('0.00');
  });

  test('takes one of 12 simultaneous posts of one key', async () => {
    const memberId = await playerWith(db, { minor: 100n }, now);
    const transfer = bet(memberId, 10n);
    const results = await Promise.all(Array.from({ length: 12 }, () => inTransaction(db, (trx) => post(trx, transfer, now))));
    expect(results.filter((r) => !r.replayed)).toHaveLength(1);
    expect(new Set(results.map((r) => r.transferId)).size).toBe(1);
    expect((await balanceOf(db, memberId)).available.amount).toBe('0.90');
  });

  test('tells the member, in the same transaction', async () => {
    const memberId = await playerWith(db, { minor: 100n }, now);
    const events = () => db.selectFrom('event').select(['type', 'data']).where('member_id', '=', memberId).orderBy('id').execute();
    const before = (await events()).length;
    const failed = inTransaction(db, async (trx) => {
      await post(trx, bet(memberId, 10n), now);
      throw new Error('the caller changed its mind');
    });
    await expect(failed).rejects.toThrow('changed its mind');
    expect(await events()).toHaveLength(before);
    const { balances } = await post(db, bet(memberId, 10n), now);
    expect((await events()).at(-1)).toEqual({ type: 'balanceChanged', data: { balance: balances.get(memberId) } });
  });
});

describe('postAll', () => {
  const between = (key: string, from: string | null, to: string | null, minor: bigint) =>
    transfers.agent({
      merchant: 'test',
      amount: taka(minor),
      kind: 'dailySalary',
      key: `${key}:${randomUUID()}`,
      reference: key,
      from,
      to,
    });
  const members = (count: number) => Promise.all(Array.from({ length: count }, () => playerWith(db, { minor: 1000n }, now)));

  test('moves what one by one would move, and a later transfer may spend what an earlier one brought', async () => {
    const [one, other] = [await members(3), await members(3)];
    const all = (ids: readonly string[]) => [
      between('a', null, ids[0]!, 700n),
      between('b', ids[0]!, ids[1]!, 1650n),
      between('c', ids[1]!, ids[2]!, 2600n),
      between('d', ids[2]!, null, 3600n),
    ];
    await inTransaction(db, (trx) => postAll(trx, all(one), now));
    for (const transfer of all(other)) await post(db, transfer, now);
    const [inBulk, singly] = [
      await Promise.all(one.map((id) => balanceOf(db, id))),
      await Promise.all(other.map((id) => balanceOf(db, id))),
    ];
    expect(inBulk).toEqual(singly);
    expect(inBulk.map(({ available }) => available.amount)).toEqual(['0.50', '0.50', '0.00']);
  });

  test('leaves out what was posted before, and refuses a key that was used for another transfer', async () => {
    const [a, b] = await members(2);
    const first = between('first', a!, b!, 100n);
    await post(db, first, now);
    await postAll(db, [first, between('second', a!, b!, 200n)], now);
    expect((await balanceOf(db, a!)).available.amount).toBe('7.00');
    await expect(postAll(db, [between('third', a!, b!, 1n), { ...first, reference: 'other' }], now)).rejects.toMatchObject({
      code: 'LG002',
    });
    expect((await balanceOf(db, a!)).available.amount).toBe('7.00');
  });

  test('posts none where one would take more than there is at its turn, though a later one would bring enough', async () => {
    const [a, b] = await members(2);
    const all = [between('ok', a!, b!, 500n), between('much', a!, b!, 501n), between('late', null, a!, 1000n)];
    await expect(postAll(db, all, now)).rejects.toMatchObject({ code: 'insufficient_balance', details: { params: { balance: '5.00' } } });
    expect((await balanceOf(db, a!)).available.amount).toBe('10.00');
    await expect(postAll(db, [between('nobody', randomUUID(), a!, 1n)], now)).rejects.toMatchObject({ code: 'LG004' });
  });

  test('two at once that cross each other move both', async () => {
    const [a, b] = await members(2);
    await Promise.all([postAll(db, [between('x', a!, b!, 300n)], now), postAll(db, [between('y', b!, a!, 500n)], now)]);
    expect((await balanceOf(db, a!)).available.amount).toBe('12.00');
  });
});
