// Office 2 (member.export, member.erase), O13, O15, O21.
import { sql } from 'kysely';
import sharp from 'sharp';
import type { OperatorCredentials } from '@parlour/office-api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../../testing/gateway.ts';
import { jobToolsOf } from '../../../../testing/job-tools.ts';
import { onPostgres } from '../../../../testing/needing.ts';
import { aPicture } from '../../../../testing/pictures.ts';
import { approve, byTwo, firstTwo, furtherOperator, officeOf, operate } from '../../../../testing/office.ts';
import { giveContacts } from '../../../identity/personal/testing.ts';
import { fund, rejectedWithdrawal } from '../../../wallet/testing.ts';
import { verifyChain } from '../../audit/heads.ts';
import { memberFileJob } from './start-export.ts';
import { writeMemberFile } from './write-file.ts';

let gateway: TestGateway;
let two: readonly [OperatorCredentials, OperatorCredentials];
let support: OperatorCredentials;
beforeAll(async () => {
  // A member with money is not erased.
  gateway = await startTestGateway({ manyAccounts: false });
  two = await firstTwo(gateway);
  support = await furtherOperator(gateway, { name: 'sadia', roles: [{ role: 'support', merchant: 'lotus' }] }, two);
});
afterAll(() => gateway.close());

const refusal = (code: string) => expect.objectContaining({ name: 'OfficeError', code }) as Error;
const reason = 'Asked for it by letter.';
const tools = () => jobToolsOf(gateway);
const erasable = async (member: string) => (await officeOf(gateway, support).call('getMemberErasure', { query: { member } })).obstacles;

async function fileOf(id: string, as: OperatorCredentials): Promise<Record<string, Record<string, unknown>[]> & { profile: object }> {
  let text = '';
  for (let part: number | null = 0; part !== null;) {
    const answer: { text: string; next: number | null } = await officeOf(gateway, as).call('getExportPart', { query: { id, part } });
    text += answer.text;
    part = answer.next;
  }
  return JSON.parse(text) as never;
}

/** A member with something in every room of the platform that says who they are. */
async function registered(username: string, mobile: string) {
  const member = await gateway.registerMember({ username });
  const { memberId } = member;
  await giveContacts(gateway, memberId, { mobile, email: `${username}@example.com` });
  await gateway.db
    .insertInto('withdrawal')
    .values(rejectedWithdrawal(gateway, { memberId, accountNumber: '4711000888' }))
    .execute();
  const feedback = {
    merchant: 'lotus',
    member_id: memberId,
    type: 1,
    content: `I am ${username}, call me.`,
    created_at: gateway.clock.now(),
  };
  await gateway.db.insertInto('feedback').values(feedback).execute();
  await sql`insert into chat_message (id, merchant, room_id, seq, change, member_id, author, nickname, level, client_id, text, state, at)
    select gen_random_uuid(), merchant, id, -${mobile.slice(-3)}::int, 0, ${memberId}, gen_random_uuid(), ${username}, 0, gen_random_uuid(),
      ${`It is me, ${username}`}, 'shown', now() from chat_room where merchant = 'lotus' limit 1`.execute(gateway.db);
  await operate(gateway, 'addMemberNote', { member: memberId, text: `Friendly, ${username} is.`, pinned: false }, two[0]);
  await operate(gateway, 'tagMember', { member: memberId, add: ['letter-writer'] }, two[0]);
  const content = (await aPicture()).toString('base64');
  await operate(gateway, 'addMemberDocument', { member: memberId, kind: 'identity', content }, support);
  await byTwo(gateway, 'correctMember', { member: username, field: 'name', value: `Rokeya ${username}`, reason }, two);
  return member;
}

test('a member’s data are written into a file of the operator who asked, in clear, by several runs', async () => {
  const member = await registered('farida77', '+8801811000101');
  await fund(gateway, member, '300.00');
  gateway.clock.advance(1);
  await fund(gateway, member, '200.00');
  const asked = (await operate(gateway, 'exportMember', { member: 'farida77', reason }, support)) as { approval: string };
  const { result } = await approve(gateway, asked.approval, two[0]);
  const { id } = result as { id: string };
  let rows = 0;
  for (let next: number | null = 0; next !== null;) {
    const run: { rows: number; next: number | null } = await writeMemberFile(id, tools(), { page: 1, parts: 3 });
    rows += run.rows;
    next = run.next;
  }
  const file = await fileOf(id, support);
  expect(file.profile).toMatchObject({ payeeName: 'Rokeya farida77', mobile: '+8801811000101', email: 'farida77@example.com' });
  expect(file['deposits']!.map(({ amount, currency }) => [amount, currency])).toEqual([
    ['300.00', 'BDT'],
    ['200.00', 'BDT'],
  ]);
  expect(file['walletEntries']!.map(({ amount, balance }) => [amount, balance])).toEqual([
    ['300.00', '300.00'],
    ['200.00', '500.00'],
  ]);
  expect(file['withdrawals']).toEqual([expect.objectContaining({ payeeName: 'Nadia Rahman', accountNumber: '4711000888' })]);
  expect(file['feedback']).toEqual([expect.objectContaining({ content: 'I am farida77, call me.' })]);
  expect(file['sessions']).toHaveLength(1);
  const [document] = file['documents']!;
  expect((await sharp(Buffer.from(String(document!['picture']), 'base64')).metadata()).format).toBe('webp');
  expect(file['chatMessages']).toEqual([expect.objectContaining({ text: 'It is me, farida77' })]);
  expect(JSON.stringify(file), 'what operators note for each other').not.toMatch(/Friendly|letter-writer/);
  const listed = (await officeOf(gateway, support).call('listExports', {})).list[0]!;
  expect(listed).toMatchObject({ id, list: 'exportMember', personal: true, status: 'done', rows });
  await expect(officeOf(gateway, two[0]).call('getExportPart', { query: { id, part: 0 } })).rejects.toEqual(refusal('not_found'));
  const { list } = await officeOf(gateway, two[0]).call('listAuditEvents', {
    query: { subject: member.memberId, event: 'member.exported' },
  });
  expect(list[0]).toMatchObject({ actor: 'amina', reason, proposal: asked.approval });
});

test('one who may decide it needs no second operator; once they are removed nothing is written', async () => {
  const { memberId } = await gateway.registerMember();
  const { id } = (await operate(gateway, 'exportMember', { member: memberId, reason }, two[1])) as { id: string };
  await gateway.db.updateTable('operator_role').set({ role: 'auditor' }).where('operator', '=', 'bao').execute();
  await memberFileJob.run({ id }, tools());
  await gateway.db.updateTable('operator_role').set({ role: 'owner' }).where('operator', '=', 'bao').execute();
  const listed = (await officeOf(gateway, two[1]).call('listExports', {})).list.find((each) => each.id === id);
  expect(listed).toMatchObject({ status: 'failed', failure: 'forbidden' });
  await expect(operate(gateway, 'exportMember', { member: memberId, reason: ' ' }, two[1])).rejects.toEqual(refusal('field_invalid'));
});

test('once two operators want it nothing tells who the member was, and the books and the audit log hold', async () => {
  const member = await registered('nameless88', '+8801811000202');
  const { memberId } = member;
  const other = (await operate(gateway, 'exportMember', { member: memberId, reason }, two[0])) as { id: string };
  await memberFileJob.run({ id: other.id }, tools());
  const { approval } = (await operate(gateway, 'eraseMember', { member: 'nameless88', reason }, support)) as { approval: string };
  await expect(approve(gateway, approval, support)).rejects.toEqual(refusal('second_operator_needed'));
  expect(await approve(gateway, approval, two[0])).toMatchObject({ proposal: { status: 'executed' } });

  const { rows: tables } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(gateway.db);
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string }>`select to_jsonb(t)::text as text from ${sql.table(name)} t`.execute(gateway.db);
    const telling = rows.filter(({ text }) => /nameless88|8801811000202/i.test(text));
    expect(telling, name).toEqual([]);
  }
  expect((await officeOf(gateway, support).call('listMemberDocuments', { query: { member: memberId } })).list).toEqual([]);
  const tagged = await gateway.db.selectFrom('member_tag').selectAll().where('member_id', '=', memberId).execute();
  expect(tagged).toEqual([]);
  for (const { payee_name: payee, id, merchant } of await gateway.db
    .selectFrom('withdrawal')
    .selectAll()
    .where('member_id', '=', memberId)
    .execute())
    expect(gateway.vault.open({ merchant, column: 'withdrawal.payee_name', id }, payee)).toBe('');
  expect((await verifyChain(gateway.db, 'lotus')).broken).toBeNull();

  const page = await officeOf(gateway, support).call('getMember', { query: { member: memberId } });
  expect(page).toMatchObject({ status: 'blocked', erased: expect.any(String) as string, personal: [] });
  expect((await member.call('getMemberInfo')).status).toBe(401);
  for (const change of ['unblockMember', 'resetMemberPassword'] as const)
    await expect(operate(gateway, change, { member: memberId }, two[0])).rejects.toEqual(refusal('not_found'));
  await expect(operate(gateway, 'exportMember', { member: memberId, reason }, two[0])).rejects.toEqual(refusal('not_found'));
  await expect(officeOf(gateway, two[0]).call('getExportPart', { query: { id: other.id, part: 0 } })).rejects.toEqual(refusal('not_found'));
  const { list } = await officeOf(gateway, two[0]).call('listAuditEvents', { query: { subject: memberId } });
  expect(list).toContainEqual(expect.objectContaining({ event: 'member.erased', actor: 'amina', reason }));
  // The name, the number and the address are free again.
  const again = await gateway.registerMember({ username: 'nameless88' });
  await giveContacts(gateway, again.memberId, { mobile: '+8801811000202', email: 'nameless88@example.com' });
});

test('two who were erased share no payee', async () => {
  const hashes = await gateway.db.selectFrom('withdrawal').select('account_hash').execute();
  const { memberId } = await gateway.registerMember();
  await gateway.db
    .insertInto('withdrawal')
    .values(rejectedWithdrawal(gateway, { memberId, accountNumber: '4711000888' }))
    .execute();
  await byTwo(gateway, 'eraseMember', { member: memberId, reason }, two);
  const row = await gateway.db.selectFrom('withdrawal').select('account_hash').where('member_id', '=', memberId).executeTakeFirstOrThrow();
  expect(hashes.map((each) => each.account_hash)).not.toContain(row.account_hash);
});

test('what is open stands in the way, one after another, and comes to light when it is decided too', async () => {
  const member = await gateway.registerMember();
  const { memberId } = member;
  expect(await erasable(memberId)).toEqual([]);
  const { approval } = (await operate(gateway, 'eraseMember', { member: memberId, reason }, support)) as { approval: string };
  expect(await erasable(memberId), 'its own proposal does not').toEqual([]);

  await member.value('createDeposit', { body: { amount: '100.00' } });
  expect(await erasable(memberId)).toEqual(['payments']);
  const ended = await approve(gateway, approval, two[0]);
  expect(ended).toMatchObject({ proposal: { status: 'failed', outcome: expect.stringContaining('payments') as string }, result: null });
  expect(await officeOf(gateway, support).call('getMember', { query: { member: memberId } })).toMatchObject({ erased: null });
  await gateway.db.updateTable('deposit').set({ status: 'cancelled' }).where('member_id', '=', memberId).execute();

  await fund(gateway, member, '100.00');
  await operate(gateway, 'excludeMember', { member: memberId, reason }, support);
  await operate(gateway, 'correctMember', { member: memberId, field: 'name', value: 'Rokeya', reason }, support);
  await operate(gateway, 'makeAgent', { member: memberId }, two[0]);
  expect(await erasable(memberId)).toEqual(['money', 'line', 'proposals', 'exclusion']);
});

test('a document is kept without its metadata, shown for a reason that the log keeps, and decided once', async () => {
  const { memberId } = await gateway.registerMember();
  const picture = (await aPicture()).toString('base64');
  const add = (content: string, as = support) => operate(gateway, 'addMemberDocument', { member: memberId, kind: 'address', content }, as);
  const { id } = await add(picture);
  await expect(add(Buffer.from('no picture').toString('base64'))).rejects.toEqual(refusal('field_invalid'));
  const stored = await gateway.db.selectFrom('member_document').select('picture').where('id', '=', id).executeTakeFirstOrThrow();
  expect(stored.picture).toMatch(/^sealed\./);

  await expect(operate(gateway, 'viewMemberDocument', { id, reason: ' ' }, support)).rejects.toEqual(refusal('field_invalid'));
  const { picture: shown } = await operate(gateway, 'viewMemberDocument', { id, reason }, support);
  const { format, exif } = await sharp(Buffer.from(shown.slice(shown.indexOf(',') + 1), 'base64')).metadata();
  expect({ format, exif }).toEqual({ format: 'webp', exif: undefined });

  const decide = (accept: boolean) => operate(gateway, 'decideMemberDocument', { id, accept, reason }, support);
  expect(await decide(true)).toMatchObject({ state: 'accepted', decidedBy: 'sadia', reason });
  await expect(decide(false)).rejects.toEqual(refusal('illegal_transition'));
  const { list } = await officeOf(gateway, two[0]).call('listAuditEvents', { query: { subject: memberId } });
  expect(list.map(({ event }) => event)).toEqual(['member.documentDecided', 'member.documentViewed', 'member.documentAdded']);
});

// The embedded database has one connection, so neither could wait for the other.
onPostgres.test('a document that two operators decide at once is decided by the first, and told once', async () => {
  const { memberId } = await gateway.registerMember();
  const content = (await aPicture()).toString('base64');
  const { id } = await operate(gateway, 'addMemberDocument', { member: memberId, kind: 'identity', content }, support);
  const decide = (accept: boolean, as: OperatorCredentials) => operate(gateway, 'decideMemberDocument', { id, accept, reason }, as);
  const held = await gateway.db.transaction().execute(async (trx) => {
    await sql`select from member_document where id = ${id} for update`.execute(trx);
    const both = Promise.allSettled([decide(true, support), decide(false, two[0])]);
    // Both have found it undecided, and wait for its row.
    const waiting = sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`;
    // On another connection: within a transaction, what the others do is read once.
    await expect.poll(async () => (await waiting.execute(gateway.db)).rows[0]!.count).toBe(2);
    return { both };
  });
  const answers = await held.both;
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'illegal_transition' } });
  const { list } = await officeOf(gateway, two[0]).call('listAuditEvents', {
    query: { subject: memberId, event: 'member.documentDecided', outcome: 'done' },
  });
  expect(list).toHaveLength(1);
});

test('of twenty documents at most, also when they come at once', async () => {
  const { memberId } = await gateway.registerMember();
  const content = (await aPicture()).toString('base64');
  const add = () => operate(gateway, 'addMemberDocument', { member: memberId, kind: 'other', content }, support);
  const { id } = await add();
  await sql`insert into member_document (id, merchant, member_id, kind, picture, added_by, added_at)
    select gen_random_uuid(), merchant, member_id, kind, picture, added_by, added_at
    from member_document, generate_series(1, 17) where id = ${id}`.execute(gateway.db);
  const done = await Promise.allSettled(Array.from({ length: 6 }, add));
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  for (const each of done) if (each.status === 'rejected') expect(each.reason).toEqual(refusal('field_invalid'));
});
