import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/open.ts';
import type { Db } from '../kernel/tables.ts';
import { checkLedger } from './invariants.ts';
import { post } from './post.ts';
import { gameTransfers, playerWith } from './testing.ts';
import { openTestDatabase } from '../testing/template.ts';

const now = new Date('2030-01-01T00:00:00Z');
let database: Database;
let db: Db;
beforeAll(async () => {
  database = await openTestDatabase();
  db = database.owner;
});
afterAll(() => database.close());

/** Creates a player whose cash account has six entries; returns the account's id. */
async function accountOfSix(): Promise<string> {
  const memberId = await playerWith(db, { minor: 1000n }, now);
  for (let i = 0; i < 5; i++) {
    const amount = { minor: 10n, currency: 'BDT' } as const;
    const transactionId = randomUUID();
    const bet = { merchant: 'test', book: 'real' as const, memberId, vendor: 'JL', transactionId, amount, reference: transactionId };
    await post(db, gameTransfers.bet(bet), now);
  }
  const account = db.selectFrom('ledger_account').select('id').where('owner_id', '=', memberId).where('kind', '=', 'cash');
  return String((await account.executeTakeFirstOrThrow()).id);
}

/** The verifier's findings on these accounts after the tables' owner tampered with them; all tampering is rolled back. */
async function saidAfter(accounts: readonly string[], forge: (trx: Db) => Promise<unknown>): Promise<string[]> {
  const undo = new Error('undo');
  let said: string[] = [];
  const forged = db.transaction().execute(async (trx) => {
    await sql`alter table ledger_entry disable trigger ledger_entry_append_only`.execute(trx);
    await forge(trx);
    said = (await checkLedger(trx)).filter(({ rule }) => rule === 'chainUnbroken').map(({ detail }) => detail);
    throw undo;
  });
  await expect(forged).rejects.toBe(undo);
  return said.filter((detail) => accounts.some((account) => detail.startsWith(`account ${account} `)));
}

const entry = (trx: Db, account: string, version: string) =>
  trx.updateTable('ledger_entry').where('account_id', '=', account).where('version', '=', version);

describe('the verifier names the first row of an account that is not as it was written (security C06)', () => {
  test.each([
    ['amount', { amount: -11n }],
    ['balance', { balance_after: 999_999n }],
    ['hash', { hash: Buffer.alloc(32) }],
  ])('its %s was altered, in the third row and again in the fifth', async (_what, change) => {
    const account = await accountOfSix();
    const said = await saidAfter([account], async (trx) => {
      for (const version of ['3', '5']) await entry(trx, account, version).set(change).execute();
    });
    expect(said).toEqual([`account ${account} version 3 was altered or does not follow from the entry before`]);
  });

  test('a row was removed from the middle', async () => {
    const account = await accountOfSix();
    const said = await saidAfter([account], (trx) =>
      trx.deleteFrom('ledger_entry').where('account_id', '=', account).where('version', '=', '4').execute(),
    );
    expect(said).toEqual([`account ${account} version 5 does not follow from the entry before: version 4 is missing`]);
  });

  test('the last rows were removed', async () => {
    const account = await accountOfSix();
    const said = await saidAfter([account], (trx) =>
      trx.deleteFrom('ledger_entry').where('account_id', '=', account).where('version', '>', '4').execute(),
    );
    expect(said).toEqual([`account ${account} version 6 of the account itself is not that of its last entry, version 4`]);
  });

  test('a row was altered and its hash recomputed: the next row does not follow', async () => {
    const account = await accountOfSix();
    const said = await saidAfter([account], (trx) =>
      sql`
        update ledger_entry e set amount = -9, hash = sha256(p.hash || convert_to(
          concat_ws('|', e.transfer_id, e.account_id, -9, e.balance_after, e.version), 'UTF8'))
        from ledger_entry p where e.account_id = ${account} and e.version = 3 and p.account_id = e.account_id and p.version = 2`.execute(
        trx,
      ),
    );
    expect(said).toEqual([`account ${account} version 4 was altered or does not follow from the entry before`]);
  });

  test('each account has its own first row; an untouched one is not named', async () => {
    const accounts = [await accountOfSix(), await accountOfSix(), await accountOfSix()];
    const said = await saidAfter(accounts, async (trx) => {
      await entry(trx, accounts[0]!, '2').set({ amount: -1n }).execute();
      await entry(trx, accounts[2]!, '6').set({ amount: -1n }).execute();
    });
    expect(said.map((detail) => detail.split(' ').slice(0, 4).join(' '))).toEqual([
      `account ${accounts[0]} version 2`,
      `account ${accounts[2]} version 6`,
    ]);
  });
});
