// Security C01 (docs/security.md).
import { randomUUID } from 'node:crypto';
import type { Money } from '@parlour/domain';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/open.ts';
import type { Db } from '../kernel/tables.ts';
import { Refusal } from '../kernel/refusal.ts';
import { checkLedger } from './invariants.ts';
import { post } from './post.ts';
import { gameTransfers, playerWith } from './testing.ts';
import { openTestDatabase } from '../testing/template.ts';
import { transfers } from './transfers.ts';

const now = new Date('2030-01-01T00:00:00Z');
let database: Database;
let db: Db;
beforeAll(async () => {
  database = await openTestDatabase();
  db = database.owner;
});
afterAll(() => database.close());

const steps = ['deposit', 'bet', 'win', 'withdrawal', 'withdrawalReturned'] as const;
const step = fc.record({
  kind: fc.constantFrom(...steps),
  player: fc.nat(2),
  minor: fc.oneof(fc.constantFrom(100n, 200n), fc.bigInt({ min: 1n, max: 500n })),
  /** Only few keys, so that repeats and collisions occur. */
  key: fc.nat(20),
});

test('whatever is posted in whatever order, balances are those of an obedient model and the books balance', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (program) => {
      const players = await Promise.all([0, 1, 2].map(() => playerWith(db, { minor: 1000n }, now)));
      const run = randomUUID();
      const model = players.map(() => ({ cash: 1000n, locked: 0n }));
      const posted = new Map<string, string>();
      /** Owner and amount of each pending withdrawal. */
      const pending = new Map<string, string>();
      for (const { kind, player, minor, key } of program) {
        const memberId = players[player]!;
        const account = model[player]!;
        const name = `${run}-${key}`;
        const amount: Money = { minor, currency: 'BDT' };
        const cause = { merchant: 'test', memberId, amount, reference: name };
        const game = { ...cause, book: 'real' as const, vendor: 'JL', transactionId: name };
        const transfer = {
          deposit: () => transfers.deposit({ ...cause, provider: 'sandbox' }),
          bet: () => gameTransfers.bet(game),
          win: () => gameTransfers.win(game),
          withdrawal: () => transfers.withdrawal(cause),
          withdrawalReturned: () => transfers.withdrawalReturned(cause),
        }[kind]();
        const input = JSON.stringify([kind, player, minor.toString()]);
        const delta = { deposit: [1n, 0n], win: [1n, 0n], bet: [-1n, 0n], withdrawal: [-1n, 1n], withdrawalReturned: [1n, -1n] }[kind] as [
          bigint,
          bigint,
        ];
        const after = { cash: account.cash + delta[0] * minor, locked: account.locked + delta[1] * minor };
        const outcome = await post(db, transfer, now).catch((error: unknown) => error);
        if (posted.has(transfer.key)) {
          if (posted.get(transfer.key) === input) expect(outcome).toMatchObject({ replayed: true });
          else expect(outcome).toMatchObject({ code: 'LG002' });
        } else if (kind === 'withdrawalReturned' && pending.get(name) !== `${player} ${minor}`) {
          expect(outcome).toMatchObject({ code: 'LG006' });
        } else if (after.cash < 0n || after.locked < 0n) {
          expect(outcome).toBeInstanceOf(Refusal);
        } else {
          expect(outcome).toMatchObject({ replayed: false });
          posted.set(transfer.key, input);
          if (kind === 'withdrawal') pending.set(name, `${player} ${minor}`);
          if (kind === 'withdrawalReturned') pending.delete(name);
          model[player] = after;
        }
      }
      for (const [i, memberId] of players.entries()) {
        const rows = await db.selectFrom('ledger_account').select(['kind', 'balance']).where('owner_id', '=', memberId).execute();
        expect(Object.fromEntries(rows.map((r) => [r.kind, BigInt(r.balance)]))).toEqual(model[i]);
      }
    }),
    { numRuns: 40 },
  );
  const problems = (await checkLedger(db)).filter((p) => p.rule !== 'moneySetAside');
  expect(problems).toEqual([]);
});

test('names a row that somebody altered behind the ledger', async () => {
  const memberId = await playerWith(db, { minor: 700n }, now);
  const rules = async () => new Set((await checkLedger(db)).filter((p) => p.rule !== 'moneySetAside').map((p) => p.rule));
  expect(await rules()).toEqual(new Set());
  const rollback = new Error('rollback');
  const alter = (change: (trx: Db) => Promise<unknown>, found: string[]) =>
    expect(
      db.transaction().execute(async (trx) => {
        await sql`alter table ledger_entry disable trigger ledger_entry_append_only`.execute(trx);
        await change(trx);
        expect(new Set((await checkLedger(trx)).filter((p) => p.rule !== 'moneySetAside').map((p) => p.rule))).toEqual(new Set(found));
        throw rollback;
      }),
    ).rejects.toBe(rollback);
  const account = db.selectFrom('ledger_account').select('id').where('owner_id', '=', memberId).where('kind', '=', 'cash');
  await alter(
    (trx) => trx.updateTable('ledger_account').set({ balance: 701n }).where('owner_id', '=', memberId).where('kind', '=', 'cash').execute(),
    ['balanceIsFoldOfEntries'],
  );
  await alter(
    (trx) => trx.updateTable('ledger_entry').set({ amount: 701n, balance_after: 701n }).where('account_id', '=', account).execute(),
    ['transferSumsToZero', 'balanceIsFoldOfEntries', 'chainUnbroken'],
  );
  await alter(
    (trx) => trx.deleteFrom('ledger_entry').where('account_id', '=', account).execute(),
    ['transferSumsToZero', 'balanceIsFoldOfEntries', 'versionsGapless', 'chainUnbroken'],
  );
});
