import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/open.ts';
import type { Db } from '../kernel/tables.ts';
import { checkLedger } from './invariants.ts';
import { post } from './post.ts';
import { accountRules, books, type Asset, type Book } from './registry.ts';
import { balanceOf, playerWith } from './testing.ts';
import { openTestDatabase } from '../testing/template.ts';
import type { Line, Transfer } from './transfers.ts';

const now = new Date('2030-01-01T00:00:00Z');
let database: Database;
let db: Db;
beforeAll(async () => {
  database = await openTestDatabase();
  db = database.owner;
});
afterEach(async () => expect(await checkLedger(db)).toEqual([]));
afterAll(() => database.close());

const open = (account: { owner: string; kind: string; book: string; asset: string; stripe?: number }) =>
  sql<{ min: string | null; max: string | null }>`
    insert into ledger_account (merchant, owner_kind, owner_id, kind, book, asset, stripe)
    values ('test', ${account.owner}, ${randomUUID()}, ${account.kind}, ${account.book}, ${account.asset}, ${account.stripe ?? 0})
    returning min_balance::text as min, max_balance::text as max`
    .execute(db)
    .then(({ rows }) => rows[0]!);

const transfer = (kind: Transfer['kind'], asset: Asset, lines: Line[], book: Book = 'real'): Transfer => {
  const key = randomUUID();
  return { kind, key, merchant: 'test', book, asset, reference: key, lines };
};

describe('the database', () => {
  test.each(accountRules.map(({ owner, account, rule }) => [`${owner} ${account}`, owner, account, rule] as const))(
    'takes %s as the registry has it, and in no other way',
    async (_name, owner, kind, rule) => {
      const asset = rule.asset === 'points' ? 'points' : 'BDT';
      for (const book of books) {
        const opened = open({ owner, kind, book, asset });
        if (!rule.books.includes(book)) await expect(opened).rejects.toMatchObject({ code: '23514' });
        else
          expect(await opened).toEqual({
            min: rule.sign === 'zeroOrMore' ? '0' : null,
            max: rule.sign === 'zeroOrLess' ? '0' : null,
          });
      }
      const book = rule.books[0]!;
      const wrong = rule.asset === 'points' ? 'BDT' : 'points';
      await expect(open({ owner, kind, book, asset: wrong })).rejects.toMatchObject({ code: '23514' });
      const striped = open({ owner, kind, book, asset, stripe: 15 });
      if (rule.striped) await striped;
      else await expect(striped).rejects.toMatchObject({ code: '23514' });
    },
  );

  test.each([
    ['an owner', { owner: 'nobody', kind: 'cash', book: 'real', asset: 'BDT' }],
    ['a kind', { owner: 'member', kind: 'savings', book: 'real', asset: 'BDT' }],
    ['a kind of another owner', { owner: 'house', kind: 'cash', book: 'real', asset: 'BDT' }],
    ['a book', { owner: 'member', kind: 'cash', book: 'demo', asset: 'BDT' }],
    ['an asset', { owner: 'member', kind: 'cash', book: 'real', asset: 'XAU' }],
  ])('refuses %s that the registry does not have', async (_what, account) => {
    await expect(open(account)).rejects.toMatchObject({ code: '23514' });
  });

  test('lets an account never become another one', async () => {
    for (const change of [`kind = 'locked'`, `asset = 'USD'`, `book = 'play'`, `min_balance = null`, `max_balance = 5`])
      await expect(sql.raw(`update ledger_account set ${change} where owner_kind = 'member'`).execute(db)).rejects.toMatchObject({
        code: 'LG005',
      });
  });

  test('holds every balance to the sign of its kind', async () => {
    const limit = async (kind: string, balance: number) =>
      sql`update ledger_account set balance = ${balance} where owner_kind = 'member' and kind = ${kind}`.execute(db);
    await expect(limit('bonus', -1)).rejects.toMatchObject({ code: '23514' });
    await expect(limit('points', -1)).rejects.toMatchObject({ code: '23514' });
    await expect(limit('debt', 1)).rejects.toMatchObject({ code: '23514' });
  });
});

test('a striped account takes any sign, for a stripe does not know the sum', () => {
  expect(accountRules.filter(({ rule }) => rule.striped && rule.sign !== 'any')).toEqual([]);
});

describe('a transfer', () => {
  const owner = randomUUID();

  test('opens the accounts that it names, one row each where they are not striped', async () => {
    const funded = transfer('adjustment', 'BDT', [
      { owner: 'house', ownerId: 'platform', account: 'promoCost', minor: -500n },
      { owner: 'promotion', ownerId: owner, account: 'budget', minor: 500n },
    ]);
    await post(db, funded, now);
    const granted = () =>
      transfer('adjustment', 'BDT', [
        { owner: 'promotion', ownerId: owner, account: 'budget', minor: -300n },
        { owner: 'grant', ownerId: owner, account: 'bonus', minor: 300n },
      ]);
    await post(db, granted(), now);
    await expect(post(db, granted(), now)).rejects.toMatchObject({ code: 'insufficient_balance' });
    const { rows } =
      await sql`select owner_kind, kind, stripe, balance::int from ledger_account where owner_id = ${owner} order by 1 desc`.execute(db);
    expect(rows).toEqual([
      { owner_kind: 'promotion', kind: 'budget', stripe: 0, balance: 200 },
      { owner_kind: 'grant', kind: 'bonus', stripe: 0, balance: 300 },
    ]);
  });

  test('moves points, which are no balance: no page is told of money', async () => {
    const memberId = await playerWith(db, { minor: 1000n }, now);
    const earned = transfer('adjustment', 'points', [
      { owner: 'house', ownerId: 'platform', account: 'pointsIssued', minor: -70n },
      { owner: 'member', ownerId: memberId, account: 'points', minor: 70n },
    ]);
    const { balances } = await post(db, earned, now);
    expect(balances.size).toBe(0);
    const spent = transfer('adjustment', 'points', [
      { owner: 'member', ownerId: memberId, account: 'points', minor: -71n },
      { owner: 'house', ownerId: 'platform', account: 'pointsRedeemed', minor: 71n },
    ]);
    await expect(post(db, spent, now)).rejects.toMatchObject({ details: { params: { balance: '70' } } });
    expect(await balanceOf(db, memberId)).toMatchObject({ available: { amount: '10.00' }, version: 1 });
  });

  test('into a bonus or a commission leaves the balance and its version unchanged', async () => {
    const memberId = await playerWith(db, { minor: 1000n }, now);
    for (const account of ['bonus', 'commission'] as const) {
      const given = transfer('adjustment', 'BDT', [
        { owner: 'house', ownerId: 'platform', account: 'adjustment', minor: -5n },
        { owner: 'member', ownerId: memberId, account, minor: 5n },
      ]);
      expect((await post(db, given, now)).balances.size).toBe(0);
    }
    expect(await balanceOf(db, memberId)).toMatchObject({ available: { amount: '10.00' }, version: 1 });
  });

  test('never mixes points with money', async () => {
    const memberId = await playerWith(db, { minor: 1000n }, now);
    const mixed = transfer('adjustment', 'BDT', [
      { owner: 'member', ownerId: memberId, account: 'points', minor: 5n },
      { owner: 'member', ownerId: memberId, account: 'cash', minor: -5n },
    ]);
    await expect(post(db, mixed, now)).rejects.toMatchObject({ code: '23514' });
  });

  test('finds cash by book and asset: an account elsewhere is none', async () => {
    const memberId = await playerWith(db, { minor: 1000n }, now);
    for (const [asset, book] of [
      ['USD', 'real'],
      ['BDT', 'play'],
    ] as const) {
      const elsewhere = transfer(
        'adjustment',
        asset,
        [
          { owner: 'house', ownerId: 'platform', account: 'adjustment', minor: -5n },
          { owner: 'member', ownerId: memberId, account: 'cash', minor: 5n },
        ],
        book,
      );
      await expect(post(db, elsewhere, now)).rejects.toMatchObject({ code: 'LG004' });
    }
  });
});
