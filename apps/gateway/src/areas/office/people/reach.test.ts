// Office O4; security B02, B06 for operators (docs/security.md).
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schema } from '../../../schema.ts';
import type { TableRights } from '../../../db/rights/table-rights.ts';
import type { Db } from '../../../kernel/tables.ts';
import { post } from '../../../ledger/post.ts';
import { transfers } from '../../../ledger/transfers.ts';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { invited } from '../../../testing/office-browser.ts';
import { fund } from '../../wallet/testing.ts';
import { perform } from '../perform.ts';
import { named } from './sessions.ts';

let gateway: TestGateway;
let memberId: string;
const others: string[] = [];
beforeAll(async () => {
  gateway = await startTestGateway();
  const member = await gateway.registerMember();
  await fund(gateway, member, '100.00');
  memberId = member.memberId;
  others.push((await gateway.registerMember({ host: 'delta.localhost' })).memberId);
  await invited(gateway, 'amina');
});
afterAll(() => gateway.close());

const at = (...codes: string[]) => gateway.database.forOffice(codes);
const refused = { code: '42501' };

const tenants = Object.entries<TableRights>(schema.rights).filter(([, { tenant, office }]) => tenant !== null && office.includes('select'));

async function whose(db: Db, name: string, column: string): Promise<string[]> {
  const { rows } = await sql<{ whose: string }>`
    select distinct ${sql.ref(column)} as whose from ${sql.table(name)} where ${sql.ref(column)} is not null order by 1`.execute(db);
  return rows.map((row) => row.whose);
}

test('an operator sees the rows of their own merchants in every table, and no others', async () => {
  let compared = 0;
  for (const [name, { tenant }] of tenants) {
    const all = await whose(gateway.db, name, tenant!);
    for (const codes of [[], ['lotus'], ['delta', 'lotus']])
      expect(await whose(at(...codes), name, tenant!), name).toEqual(all.filter((each) => codes.includes(each)));
    expect(await whose(gateway.database.forOffice('*'), name, tenant!), name).toEqual(all);
    if (all.includes('lotus')) compared++;
  }
  expect(compared).toBeGreaterThan(15);
});

test('nothing of another merchant can be changed, removed or given away', async () => {
  const name = (db: Db) => db.updateTable('member').set({ nickname: 'changed' }).where('id', '=', memberId).executeTakeFirst();
  expect((await name(at('delta'))).numUpdatedRows).toBe(0n);
  expect((await name(at('delta', 'lotus'))).numUpdatedRows).toBe(1n);
  const give = at('delta').updateTable('member').set({ merchant: 'lotus' }).where('id', 'in', others);
  await expect(give.execute()).rejects.toThrow('row-level security');
});

test('no money of another merchant moves, and its members receive nothing', async () => {
  const amount = { minor: 100n, currency: 'BDT' } as const;
  const transfer = transfers.deposit({ merchant: 'lotus', memberId, amount, reference: 'of lotus', provider: 'sandbox' });
  await expect(post(at('delta'), transfer, new Date())).rejects.toMatchObject(refused);
  await expect(post(at(), transfer, new Date())).rejects.toMatchObject(refused);
  await expect(post(at('delta', 'lotus'), transfer, new Date())).resolves.toMatchObject({ replayed: false });
  const tell = (merchant: string | null, db: Db) => sql`select event_put(${merchant}, null, null, 'systemStatus', '{}')`.execute(db);
  await expect(tell('lotus', at('delta'))).rejects.toMatchObject(refused);
  await expect(tell(null, at('delta'))).rejects.toMatchObject(refused);
  await tell('lotus', at('lotus'));
});

describe('a handler that forgets its filter', () => {
  const forgetful = () =>
    perform(
      { ...gateway, db: gateway.database.db, forOffice: gateway.database.forOffice },
      { id: 'listMembers', name: 'members list', as: named('amina'), given: {} },
      { transaction: false, run: ({ db }) => whose(db, 'member', 'merchant') },
    );

  test.each([
    ['of one merchant', 'lotus', ['lotus']],
    ['of all merchants', null, ['delta', 'lotus']],
  ])('sees what the roles of an operator %s reach', async (_whom, merchant, seen) => {
    await gateway.db.updateTable('operator_role').set({ role: 'support', merchant }).where('operator', '=', 'amina').execute();
    expect((await forgetful()).filter((code) => ['delta', 'lotus'].includes(code))).toEqual(seen);
  });
});
