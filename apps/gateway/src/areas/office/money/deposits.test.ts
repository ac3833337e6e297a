// Office 7 (deposits): if in doubt, money that arrived is credited once, whoever reports it first.
import type { OperatorCredentials } from '@parlour/office-api/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { checkLedger } from '../../../ledger/invariants.ts';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { approve, byTwo, firstTwo, furtherOperator, officeOf, operate } from '../../../testing/office.ts';
import { reportOf, sendReport } from '../../wallet/testing.ts';

let gateway: TestGateway;
let operators: readonly [OperatorCredentials, OperatorCredentials];
beforeAll(async () => {
  gateway = await startTestGateway();
  operators = await firstTwo(gateway);
});
afterAll(async () => {
  expect(await checkLedger(gateway.db)).toEqual([]);
  await gateway.close();
});
beforeEach(() => gateway.clock.advance(1));

async function pending(amount = '500.00') {
  const player = await gateway.registerMember();
  const deposit = await player.value('createDeposit', { body: { amount } });
  const balance = async () => (await player.value('getBalance')).available.amount;
  const evidence = { id: deposit.id, reference: `pay-${deposit.id}`, reason: 'The provider’s statement shows it.' };
  return { deposit, balance, evidence };
}
const refusal = (code: string) => expect.objectContaining({ name: 'OfficeError', code }) as Error;

test('a credit by evidence takes two operators, and the provider’s own confirmation later adds nothing', async () => {
  const { deposit, balance, evidence } = await pending();
  await expect(operate(gateway, 'creditDeposit', evidence)).rejects.toEqual(refusal('operator_name_needed'));
  expect(await byTwo(gateway, 'creditDeposit', evidence, operators)).toMatchObject({ status: 'succeeded', amount: '500.00' });
  expect(await balance()).toBe('500.00');
  expect((await sendReport(gateway, reportOf(deposit))).statusCode).toBe(200);
  expect(await balance()).toBe('500.00');
});

test('the deposit takes the payment number of the provider’s confirmation if it differs from the evidence', async () => {
  const { deposit, balance, evidence } = await pending();
  await byTwo(gateway, 'creditDeposit', { ...evidence, reference: 'misread' }, operators);
  expect((await sendReport(gateway, reportOf(deposit))).statusCode).toBe(200);
  expect(await balance()).toBe('500.00');
  const { list } = await officeOf(gateway).call('listDeposits', { query: { reference: `pay-${deposit.id}` } });
  expect(list).toMatchObject([{ id: deposit.id, status: 'succeeded' }]);
});

test('the provider’s confirmation and an approval, ten each at once, credit it once', async () => {
  const { deposit, balance, evidence } = await pending();
  const { approval } = (await operate(gateway, 'creditDeposit', evidence, operators[0])) as { approval: string };
  await Promise.allSettled([
    ...Array.from({ length: 10 }, () => approve(gateway, approval, operators[1])),
    ...Array.from({ length: 10 }, () => sendReport(gateway, reportOf(deposit))),
  ]);
  expect(await balance()).toBe('500.00');
});

test('one that an operator failed is credited when the money arrives after all', async () => {
  const { deposit, balance } = await pending();
  await expect(operate(gateway, 'failDeposit', { id: deposit.id, reason: ' ' })).rejects.toEqual(refusal('field_invalid'));
  expect(await operate(gateway, 'failDeposit', { id: deposit.id, reason: 'Nothing came.' })).toMatchObject({ status: 'failed' });
  expect(await balance()).toBe('0.00');
  expect((await sendReport(gateway, reportOf(deposit))).statusCode).toBe(200);
  expect(await balance()).toBe('500.00');
  await expect(operate(gateway, 'failDeposit', { id: deposit.id, reason: 'Nothing came.' })).rejects.toEqual(refusal('illegal_transition'));
});

test('a payment that credited one deposit cannot be evidence of another', async () => {
  const [one, other] = [await pending(), await pending()];
  await byTwo(gateway, 'creditDeposit', one.evidence, operators);
  await expect(byTwo(gateway, 'creditDeposit', { ...other.evidence, reference: one.evidence.reference }, operators)).rejects.toThrow(
    'failed',
  );
  expect(await other.balance()).toBe('0.00');
});

test('a provider that does not answer leaves it unchanged', async () => {
  const { deposit } = await pending();
  expect(await operate(gateway, 'askDepositProvider', { id: deposit.id })).toEqual({ id: deposit.id, status: 'pending', heard: 'unknown' });
});

test('notes about a deposit stand there and with its member, and a colleague who is named sees them as new until they have', async () => {
  const { deposit } = await pending();
  const { member_id: member } = await gateway.db
    .selectFrom('deposit')
    .select('member_id')
    .where('id', '=', deposit.id)
    .executeTakeFirstOrThrow();
  const rina = await furtherOperator(gateway, { name: 'rina', roles: [{ role: 'finance', merchant: 'lotus' }] }, operators);
  const [amina, bao] = operators;
  await operate(gateway, 'addMemberNote', { member, text: 'Speaks Bangla only.', pinned: false }, amina);
  const text = 'The bank says it is on its way: @Rina, @bao. Write to help@rina.example, or to @nobodycalledso.';
  const note = await operate(gateway, 'addDepositNote', { id: deposit.id, text }, amina);
  expect(note).toMatchObject({ author: 'amina', text, deposit: deposit.id, mentions: ['bao', 'rina'] });

  expect((await officeOf(gateway, rina).call('listDepositNotes', { query: { id: deposit.id } })).list).toEqual([note]);
  const ofMember = (await officeOf(gateway, amina).call('listMemberNotes', { query: { member } })).list;
  expect(ofMember.map((each) => [each.text, each.deposit])).toEqual([
    [text, deposit.id],
    ['Speaks Bangla only.', null],
  ]);
  const mentions = async (as: OperatorCredentials) => (await officeOf(gateway, as).call('listMentions', { query: {} })).list;
  expect(await mentions(amina)).toEqual([]);
  expect(await mentions(rina)).toEqual([expect.objectContaining({ id: note.id, memberId: member, note, seen: null })]);
  await operate(gateway, 'seeMention', { id: note.id }, rina);
  await expect(operate(gateway, 'seeMention', { id: note.id }, amina)).rejects.toEqual(refusal('not_found'));
  expect((await mentions(rina)).map(({ seen }) => seen)).toEqual([expect.any(String)]);
  expect((await mentions(bao)).map(({ seen }) => seen)).toEqual([null]);
  expect((await officeOf(gateway, amina).call('listAuditEvents', { query: { subject: deposit.id } })).list[0]).toMatchObject({
    event: 'member.noteAdded',
    after: JSON.stringify({ note: note.id }),
  });
});

test('a note cannot name a colleague who may not see the member', async () => {
  const { deposit } = await pending();
  await furtherOperator(gateway, { name: 'edda', roles: [{ role: 'content', merchant: null }] }, operators);
  await furtherOperator(gateway, { name: 'dilip', roles: [{ role: 'support', merchant: 'delta' }] }, operators);
  for (const name of ['edda', 'dilip'])
    await expect(operate(gateway, 'addDepositNote', { id: deposit.id, text: `@${name}, look.` }, operators[0])).rejects.toEqual(
      refusal('field_invalid'),
    );
  expect((await officeOf(gateway, operators[0]).call('listDepositNotes', { query: { id: deposit.id } })).list).toEqual([]);
});
