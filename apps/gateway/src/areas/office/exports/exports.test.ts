// Office O35: what a list finds, as a file for its maker alone.
import type { OperationId, OperatorCredentials } from '@parlour/office-api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { fillManyRows } from '../../../testing/many-rows.ts';
import { enteredOffice, type OfficeBrowser } from '../../../testing/office-browser.ts';
import { namedOperator, officeOf, operate } from '../../../testing/office.ts';
import { contactHash, sealMemberColumn } from '../../identity/member/personal-data.ts';
import { chargeWithdrawals } from '../../rewards/loyalty/testing.ts';
import { fund } from '../../wallet/testing.ts';
import type { InputOf } from '../operator.ts';
import { exportJob, writeExport } from './job.ts';
import { exportedLists } from './lists.ts';
import { removeExpired, sealExports } from './store.ts';

let gateway: TestGateway;
let bao: OperatorCredentials;
let browser: OfficeBrowser;
let code: () => string;
beforeAll(async () => {
  gateway = await startTestGateway();
  ({ browser, code } = await enteredOffice(gateway));
  bao = await namedOperator(gateway, 'bao');
});
afterAll(() => gateway.close());
beforeEach(() => gateway.clock.advance(1));

const tools = () => {
  const { vault, config, merchants, database } = gateway;
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const { db, long: longDb } = database;
  return { db, longDb, now: gateway.clock.now(), config, merchants, vault, outbox: gateway.app.outbox, log };
};
const start = (body: InputOf<'startExport'>, as = bao) => operate(gateway, 'startExport', body, as);
const state = async (id: string) => (await officeOf(gateway, bao).call('listExports', {})).list.find((each) => each.id === id);

/** Downloads the whole file as its maker does. */
async function file(id: string, as = bao): Promise<string> {
  let text = '';
  for (let part: number | null = 0; part !== null;) {
    const answer: { text: string; next: number | null } = await officeOf(gateway, as).call('getExportPart', { query: { id, part } });
    text += answer.text;
    part = answer.next;
  }
  return text;
}
async function exported(body: InputOf<'startExport'>): Promise<string> {
  const { id } = await start(body);
  await exportJob.run({ id }, tools());
  return file(id);
}

test('is written as spreadsheets and programs read it: a mark, both names of a column, the offset of the merchant, no formula', async () => {
  const { username, memberId } = await gateway.registerMember();
  const { merchant } = await gateway.db.selectFrom('member').select('merchant').where('id', '=', memberId).executeTakeFirstOrThrow();
  const whose = { id: memberId, merchant };
  await gateway.db
    .updateTable('member')
    .set({
      payee_name: sealMemberColumn(gateway.vault, whose, 'payee_name', 'رحيمة "خاتون"'),
      mobile: sealMemberColumn(gateway.vault, whose, 'mobile', '+8801712345678'),
      mobile_hash: contactHash(gateway.vault, merchant, 'mobile', '+8801712345678'),
      created_at: new Date('2026-11-25T20:00:00.000Z'),
      last_login_at: null,
    })
    .where('id', '=', memberId)
    .execute();
  const columns = [
    { name: 'username', header: 'Member' },
    { name: 'created', header: '=Registered' },
    { name: 'balance' },
    { name: 'lastLogin', header: 'Last, log-in' },
    { name: 'noSuchColumn', header: 'Actions' },
  ];
  const filter = { name: username };
  expect(await exported({ list: 'listMembers', filter, columns, merchant: 'lotus' })).toBe(
    `\uFEFFMember (username),'=Registered (created),balance,"Last, log-in (lastLogin)",currency\r\n` +
      `${username},2026-11-26T02:00:00.000+06:00,0.00,,BDT\r\n`,
  );
  const names = [{ name: 'username' }, { name: 'nameInClear' }];
  const personal = await exported({ list: 'listMembers', filter, columns: names, personal: true });
  expect(personal.split('\r\n')).toEqual([
    '\uFEFFusername,nameInClear,currency,mobile,email,birthday',
    `${username},"رحيمة ""خاتون""",BDT,'+8801712345678,,`,
    '',
  ]);
  const masked = await exported({ list: 'listMembers', filter });
  expect(masked).not.toMatch(/خاتون|1712345678|nameInClear/);
});

test('of deposits says by which method each was made', async () => {
  const member = await gateway.registerMember();
  const { id } = await member.value('createDeposit', { body: { amount: '500.00', method: 'qr' } });
  const columns = [{ name: 'id' }, { name: 'method' }];
  const text = await exported({ list: 'listDeposits', filter: { member: member.memberId }, columns });
  expect(text.split('\r\n')[1]).toBe(`${id},qr,BDT`);
});

test('of withdrawals says what each cost, and leaves free ones blank', async () => {
  const member = await gateway.registerMember();
  await fund(gateway, member, '300.00');
  const payee = { payeeName: 'Nadia Rahman', bankName: 'Meghna Bank', accountNumber: '0012345' };
  await member.value('createWithdrawal', { body: { amount: '150.00', ...payee } });
  await chargeWithdrawals(gateway, '2');
  await member.value('createWithdrawal', { body: { amount: '100.00', fee: '2.00', ...payee } });
  const columns = [{ name: 'amount' }, { name: 'fee' }];
  const text = await exported({ list: 'listWithdrawals', filter: { member: member.memberId }, columns });
  // Both were requested at the same moment of the test's clock.
  expect(text.split('\r\n').slice(1, -1).toSorted()).toEqual(['150.00,,BDT', '98.00,2.00,BDT']);
});

describe('a long list', () => {
  beforeAll(() =>
    fillManyRows(gateway.db, { members: 900, payments: 1, rounds: 1, merchant: 'delta', currency: 'USD', until: gateway.clock.now() }),
  );
  const body = { list: 'listMembers', filter: { name: 'many' }, columns: [{ name: 'username' }], merchant: 'delta' };

  test('is written by several runs, each from where the one before stopped, and holds every row once', async () => {
    const { id, status } = await start(body);
    expect(status).toBe('waiting');
    const stretch = { size: 3000, parts: 3, rows: 1_000_000 };
    await writeExport(id, tools(), stretch);
    expect(await state(id)).toMatchObject({ status: 'running', rows: 600 });
    await expect(file(id)).rejects.toMatchObject({ code: 'not_found' });
    await gateway.registerMember({ host: 'delta.localhost', username: 'manynewcomer' });
    await writeExport(id, tools(), stretch);
    expect(await state(id)).toMatchObject({ status: 'done', rows: 900, truncated: false });
    const lines = (await file(id)).split('\r\n').slice(1, -1);
    expect(lines).toHaveLength(900);
    expect(new Set(lines).size).toBe(900);
    expect(Number((await state(id))!.size)).toBe(Buffer.byteLength(await file(id)));
    expect(await writeExport(id, tools(), stretch)).toBe(0);
  });

  test('stops at the size limit of a file, and reports that it was cut', async () => {
    const { id } = await start(body);
    await writeExport(id, tools(), { size: 100_000, parts: 5, rows: 250 });
    expect(await state(id)).toMatchObject({ status: 'done', rows: 250, truncated: true });
  });
});

describe('a file', () => {
  const give = (role: string, merchant: string | null = null) =>
    gateway.db.updateTable('operator_role').set({ role, merchant }).where('operator', '=', 'amina').execute();
  const body = { list: 'listMembers', filter: {} };

  test('can be fetched by its maker, for 24 hours', async () => {
    const { id } = await start(body);
    await exportJob.run({ id }, tools());
    const { value } = (await browser.call('listExports')).body as { value: { list: unknown[] } };
    expect(value.list).toEqual([]);
    const fetched = await browser.inject({ method: 'GET', url: `/office/exports/part?id=${id}` });
    expect(fetched.json()).toMatchObject({ code: 'not_found' });
    gateway.clock.advance(24 * 3600);
    await expect(file(id)).rejects.toMatchObject({ code: 'not_found' });
    expect(await removeExpired(gateway.db, gateway.clock.now())).toBeGreaterThan(0);
    expect(await gateway.db.selectFrom('office_export_part').select('part').where('export_id', '=', id).execute()).toEqual([]);
  });

  test('can be made by roles that show the list and allow exports, with a recent proof', async () => {
    gateway.clock.advance(301);
    expect((await browser.call('startExport', body)).body.code).toBe('not_logged_in');
    await browser.value('logInByPassword', { name: 'amina', password: 'seven grey herons wade', code: code() });
    await give('support');
    expect((await browser.call('startExport', body)).body.code).toBe('forbidden');
    await give('risk', 'lotus');
    expect((await browser.call('startExport', { ...body, merchant: 'delta' })).body.code).toBe('not_found');
    const { body: answer } = await browser.call('startExport', body);
    const { id } = answer.value as { id: string };
    await exportJob.run({ id }, tools());
    const { text } = (await browser.inject({ method: 'GET', url: `/office/exports/part?id=${id}` })).json<{ value: { text: string } }>()
      .value;
    expect(text).toContain('player1');
    expect(text).not.toContain('delta');
    await give('finance');
    expect((await browser.call('startExport', { ...body, personal: true })).body.code).toBe('forbidden');
    gateway.clock.advance(301);
    expect((await browser.call('startExport', body)).body.code).toBe('step_up_required');
  });

  test('can be fetched by nobody once the roles are removed', async () => {
    await browser.value('stepUpByCode', { code: code() });
    await give('finance');
    const { id } = await browser.value('startExport', body);
    await give('support');
    await exportJob.run({ id }, tools());
    const row = await gateway.db.selectFrom('office_export').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect([row.status, row.failure, row.parts]).toEqual(['failed', 'forbidden', 0]);
    await give('owner');
  });
});

test.each<[string, InputOf<'startExport'>, string]>([
  ['a list that there is not', { list: 'getMember', filter: {} }, 'field_invalid'],
  ['a filter that the list does not have', { list: 'listMembers', filter: { nmae: 'x' } }, 'field_invalid'],
  ['a page of it', { list: 'listMembers', filter: { after: 'x' } }, 'field_invalid'],
  ['a value that the filter cannot have', { list: 'listMembers', filter: { status: 'gone' } }, 'invalid_request'],
  ['a time that is none', { list: 'listDeposits', filter: { from: 'yesterday' } }, 'field_invalid'],
  ['no column', { list: 'listMembers', filter: {}, columns: [{ name: 'nothing' }] }, 'field_invalid'],
  ['personal data without asking for them', { list: 'listMembers', filter: {}, columns: [{ name: 'mobile' }] }, 'field_invalid'],
  ['a merchant that there is not', { list: 'listMembers', filter: {}, merchant: 'nowhere' }, 'not_found'],
])('%s is refused at once', async (_what, body, refusal) => {
  await expect(start(body)).rejects.toMatchObject({ code: refusal });
});

test('is in the audit log with its filter, without a name or a tag in it, and is sealed where it is kept', async () => {
  const { username } = await gateway.registerMember({ username: 'hiddenname' });
  const { id } = await start({ list: 'listMembers', filter: { name: username, status: 'active' }, merchant: 'lotus' });
  const byTag = await start({ list: 'listMembers', filter: { tag: 'owes money' }, merchant: 'lotus' });
  await exportJob.run({ id }, tools());
  const told = await gateway.db
    .selectFrom('audit_event')
    .select(['chain', 'actor', 'event', 'after'])
    .where('subject', '=', id)
    .orderBy('seq')
    .execute();
  expect(told).toEqual([
    {
      chain: 'lotus',
      actor: 'bao',
      event: 'report.exported',
      after: { list: 'listMembers', personal: false, filter: { name: true, status: 'active' } },
    },
    { chain: 'lotus', actor: 'export-list', event: 'report.exported', after: { rows: 1 } },
  ]);
  const tagged = gateway.db.selectFrom('audit_event').select('after').where('subject', '=', byTag.id);
  expect((await tagged.executeTakeFirstOrThrow()).after).toMatchObject({ filter: { tag: true } });
  const parts = await gateway.db.selectFrom('office_export_part').selectAll().where('export_id', '=', id).execute();
  expect(JSON.stringify(parts)).not.toContain(username);
  await sealExports(gateway.db, { ...gateway.vault, prefix: 'another-key:' });
  expect(await file(id)).toContain(username);
});

test.each([...exportedLists.keys()])('%s names its columns and can be exported whole', async (list) => {
  const { memberId } = await gateway.registerMember();
  const filter: Record<string, string> = list === 'listRounds' ? { member: memberId } : {};
  const text = await exported({ list, filter });
  const [header] = text.slice(1).split('\r\n');
  const plain = [...exportedLists.get(list)!.columns].filter(([, { personal }]) => !personal).map(([name]) => name);
  expect(header!.split(',')).toEqual(plain);
  expect(exportedLists.get(list)!.operation satisfies OperationId).toBe(list);
});
