// Office 7 (deposits): if in doubt, money that arrived is credited once, whoever reports it first.
import type { OperatorCredentials } from '@parlour/office-api/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { checkLedger } from '../../../ledger/invariants.ts';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { approve, byTwo, firstTwo, officeOf, operate } from '../../../testing/office.ts';
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
