// Office O16: one proposal, many subjects.
import type { OperatorCredentials } from '@parlour/office-api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { approve, byTwo, firstTwo, furtherOperator, officeOf, operate } from '../../../testing/office.ts';
import { runProposal } from './bulk.ts';

let gateway: TestGateway;
let two: readonly [OperatorCredentials, OperatorCredentials];
beforeAll(async () => {
  gateway = await startTestGateway();
  two = await firstTwo(gateway);
});
afterAll(() => gateway.close());

const refusal = (code: string) => expect.objectContaining({ name: 'OfficeError', code }) as Error;
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
/** Runs the job that is due. */
const run = (proposal: string) =>
  runProposal.run({ proposal }, { db: gateway.db, now: gateway.clock.now(), config: gateway.config, vault: gateway.vault, log } as never);
const several = async (count: number, host?: string) => {
  const ids: string[] = [];
  for (let each = 0; each < count; each++) ids.push((await gateway.registerMember(host ? { host } : {})).memberId);
  return ids;
};
const statuses = async (ids: string[]) => {
  const rows = await gateway.db.selectFrom('member').select(['id', 'status']).where('id', 'in', ids).execute();
  return ids.map((id) => rows.find((row) => row.id === id)!.status);
};
const shown = async (id: string, decided = false) =>
  (await officeOf(gateway, two[0]).call('listProposals', { query: decided ? { decided } : {} })).list.find((each) => each.id === id);
const items = async (id: string) => (await officeOf(gateway, two[0]).call('listProposalItems', { query: { id } })).list;

/** Starts at once, since an owner may block alone. */
async function begin(members: string[], more: object = {}): Promise<string> {
  const answer = await operate(gateway, 'blockMembers', { members, reason: 'one network', ...more }, two[0]);
  if (!('proposal' in answer)) throw new Error(JSON.stringify(answer));
  return answer.proposal;
}

test('many are blocked one by one, each with its own outcome and event; those that have changed are skipped', async () => {
  const ids = (await several(4)).toSorted();
  const id = await begin(ids);
  expect(await shown(id)).toMatchObject({ status: 'approved', progress: { waiting: 4, done: 0 } });
  await operate(gateway, 'blockMember', { member: ids[1]! }, two[1]);
  expect(await run(id)).toBe(4);
  expect((await items(id)).map(({ status }) => status)).toEqual(['done', 'stale', 'done', 'done']);
  expect(await statuses(ids)).toEqual(Array(4).fill('blocked'));
  expect(await shown(id, true)).toMatchObject({ status: 'executed', progress: { waiting: 0, done: 3, stale: 1, failed: 0 } });
  const told = (await officeOf(gateway, two[0]).call('listAuditEvents', { query: { subject: ids[0]! } })).list;
  expect(told[0]).toMatchObject({ event: 'member.blocked', reason: 'one network', proposal: id, via: 'job' });
  expect(await run(id)).toBe(0);
});

test('it is stopped, and goes on with the rest alone', async () => {
  const ids = await several(3);
  const id = await begin(ids);
  await operate(gateway, 'stopProposal', { id }, two[1]);
  expect([await run(id), await statuses(ids)]).toEqual([0, ['active', 'active', 'active']]);
  expect((await shown(id))?.status).toBe('stopped');
  await expect(operate(gateway, 'stopProposal', { id }, two[1])).rejects.toEqual(refusal('approval_decided'));
  await operate(gateway, 'resumeProposal', { id }, two[0]);
  expect(await Promise.all([run(id), run(id)]).then(([a, b]) => a! + b!)).toBe(3);
  expect(await statuses(ids)).toEqual(['blocked', 'blocked', 'blocked']);
});

test('with a start time it waits until then', async () => {
  const ids = await several(1);
  const notBefore = new Date(gateway.clock.now().getTime() + 3_600_000).toISOString();
  const id = await begin(ids, { notBefore });
  expect((await shown(id))?.notBefore).toBe(notBefore);
  expect([await run(id), await statuses(ids)]).toEqual([0, ['active']]);
  gateway.clock.advance(3601);
  expect([await run(id), await statuses(ids)]).toEqual([1, ['blocked']]);
});

test('for roles that only propose it, one proposes and another approves', async () => {
  const rights = { 'member.view': 'r', 'member.block': 'p' } as const;
  await byTwo(gateway, 'createRole', { role: 'watch', rights }, two);
  const ids = await several(2);
  const carla = await invited('carla', 'watch');
  const dora = await invited('dora', 'watch');
  const waits = (await operate(gateway, 'blockMembers', { members: ids, reason: 'one network' }, carla)) as { approval: string };
  expect(await shown(waits.approval)).toMatchObject({ status: 'open', progress: { waiting: 2 } });
  await expect(approve(gateway, waits.approval, two[0])).rejects.toEqual(refusal('forbidden'));
  await gateway.db
    .updateTable('custom_role')
    .set({ rights: JSON.stringify({ 'member.block': 'a' }) })
    .where('name', '=', 'watch')
    .execute();
  expect((await approve(gateway, waits.approval, dora)).proposal.status).toBe('approved');
  await gateway.db
    .updateTable('custom_role')
    .set({ rights: JSON.stringify(rights) })
    .where('name', '=', 'watch')
    .execute();
  // The proposer may stop it; only an operator with the right to execute it may resume it.
  await operate(gateway, 'stopProposal', { id: waits.approval }, carla);
  await expect(operate(gateway, 'resumeProposal', { id: waits.approval }, carla)).rejects.toEqual(refusal('forbidden'));
  await operate(gateway, 'resumeProposal', { id: waits.approval }, two[0]);
  expect(await run(waits.approval)).toBe(2);
  expect(await statuses(ids)).toEqual(['blocked', 'blocked']);
});

test.each([
  ['of several merchants', async () => [...(await several(1)), ...(await several(1, 'delta.localhost'))], 'field_invalid'],
  ['that there is not', async () => ['01981c2e-0000-7000-8000-000000000001'], 'not_found'],
] as const)('members %s are refused whole', async (_what, members, code) => {
  await expect(operate(gateway, 'blockMembers', { members: await members(), reason: 'one network' }, two[0])).rejects.toEqual(
    refusal(code),
  );
});

function invited(name: string, role: string): Promise<OperatorCredentials> {
  return furtherOperator(gateway, { name, roles: [{ role, merchant: null }] }, two);
}

test('it covers the unblocked members whom a filter matched when it was proposed', async () => {
  const ids: string[] = [];
  for (const username of ['ringone', 'ringtwo', 'ringthree']) ids.push((await gateway.registerMember({ username })).memberId);
  await operate(gateway, 'blockMember', { member: ids[2]! }, two[1]);
  const answer = await operate(gateway, 'blockMembers', { filter: { name: 'RING' }, reason: 'one ring', merchant: 'lotus' }, two[0]);
  if (!('proposal' in answer)) throw new Error(JSON.stringify(answer));
  expect(answer.subjects).toBe(2);
  ids.push((await gateway.registerMember({ username: 'ringlate' })).memberId);
  expect(await run(answer.proposal)).toBe(2);
  expect(await statuses(ids)).toEqual(['blocked', 'blocked', 'blocked', 'active']);
});

test('a filter that matches nobody, or is given together with ids, blocks nobody', async () => {
  const [member] = await several(1);
  const ask = (who: object) => operate(gateway, 'blockMembers', { ...who, reason: 'one ring' } as never, two[0]);
  await expect(ask({ filter: { name: 'nobodyiscalledso' }, merchant: 'lotus' })).rejects.toEqual(refusal('not_found'));
  await expect(ask({ filter: {}, members: [member] })).rejects.toEqual(refusal('field_invalid'));
  await expect(ask({})).rejects.toEqual(refusal('field_invalid'));
});

test('many get and lose tags; one who has too many is left out with the reason', async () => {
  const [full, ...ids] = (await several(3)).toSorted();
  await operate(gateway, 'tagMember', { member: full!, add: Array.from({ length: 20 }, (_, index) => `tag${index}`) }, two[0]);
  for (const member of ids) await operate(gateway, 'tagMember', { member, add: ['old', 'kept'] }, two[0]);
  const answer = await operate(gateway, 'tagMembers', { members: [full!, ...ids], add: ['Winter'], remove: ['old'] }, two[0]);
  if (!('proposal' in answer)) throw new Error(JSON.stringify(answer));
  expect(await run(answer.proposal)).toBe(3);
  expect((await items(answer.proposal)).map(({ status, outcome }) => [status, outcome])).toEqual([
    ['failed', 'A member can have at most 20 tags.'],
    ['done', null],
    ['done', null],
  ]);
  const tagged = await gateway.db
    .selectFrom('member_tag')
    .select(['tag', 'tagged_by'])
    .where('member_id', '=', ids[0]!)
    .orderBy('tag')
    .execute();
  expect(tagged).toEqual([
    { tag: 'kept', tagged_by: 'amina' },
    { tag: 'winter', tagged_by: 'amina' },
  ]);
  const told = (await officeOf(gateway, two[0]).call('listAuditEvents', { query: { subject: ids[0]! } })).list[0]!;
  expect(told).toMatchObject({ event: 'member.tagged', proposal: answer.proposal, via: 'job' });
  expect(JSON.stringify([told.before, told.after]), 'which tags is said by the proposal').not.toContain('winter');
  await expect(operate(gateway, 'tagMembers', { members: ids }, two[0])).rejects.toEqual(refusal('field_invalid'));
});

test('many are written to, but for those who cannot read it', async () => {
  const ids = (await several(3)).toSorted();
  for (const member of ids) await operate(gateway, 'tagMember', { member, add: ['readers'] }, two[0]);
  await operate(gateway, 'blockMember', { member: ids[0]! }, two[1]);
  const text = 'The mall has new items.';
  const answer = await operate(gateway, 'messageMembers', { filter: { tag: 'readers' }, merchant: 'lotus', text }, two[0]);
  if (!('proposal' in answer)) throw new Error(JSON.stringify(answer));
  expect(answer.subjects).toBe(2);
  await operate(gateway, 'blockMember', { member: ids[1]! }, two[1]);
  expect(await run(answer.proposal)).toBe(2);
  const sent = await gateway.db
    .selectFrom('message')
    .select(['member_id', 'kind', 'params'])
    .where('member_id', 'in', ids)
    .where('kind', '=', 'fromOperator')
    .execute();
  expect(sent).toEqual([{ member_id: ids[2], kind: 'fromOperator', params: { text } }]);
  const told = (await officeOf(gateway, two[0]).call('listAuditEvents', { query: { subject: ids[2]! } })).list[0]!;
  expect(told).toMatchObject({ event: 'member.messaged', proposal: answer.proposal });
});
