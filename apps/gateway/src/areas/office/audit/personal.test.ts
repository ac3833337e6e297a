// Office O21; ADR 113.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { enteredOffice, type OfficeBrowser } from '../../../testing/office-browser.ts';
import { sealMemberKeys } from './personal.ts';
import { verifyChain } from './heads.ts';

let gateway: TestGateway;
let browser: OfficeBrowser;
let code: () => string;
beforeAll(async () => {
  gateway = await startTestGateway();
  ({ browser, code } = await enteredOffice(gateway));
});
afterAll(() => gateway.close());

const give = (role: string) => gateway.db.updateTable('operator_role').set({ role }).where('operator', '=', 'amina').execute();
const reason = 'The regulator asks who wrote this.';

/** A member with a tag, and the audit row that records the tag. */
async function tagged() {
  const { memberId } = await gateway.registerMember({ host: 'delta.localhost' });
  await browser.value('tagMember', { member: memberId, add: ['slow-payer'] });
  const row = await gateway.db
    .selectFrom('audit_event')
    .selectAll()
    .where('subject', '=', memberId)
    .where('event', '=', 'member.tagged')
    .executeTakeFirstOrThrow();
  return { memberId, row, asked: { chain: row.chain, seq: Number(row.seq), reason } };
}

test('personal data in a row is sealed, and shown for a reason that the log keeps', async () => {
  const { memberId, row, asked } = await tagged();
  expect(JSON.stringify(row)).not.toContain('slow-payer');
  expect(await browser.value('revealAuditEvent', asked)).toEqual({
    chain: row.chain,
    seq: asked.seq,
    before: '{"tags":[]}',
    after: '{"tags":["slow-payer"]}',
  });
  const told = await gateway.db
    .selectFrom('audit_event')
    .select(['event', 'actor', 'after', 'reason'])
    .where('subject', '=', memberId)
    .orderBy('seq', 'desc')
    .executeTakeFirst();
  expect(told).toEqual({ event: 'member.revealed', actor: 'amina', after: { auditRow: asked.seq }, reason });
});

test('it is not shown without a reason, without a recent proof, or to roles that see only the log or only the data', async () => {
  const { asked } = await tagged();
  expect((await browser.call('revealAuditEvent', { ...asked, reason: ' \u200B ' })).body.code).toBe('field_invalid');
  expect((await browser.call('revealAuditEvent', { ...asked, seq: 1_000_000 })).body.code).toBe('not_found');
  expect((await browser.call('revealAuditEvent', { ...asked, chain: 'platform' })).body.code).toBe('not_found');
  gateway.clock.advance(301);
  expect((await browser.call('revealAuditEvent', asked)).body.code).toBe('step_up_required');
  await browser.value('stepUpByCode', { code: code() });
  for (const role of ['auditor', 'support']) {
    await give(role);
    expect((await browser.call('revealAuditEvent', asked)).body.code).toBe('forbidden');
  }
  await give('owner');
});

test('it is read when the key of the installation has changed, and the row is as it was', async () => {
  const { memberId, row, asked } = await tagged();
  const old = await gateway.db.selectFrom('audit_member_key').selectAll().where('member_id', '=', memberId).executeTakeFirstOrThrow();
  // Simulates a change of the current key: every stored key is sealed again.
  await sealMemberKeys(gateway.db, { ...gateway.vault, prefix: 'sealed.other.' });
  const now = await gateway.db.selectFrom('audit_member_key').selectAll().where('member_id', '=', memberId).executeTakeFirstOrThrow();
  expect(now.key).not.toBe(old.key);
  expect((await browser.value('revealAuditEvent', asked)).after).toBe('{"tags":["slow-payer"]}');
  expect((await verifyChain(gateway.db, row.chain)).broken).toBeNull();
});

test('destroying a member’s key erases what the log says of them, and breaks no chain', async () => {
  const { memberId, row, asked } = await tagged();
  await gateway.db.deleteFrom('audit_member_key').where('member_id', '=', memberId).execute();
  expect((await browser.call('revealAuditEvent', asked)).body.code).toBe('not_found');
  expect((await verifyChain(gateway.db, row.chain)).broken).toBeNull();
});
