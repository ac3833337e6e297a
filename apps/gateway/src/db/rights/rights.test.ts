import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { post } from '../../ledger/post.ts';
import { transfers } from '../../ledger/transfers.ts';
import { connected } from '../../areas/identity/social/testing.ts';
import { startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { aPicture } from '../../testing/pictures.ts';
import { chatRoom } from '../../areas/talk/testing.ts';
import { fund } from '../../areas/wallet/testing.ts';
import type { Db } from '../../kernel/tables.ts';
import { migrate, schema } from '../../schema.ts';
import { roleNames, roles, type RoleName } from './roles.ts';
import type { TableRights } from './table-rights.ts';

let gateway: TestGateway;
let memberId: string;
let as: Record<RoleName, Db>;
beforeAll(async () => {
  gateway = await startTestGateway();
  // A copied database has its tables' rights, but not the rights on the database itself.
  await migrate(gateway.database);
  const member = await gateway.registerMember();
  await fund(gateway, member, '100.00');
  memberId = member.memberId;
  await connected(gateway, memberId);
  const room = await chatRoom(gateway);
  await member.value('listenToChatRoom', { params: { roomId: room.roomId } });
  const writer = await room.writer();
  const { id: messageId } = await room.said(writer, 'Hello!');
  await writer.value('reactToChatMessage', { params: { messageId, kind: 'like' }, body: { on: true } });
  await member.value('rateHelpArticle', { params: { slug: 'term' }, body: { version: 1, helpful: true } });
  await promised(member);
  await halfWay(memberId);
  const setting = { merchant: 'lotus', key: 'recovery.first', version: 1, value: null, reason: 'A test.', made_by: '' };
  const now = gateway.clock.now();
  await gateway.db
    .insertInto('setting_override')
    .values({ ...setting, from_at: now, made_at: now })
    .execute();
  await gateway.db
    .insertInto('deposit_limit')
    .values({ merchant: 'lotus', member_id: memberId, days: 7, currency: 'BDT', amount: 1000n, set_by: 'amina', set_at: now })
    .execute();
  as = { app: gateway.database.forMerchant('lotus'), worker: gateway.database.db, office: gateway.database.forOffice(['lotus']) };
});
afterAll(() => gateway.close());

/** Creates the rows of a member who has claimed a bonus, and has applied for an award with a picture. */
async function promised(member: Awaited<ReturnType<TestGateway['registerMember']>>): Promise<void> {
  const terms = { termsVersion: 1 };
  await member.value('claimPromotion', { body: { code: 'welcome', ...terms }, key: randomUUID() });
  await member.value('applyPromotion', { body: { code: 'share-with-friends', ...terms, remark: '' }, key: randomUUID() });
  const content = (await aPicture()).toString('base64');
  await member.value('addPromotionProof', { body: { code: 'share-with-friends', content }, key: randomUUID() });
}

/** Creates the rows of a member who is in the middle of a log-in and of a change of address. */
async function halfWay(member_id: string): Promise<void> {
  const whose = { member_id, merchant: 'lotus', expires_at: gateway.clock.now() };
  const { db } = gateway;
  await db
    .insertInto('contact_change')
    .values({ ...whose, channel: 'email', target: 'sealed' })
    .execute();
  await db
    .insertInto('login_ticket')
    .values({ ...whose, ticket_hash: 'ticket', browser_hash: 'browser', admission: '{}', tries: 0 })
    .execute();
}

const refused = { code: '42501' };
const { rights: tableRights, functionRights } = schema;
const tables = Object.entries<TableRights>(tableRights);
const tenants = tables.filter(([, { tenant, app }]) => tenant !== null && app.includes('select'));

describe('the list', () => {
  test('has every table of the database, and no other', async () => {
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f') order by 1`.execute(
      gateway.db,
    );
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(tableRights).sort());
  });

  test('is what the database grants', async () => {
    const { rows } = await sql<{ name: string; grantee: string; verb: string }>`
      select table_name as name, grantee, lower(privilege_type) as verb from information_schema.role_table_grants
      where table_schema = 'public' and grantee in (${sql.join([...Object.values(roles), 'PUBLIC'])})
      union select c.relname, r.rolname, lower(a.privilege_type) from pg_attribute t, pg_class c, aclexplode(t.attacl) a, pg_roles r
      where c.oid = t.attrelid and c.relnamespace = 'public'::regnamespace and r.oid = a.grantee`.execute(gateway.db);
    const granted = new Set(rows.map(({ name, grantee, verb }) => `${grantee} may ${verb} ${name}`));
    const listed = tables.flatMap(([name, rights]) =>
      roleNames.flatMap((who) => rights[who].map((verb) => `${roles[who]} may ${verb} ${name}`)),
    );
    expect([...granted].sort()).toEqual(listed.sort());
  });

  test('states who may call each function; nobody else may', async () => {
    const { rows } = await sql<{ name: string; definer: boolean; grantee: string | null }>`
      select p.proname as name, p.prosecdef as definer, case a.grantee when 0 then 'everybody' else r.rolname end as grantee
      from pg_proc p left join lateral aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a on a.grantee <> p.proowner
      left join pg_roles r on r.oid = a.grantee where p.pronamespace = 'public'::regnamespace`.execute(gateway.db);
    const granted = rows.flatMap(({ name, grantee }) => (grantee ? [`${grantee} may call ${name}`] : []));
    const there = new Set(rows.map(({ name }) => name));
    const listed = Object.entries(functionRights).flatMap(([name, who]) =>
      there.has(name) ? who.map((each) => `${roles[each]} may call ${name}`) : [],
    );
    expect(granted.sort()).toEqual(listed.sort());
    expect(rows.filter(({ name, definer }) => definer !== Object.hasOwn(functionRights, name))).toEqual([]);
  });

  test('is put in place again where somebody changed a right by hand', async () => {
    const allowed = async () =>
      (await sql<{ yes: boolean }>`select has_table_privilege(${roles.app}, 'ledger_entry', 'update') as yes`.execute(gateway.db)).rows[0]!
        .yes;
    await sql`grant update on ledger_entry to ${sql.id(roles.app)}`.execute(gateway.db);
    expect(await allowed()).toBe(true);
    await migrate(gateway.database);
    expect(await allowed()).toBe(false);
  });

  test('may be applied by many gateways at once', async () => {
    await sql`comment on table member is null`.execute(gateway.db);
    await Promise.all([1, 2, 3, 4].map(() => migrate(gateway.database)));
  });
});

describe.each(roleNames)('as %s', (who) => {
  test.each(['ledger_transfer', 'ledger_entry', 'ledger_account'])('%s cannot be changed', async (table) => {
    const { ref } = sql;
    for (const statement of [
      sql`update ${ref(table)} set merchant = merchant`,
      sql`update ${ref(table)} set asset = 'USD' where false`,
      sql`delete from ${ref(table)}`,
      sql`truncate ${ref(table)} cascade`,
      sql`alter table ${ref(table)} add column more text`,
      sql`alter table ${ref(table)} disable trigger all`,
      sql`alter table ${ref(table)} disable row level security`,
      sql`drop policy parlour_app on ${ref(table)}`,
      sql`drop table ${ref(table)} cascade`,
      sql`create trigger mine before insert on ${ref(table)} for each row execute function suppress_redundant_updates_trigger()`,
    ])
      await expect(statement.execute(as[who]), JSON.stringify(statement.toOperationNode())).rejects.toMatchObject(refused);
  });

  test('the journal can be written only by its functions', async () => {
    for (const statement of [
      sql`insert into ledger_transfer (id, kind, key, input_hash, merchant, book, asset, at)
        values (gen_random_uuid(), 'deposit', 'by hand', '', 'lotus', 'real', 'BDT', now())`,
      sql`insert into ledger_entry select * from ledger_entry`,
      sql`insert into ledger_account (merchant, owner_kind, owner_id, kind, book, asset, balance)
        values ('lotus', 'member', 'somebody', 'cash', 'real', 'BDT', 1000)`,
      sql`select ledger_refuse_change()`,
    ])
      await expect(statement.execute(as[who])).rejects.toMatchObject(refused);
  });

  test('nothing can be created', async () => {
    for (const statement of [
      sql`create table mine (id int)`,
      sql`create temporary table mine (id int)`,
      sql`create schema mine`,
      sql`create function mine() returns int language sql as 'select 1'`,
      sql`create or replace function ledger_post(t jsonb) returns jsonb language sql as 'select t'`,
      sql`create role mine`,
    ])
      await expect(statement.execute(as[who])).rejects.toMatchObject(refused);
  });
});

describe('a request', () => {
  const nobody = () => gateway.database.forMerchant('');

  test.each(tenants)('without a merchant sees nothing of %s', async (name) => {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(nobody());
    expect(rows).toEqual([]);
  });

  test('of a merchant sees its rows and no others', async () => {
    const seen = async (name: string, tenant: string, db: Db) =>
      (
        await sql<{ merchant: string }>`select distinct ${sql.ref(tenant)} as merchant from ${sql.table(name)} order by 1`.execute(db)
      ).rows.map(({ merchant }) => merchant);
    let compared = 0;
    for (const [name, { tenant }] of tenants) {
      const all = await seen(name, tenant!, gateway.db);
      for (const merchant of ['lotus', 'delta'])
        expect(await seen(name, tenant!, gateway.database.forMerchant(merchant)), name).toEqual(all.filter((each) => each === merchant));
      if (all.includes('lotus')) compared++;
    }
    // Ensures that this compares something: the gateway above has rows in at least a third of them.
    expect(compared).toBeGreaterThan(tenants.length / 3);
  });

  test.each(tables.filter(([, { tenant, app }]) => tenant !== null && app.includes('insert')))(
    "puts no row of another merchant's into %s",
    async (name, { tenant }) => {
      const put = (merchant: string) => sql`insert into ${sql.table(name)} (${sql.ref(tenant!)}) values (${merchant})`.execute(as.app);
      await expect(put('delta')).rejects.toThrow('row-level security');
      // Its own merchant's row is refused too, but because columns are missing.
      await expect(put('lotus')).rejects.toMatchObject({ code: expect.not.stringMatching(refused.code) });
    },
  );

  test.each(tables.filter(([, { tenant, app }]) => tenant !== null && app.includes('update')))(
    'gives no row of %s to another merchant',
    async (name, { tenant }) => {
      const change = (merchant: string) => sql`update ${sql.table(name)} set ${sql.ref(tenant!)} = ${merchant}`.execute(as.app);
      const { rows } = await sql`select from ${sql.table(name)} where ${sql.ref(tenant!)} = 'lotus'`.execute(gateway.db);
      if (rows.length > 0) await expect(change('delta')).rejects.toThrow('row-level security');
      await change('lotus');
    },
  );

  test("posts no transfer of another merchant's", async () => {
    const amount = { minor: 100n, currency: 'BDT' } as const;
    const transfer = transfers.deposit({ merchant: 'lotus', memberId, amount, reference: 'of lotus', provider: 'sandbox' });
    await expect(post(gateway.database.forMerchant('delta'), transfer, new Date())).rejects.toMatchObject(refused);
    await expect(post(nobody(), transfer, new Date())).rejects.toMatchObject(refused);
    await expect(post(as.app, transfer, new Date())).resolves.toMatchObject({ replayed: false });
  });

  test("tells nothing to another merchant's players, and calls no wallet", async () => {
    const tell = (merchant: string, db: Db) => sql`select event_put(${merchant}, null, null, 'systemStatus', '{}')`.execute(db);
    await expect(tell('delta', as.app)).rejects.toMatchObject(refused);
    await expect(tell('lotus', nobody())).rejects.toMatchObject(refused);
    await tell('lotus', as.app);
    const many = [{ merchant: 'lotus', member: null, type: 'systemStatus', data: {} }];
    await expect(sql`select event_put_many(${JSON.stringify(many)}::jsonb)`.execute(as.app)).rejects.toMatchObject(refused);
    await expect(sql`select wallet_call('JL', 'nonce', null, '{}')`.execute(as.app)).rejects.toMatchObject(refused);
  });
});
