// Office O31: lists by cursor, without gaps or duplicates, and none that reads a whole table.
import { CompiledQuery, sql, type KyselyPlugin } from 'kysely';
import type { OperatorCredentials } from '@parlour/office-api/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { fillManyRows, idOfMany } from '../../testing/many-rows.ts';
import { onPostgres } from '../../testing/needing.ts';
import { firstTwo, officeOf } from '../../testing/office.ts';
import { officeHandlers } from './handlers.ts';
import type { Operator } from './operator.ts';

let gateway: TestGateway;
let amina: OperatorCredentials;
beforeAll(async () => {
  gateway = await startTestGateway();
  [amina] = await firstTwo(gateway);
  const many = { members: 12_000, payments: 11_000, rounds: 11_000, merchant: 'lotus', currency: 'BDT', until: gateway.clock.now() };
  await fillManyRows(gateway.db, many);
  await sql`insert into audit_event (chain, seq, at, actor_kind, actor, via, event, request, outcome, hash)
    select 'lotus', 1000000 + i, ${gateway.clock.now()}::timestamptz - i * interval '1 minute', 'operator', 'many', 'office',
      case when i % 1000 = 0 then 'case.closed' else 'member.tagged' end, 'many-' || i, case when i % 1000 = 7 then 'failed' else 'done' end, ''
    from generate_series(1, 11000) as i`.execute(gateway.db);
  await sql`analyze audit_event`.execute(gateway.db);
});
afterAll(() => gateway.close());

type Listed = 'listAuditEvents' | 'listDeposits' | 'listMembers' | 'listRounds' | 'listWithdrawals';
interface Page {
  list: { id: string; status: string; agent?: boolean; created?: string }[];
  next: string | null;
  about?: { count: number; exact: boolean } | null;
}
const ask = (list: Listed, query: object) => officeOf(gateway, amina).call(list, { query } as never) as unknown as Promise<Page>;
const player = { member: idOfMany(1) };

describe('a list goes on where a page ended', () => {
  test.each([
    ['listMembers', {}, sql`member where kind = 'member' order by created_at desc, id desc`],
    ['listMembers', { tag: 'many' }, sql`member where id in (select member_id from member_tag) order by created_at desc, id desc`],
    ['listMembers', { sort: 'lastLogin' }, sql`member where last_login_at is not null order by last_login_at desc, id desc`],
    ['listDeposits', { merchant: 'lotus' }, sql`deposit order by created_at desc, id desc`],
    ['listWithdrawals', {}, sql`withdrawal order by created_at desc, id desc`],
    ['listMembers', { ascending: 'true' }, sql`member where kind = 'member' order by created_at, id`],
    ['listMembers', { sort: 'lastLogin', ascending: 'true' }, sql`member where last_login_at is not null order by last_login_at, id`],
    ['listDeposits', { merchant: 'lotus', ascending: 'true' }, sql`deposit order by created_at, id`],
    ['listWithdrawals', { ascending: 'true' }, sql`withdrawal order by created_at, id`],
  ] as const)('%s %j: to the microsecond, while newer rows arrive', async (list, query, all) => {
    const { rows } = await sql<{ id: string }>`select id from ${all} limit 600`.execute(gateway.db);
    const seen: string[] = [];
    let after: string | undefined;
    for (let pages = 0; pages < 3 && (pages === 0 || after !== undefined); pages++) {
      const page = await ask(list, { ...query, after });
      seen.push(...page.list.map(({ id }) => id));
      expect(page.about === null).toBe(after !== undefined);
      after = page.next ?? undefined;
      await gateway.registerMember();
    }
    expect(seen).toEqual(rows.map(({ id }) => id));
  });

  test('of a queue with its history: open entries first, oldest first, then the rest, latest first', async () => {
    await sql`insert into referral_review (invited_id, inviter_id, merchant, signals, asked_at, status, decided_by, decided_at)
      select id, ${idOfMany(1)}, 'lotus', '{}', created_at, case when substr(username, 11, 1) < '5' then 'applying' else 'approved' end, null, null
      from member where username like 'many%' and id <> ${idOfMany(1)} order by username limit 900`.execute(gateway.db);
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page = await officeOf(gateway, amina).call('listReferralReviews', { query: { merchant: 'lotus', after } });
      seen.push(...page.list.map(({ id }) => id));
      expect(page.about?.count).toBe(after === undefined ? 900 : undefined);
      after = page.next ?? undefined;
    } while (after);
    const { rows } = await sql<{ id: string }>`
      (select invited_id as id from referral_review where status = 'applying' order by asked_at, invited_id)
      union all (select invited_id from referral_review where status <> 'applying' order by asked_at desc, invited_id desc)`.execute(
      gateway.db,
    );
    expect(seen).toEqual(rows.map(({ id }) => id));
    await sql`delete from referral_review`.execute(gateway.db);
  });

  test('of one member’s rounds, all within a millisecond, until there are no more', async () => {
    await sql`update round set member_id = ${idOfMany(7)} where vendor_round_id in (select 'many-' || i from generate_series(1, 450) as i)`.execute(
      gateway.db,
    );
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const { list, next } = await ask('listRounds', { member: idOfMany(7), after });
      seen.push(...list.map(({ id }) => id));
      after = next ?? undefined;
    } while (after);
    const { rows } = await sql<{ id: string }>`select id from round where member_id = ${idOfMany(7)}`.execute(gateway.db);
    expect(seen.length).toBe(rows.length);
    expect(new Set(seen)).toEqual(new Set(rows.map(({ id }) => id)));
  });

  test('and refuses a cursor that no page has given', async () => {
    for (const after of ['nowhere', Buffer.from('["2026-01-01T00:00Z","not an id"]').toString('base64url')])
      await expect(ask('listMembers', { after })).rejects.toMatchObject({ code: 'field_invalid' });
  });
});

test('a filter returns only matching rows, and their number: exact up to 10,000, approximate above', async () => {
  const blocked = await ask('listMembers', { status: 'blocked' });
  expect(blocked.about).toEqual({ count: 120, exact: true });
  expect(blocked.list.every(({ status }) => status === 'blocked')).toBe(true);
  expect((await ask('listMembers', { agents: 'true' })).about).toEqual({ count: 12, exact: true });
  await sql`insert into member_risk (merchant, member_id, rules, since, registered)
    select merchant, id, '{Large}', created_at, created_at from member where id in (${idOfMany(3)}, ${idOfMany(5)})`.execute(gateway.db);
  const risky = await ask('listMembers', { risk: 'true', name: 'many000000' });
  expect(risky.list.map(({ id }) => id).toSorted()).toEqual([idOfMany(3), idOfMany(5)].toSorted());
  expect((await ask('listMembers', { name: 'MANY000004' })).about).toEqual({ count: 10, exact: true });
  expect((await ask('listMembers', { name: 'many_0000' })).about).toEqual({ count: 0, exact: true });
  expect((await ask('listMembers', { status: 'excluded' })).about).toEqual({ count: 24, exact: true });
  const { memberId } = await gateway.registerMember();
  await gateway.db.updateTable('member').set({ invitation_code: 'friend7' }).where('id', '=', memberId).execute();
  expect((await ask('listMembers', { code: 'friend7' })).list.map(({ id }) => id)).toEqual([memberId]);
  await sql`update member set created_country = 'NP' where id = ${memberId}`.execute(gateway.db);
  expect((await ask('listMembers', { country: 'NP' })).list.map(({ id }) => id)).toEqual([memberId]);
  expect((await ask('listMembers', { way: 'username' })).list.map(({ id }) => id)).toContain(memberId);
  expect((await ask('listMembers', { way: 'social' })).about).toEqual({ count: 0, exact: true });
  const payer = await gateway.registerMember();
  for (const status of ['succeeded', 'succeeded', 'cancelled'] as const)
    await sql`insert into deposit (id, merchant, member_id, amount, currency, status, provider, method, created_at, expires_at, settled_at)
      values (gen_random_uuid(), 'lotus', ${payer.memberId}, 10000, 'BDT', ${status}, 'sandbox', ${status === 'cancelled' ? 'card' : 'qr'},
        now(), now(), now())`.execute(gateway.db);
  const paid = await ask('listMembers', { method: 'qr' });
  expect([paid.list.map(({ id }) => id), paid.about]).toEqual([[payer.memberId], { count: 1, exact: true }]);
  expect((await ask('listMembers', { method: 'qr', status: 'active' })).about).toEqual({ count: 1, exact: true });
  expect((await ask('listMembers', { method: 'card' })).list).toEqual([]);
  expect((await ask('listMembers', { merchant: 'delta' })).about).toEqual({ count: 0, exact: true });
  const { about } = await ask('listMembers', {});
  expect(about?.exact).toBe(false);
  expect(about?.count).toBeGreaterThan(10_000);
  expect(about?.count).toBeLessThan(14_000);
  const { about: failed } = await ask('listDeposits', { status: 'failed' });
  const { rows } = await sql<{
    sum: string;
  }>`select (sum(amount) / 100.0)::numeric(20, 2)::text as sum from deposit where status = 'failed'`.execute(gateway.db);
  expect(failed).toEqual({ count: 220, exact: true, sums: [{ amount: rows[0]!.sum, currency: 'BDT' }] });
  await expect(ask('listDeposits', { from: '2026-02-31T00:00Z' })).rejects.toMatchObject({ code: 'field_invalid' });
});

/** What each statement of an operation reads: the rows examined in each table, and the access path. */
async function readBy(list: Listed, input: object): Promise<{ node: string; table: string; rows: number }[]> {
  const heard = new Map<string, CompiledQuery>();
  const asked: CompiledQuery[] = [];
  const db = gateway.database.forOffice(['lotus']);
  const listen: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      heard.set(queryId.queryId, db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    // Parts of a statement are reported too; only those with a result are counted.
    transformResult({ result, queryId }) {
      asked.push(heard.get(queryId.queryId)!);
      return Promise.resolve(result);
    },
  };
  const operator = {
    ...gateway,
    db: db.withPlugin(listen),
    by: { kind: 'operator', name: 'amina', named: true },
    levelAt: () => 'a',
    notes: [],
  };
  await officeHandlers[list](operator as unknown as Operator, input as never);
  const read: { node: string; table: string; rows: number }[] = [];
  for (const { sql: text, parameters } of asked.filter((each) => !each.sql.startsWith('explain'))) {
    const { rows } = await db.executeQuery<{ 'QUERY PLAN': { Plan: Plan }[] }>(
      CompiledQuery.raw(`explain (analyze, format json) ${text}`, [...parameters]),
    );
    for (const each of nodesOf(rows[0]!['QUERY PLAN'][0]!.Plan)) {
      const looked = (each['Actual Rows'] + (each['Rows Removed by Filter'] ?? 0)) * each['Actual Loops'];
      if (each['Relation Name']) read.push({ node: each['Node Type'], table: each['Relation Name'], rows: looked });
    }
  }
  return read;
}

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** A count examines 10,000 rows and one more. */
const most = 10_001;

test('members filtered by activity are counted from the stored sums, with the same result as from their rows', async () => {
  const day = (ago: number) => new Date(gateway.clock.now().getTime() - ago * 86_400_000).toISOString();
  for (const query of [
    { by: 'played', from: day(1), to: day(0) },
    { by: 'played', from: day(30), to: day(3) },
    { by: 'played', to: day(40) },
    { by: 'played' },
    { by: 'firstDeposit', from: day(20), to: day(10) },
    { tag: 'many' },
  ]) {
    const { about } = await ask('listMembers', query);
    // With an additional filter, which every one of them passes, the members themselves are examined.
    const { about: looked } = await ask('listMembers', { ...query, name: 'many' });
    expect(about?.count, JSON.stringify(query)).toBeGreaterThan(0);
    expect(about, JSON.stringify(query)).toEqual(looked);
  }
});

// How much is read is decided by a Postgres's planner, which the embedded database's differs from.
onPostgres.test('a tag’s list reads those that it shows, however many have the tag', async () => {
  await sql`insert into member_tag (merchant, member_id, tag, tagged_by, tagged_at, registered)
    select merchant, id, 'crowd', 'many', now(), created_at from member where username like 'many%'`.execute(gateway.db);
  await sql`analyze member_tag`.execute(gateway.db);
  const read = await readBy('listMembers', {
    tag: 'crowd',
    merchant: 'lotus',
    after: Buffer.from(JSON.stringify(['2999-01-01T00:00:00Z', idOfMany(1)])).toString('base64url'),
  });
  expect(read.filter(({ rows }) => rows > 210)).toEqual([]);
});

onPostgres.test('first deposits are listed by those that it shows, however many there were', async () => {
  const { rows: added } = await sql<{ member_id: string }>`insert into stat_depositor (member_id, merchant, first_at, registered)
    select id, merchant, created_at + interval '1 hour', created_at from member where username like 'many%' on conflict do nothing
    returning member_id`.execute(gateway.db);
  await sql`analyze stat_depositor`.execute(gateway.db);
  const query = { by: 'firstDeposit', merchant: 'lotus' };
  const after = Buffer.from(JSON.stringify(['2999-01-01T00:00:00Z', idOfMany(1)])).toString('base64url');
  expect((await readBy('listMembers', { ...query, after })).filter(({ rows }) => rows > 210)).toEqual([]);
  // The order is that of registration on every page.
  const [first, whole] = [await ask('listMembers', query), await ask('listMembers', { merchant: 'lotus', name: 'many' })];
  expect(first.list.map(({ id }) => id)).toEqual(whole.list.map(({ id }) => id));
  await gateway.db
    .deleteFrom('stat_depositor')
    .where(
      'member_id',
      'in',
      added.map((row) => row.member_id),
    )
    .execute();
  await sql`analyze stat_depositor`.execute(gateway.db);
});

onPostgres.describe('no filter reads more than a count does', () => {
  test.each<[Listed, object]>([
    ['listMembers', {}],
    ['listMembers', { merchant: 'lotus' }],
    ['listMembers', { status: 'blocked' }],
    ['listMembers', { status: 'excluded' }],
    ['listMembers', { agents: true }],
    ['listMembers', { name: 'many0001' }],
    ['listMembers', { code: 'friend7' }],
    ['listMembers', { upline: 'many0001000' }],
    ['listMembers', { risk: true }],
    ['listMembers', { risk: true, method: 'ewallet' }],
    ['listMembers', { method: 'ewallet' }],
    ['listMembers', { sort: 'lastLogin', status: 'blocked' }],
    ['listMembers', { sort: 'lastLogin', status: 'blocked', ascending: true }],
    ['listDeposits', { status: 'failed', ascending: true }],
    ['listWithdrawals', { status: 'pending', ascending: true }],
    ['listDeposits', { status: 'pending' }],
    ['listDeposits', { status: 'failed', merchant: 'lotus' }],
    ['listDeposits', { status: 'inDoubt' }],
    ['listDeposits', { status: 'succeeded', by: 'settled', from: '2100-01-01T00:00Z' }],
    ['listWithdrawals', { status: 'paid', by: 'decided', from: '2100-01-01T00:00Z' }],
    ['listMembers', { by: 'firstDeposit', from: '2020-01-01T00:00Z' }],
    ['listMembers', { by: 'played', from: '2020-01-01T00:00Z' }],
    ['listDeposits', player],
    ['listWithdrawals', { status: 'pending' }],
    ['listWithdrawals', player],
    ['listRounds', player],
    ['listAuditEvents', { event: 'case' }],
    ['listAuditEvents', { event: 'case.closed', ascending: true }],
    ['listAuditEvents', { request: 'many-9000' }],
    ['listAuditEvents', { outcome: 'failed' }],
  ])('%s %j', async (list, input) => {
    const read = await readBy(list, input);
    expect(read.length).toBeGreaterThan(0);
    expect(read.filter(({ rows }) => rows > most)).toEqual([]);
    // A search for one member, or a filter that few rows pass, uses an index.
    const table = {
      listMembers: 'member',
      listDeposits: 'deposit',
      listWithdrawals: 'withdrawal',
      listRounds: 'round',
      listAuditEvents: 'audit_event',
    }[list];
    const isNarrow = !('merchant' in input && Object.keys(input).length === 1) && Object.keys(input).length > 0;
    if (isNarrow) expect(read.filter(({ node, table: of }) => of === table && node === 'Seq Scan')).toEqual([]);
  });
});
