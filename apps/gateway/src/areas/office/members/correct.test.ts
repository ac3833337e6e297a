// Office section 7, Member: contacts and names are corrected by two operators, and stand nowhere in clear (office O21).
import { sql } from 'kysely';
import type { OperatorCredentials } from '@parlour/office-api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { giveContacts } from '../../identity/personal/testing.ts';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { approve, byTwo, firstTwo, furtherOperator, officeOf, operate } from '../../../testing/office.ts';
import { verifyChain } from '../audit/heads.ts';
import { tellFormerContact } from './correct.ts';

let gateway: TestGateway;
let two: readonly [OperatorCredentials, OperatorCredentials];
let support: OperatorCredentials;
beforeAll(async () => {
  gateway = await startTestGateway();
  two = await firstTwo(gateway);
  support = await furtherOperator(gateway, { name: 'sadia', roles: [{ role: 'support', merchant: 'lotus' }] }, two);
});
afterAll(() => gateway.close());

type Field = 'name' | 'mobile' | 'email';
const refusal = (code: string) => expect.objectContaining({ name: 'OfficeError', code }) as Error;
const reason = 'The passport says so.';
const correct = (member: string, field: Field, value: string | null, as = support) =>
  operate(gateway, 'correctMember', { member, field, value, reason }, as);
const proposed = async (...asked: Parameters<typeof correct>) => ((await correct(...asked)) as { approval: string }).approval;
const listed = async (id: string) =>
  (await officeOf(gateway, two[0]).call('listProposals', { query: {} })).list.find((each) => each.id === id);
const told = async (subject: string) => (await officeOf(gateway, two[0]).call('listAuditEvents', { query: { subject } })).list;
const shown = async (member: string) => (await officeOf(gateway, support).call('getMember', { query: { member } })).personal;

test('a name changes once a second operator approves; the proposal and the log keep it sealed', async () => {
  const { memberId } = await gateway.registerMember();
  const approval = await proposed(memberId, 'name', '  Rokeya\u200B  Sultana ');
  expect(await listed(approval)).toMatchObject({
    masked: true,
    changes: [{ field: 'name', before: null, after: 'R*************' }],
  });
  expect(await shown(memberId)).toEqual([]);
  await expect(approve(gateway, approval, support)).rejects.toEqual(refusal('second_operator_needed'));
  await approve(gateway, approval, two[0]);
  expect(await operate(gateway, 'revealMemberField', { member: memberId, field: 'name', reason }, support)).toMatchObject({
    value: 'Rokeya Sultana',
  });
  expect(await told(memberId)).toContainEqual(expect.objectContaining({ event: 'member.nameCorrected', actor: 'amina', reason }));
  for (const table of ['proposal', 'audit_event'])
    expect(JSON.stringify((await sql`select * from ${sql.table(table)}`.execute(gateway.db)).rows)).not.toContain('Rokeya');
  expect((await verifyChain(gateway.db, 'lotus')).broken).toBeNull();
});

test('whoever decides sees the change in clear for a reason that the log keeps; who may not see personal data does not', async () => {
  const { memberId } = await gateway.registerMember();
  await giveContacts(gateway, memberId, { mobile: '+8801811000001' });
  const approval = await proposed(memberId, 'mobile', '01811-000002');
  expect((await listed(approval))!.changes).toEqual([{ field: 'mobile', before: '•••••• 001', after: '•••••• 002' }]);
  expect(await operate(gateway, 'revealProposal', { id: approval, reason }, two[1])).toEqual({
    id: approval,
    changes: [{ field: 'mobile', before: '+8801811000001', after: '+8801811000002' }],
  });
  expect((await told(memberId))[0]).toMatchObject({ event: 'member.revealed', actor: 'bao', reason, proposal: approval });
  await expect(operate(gateway, 'revealProposal', { id: approval, reason: ' ' }, two[1])).rejects.toEqual(refusal('field_invalid'));
  const { approval: other } = (await operate(
    gateway,
    'adjustBalance',
    { member: memberId, direction: 'credit', amount: '3.00', reason },
    two[0],
  )) as { approval: string };
  await expect(operate(gateway, 'revealProposal', { id: other, reason }, two[1])).rejects.toEqual(refusal('not_found'));
  await gateway.db.updateTable('operator_role').set({ role: 'auditor' }).where('operator', '=', 'sadia').execute();
  await expect(operate(gateway, 'revealProposal', { id: approval, reason }, support)).rejects.toEqual(refusal('forbidden'));
  await gateway.db.updateTable('operator_role').set({ role: 'support' }).where('operator', '=', 'sadia').execute();
});

test('a corrected contact is unproved, and the member and the contacts before are told', async () => {
  const member = await gateway.registerMember();
  await giveContacts(gateway, member.memberId, { mobile: '+8801811000011', email: 'nadia@example.com' });
  const body = { member: member.memberId, field: 'email' as const, value: 'nadia.rahman@example.com', reason };
  expect(await byTwo(gateway, 'correctMember', body, two)).toMatchObject({ field: 'email', shown: 'n•••@example.com' });
  expect(await member.value('getContacts')).toMatchObject({
    email: { shown: 'n•••@example.com', verified: false },
    mobile: { verified: true },
  });
  expect((await member.value('listMessages')).list[0]?.kind).toBe('emailChanged');
  const { rows } = await sql<{ data: Parameters<typeof tellFormerContact.run>[0] }>`
    select data from pgboss.job where name = ${tellFormerContact.name}`.execute(gateway.db);
  expect(JSON.stringify(rows)).not.toContain('nadia@');
  for (const { data } of rows) await tellFormerContact.run(data, { ...gateway, outbox: gateway.app.outbox } as never);
  const sent = (await gateway.outbox()).map(({ recipient, body: text }) => [recipient, text]);
  for (const recipient of ['nadia@example.com', '+8801811000011'])
    expect(sent).toContainEqual([recipient, expect.stringContaining('n•••@example.com') as string]);
  expect(sent.map(([recipient]) => recipient)).not.toContain('nadia.rahman@example.com');
});

test('a contact is taken away, except a number that a member logs in with; what is somebody else’s is refused', async () => {
  const [owner, member] = [await gateway.registerMember(), await gateway.registerMember()];
  await giveContacts(gateway, owner.memberId, { mobile: '+8801811000021', email: 'owner@example.com' });
  for (const [field, value] of [
    ['mobile', '+880 1811 000021'],
    ['email', 'Owner@example.com'],
  ] as const)
    await expect(correct(member.memberId, field, value)).rejects.toEqual(refusal('contact_taken'));
  await byTwo(gateway, 'correctMember', { member: owner.memberId, field: 'mobile', value: null, reason }, two);
  expect((await shown(owner.memberId)).map(({ field }) => field)).toEqual(['email']);
  // Taken in between.
  const approval = await proposed(member.memberId, 'mobile', '+8801811000021');
  await giveContacts(gateway, owner.memberId, { mobile: '+8801811000021' });
  expect(await approve(gateway, approval, two[0])).toMatchObject({ proposal: { status: 'failed' }, result: null });
  await gateway.db.updateTable('member').set({ named_by_mobile: true }).where('id', '=', owner.memberId).execute();
  await expect(correct(owner.memberId, 'mobile', null)).rejects.toEqual(refusal('field_invalid'));
});

test.each([
  ['name', ' \u200B '],
  ['name', null],
  ['email', 'nobody'],
  ['mobile', '12'],
  ['mobile', null],
] as const)('%s %j is refused', async (field, value) => {
  const { memberId } = await gateway.registerMember();
  await expect(correct(memberId, field, value)).rejects.toEqual(refusal('field_invalid'));
});

test('what has changed since is not corrected, and the same is proposed again', async () => {
  const { memberId } = await gateway.registerMember();
  const approval = await proposed(memberId, 'mobile', '+8801811000031');
  expect(await proposed(memberId, 'mobile', '+8801811000031'), 'the same waits already').toBe(approval);
  await expect(correct(memberId, 'mobile', '+8801811000032')).rejects.toEqual(refusal('approval_differs'));
  await giveContacts(gateway, memberId, { mobile: '+8801811000033' });
  expect(await approve(gateway, approval, two[0])).toMatchObject({ proposal: { status: 'stale' } });
  const again = (await operate(gateway, 'proposeAgain', { id: approval }, support)) as { approval: string };
  expect((await listed(again.approval))!.changes).toEqual([{ field: 'mobile', before: '•••••• 033', after: '•••••• 031' }]);
  // Erased, nobody can open it any more.
  await gateway.db.deleteFrom('audit_member_key').where('member_id', '=', memberId).execute();
  await expect(operate(gateway, 'revealProposal', { id: again.approval, reason }, two[1])).rejects.toEqual(refusal('not_found'));
});
