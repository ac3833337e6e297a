import { randomUUID } from 'node:crypto';
import type { BodyOf, OperationId, OperatorCredentials } from '@parlour/office-api/contract';
import { fromDecimal } from '@parlour/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { fund } from '../wallet/testing.ts';
import { approveWithdrawal } from '../wallet/withdrawals.ts';
import { namedOperator, officeBeside, officeOf, operate } from '../../testing/office.ts';

let gateway: TestGateway;
let amina: OperatorCredentials;
let bao: OperatorCredentials;
beforeAll(async () => {
  gateway = await startTestGateway();
  [amina, bao] = [await namedOperator(gateway, 'amina'), await namedOperator(gateway, 'bao')];
});
afterAll(() => gateway.close());

const run = <K extends OperationId>(operation: K, body: BodyOf<K>, as?: OperatorCredentials) => operate(gateway, operation, body, as);
const actions = async (as?: OperatorCredentials) => (await officeOf(gateway, as).call('listActions', {})).list;
const forbidden = expect.objectContaining({ name: 'OfficeError', status: 403 });

/** A withdrawal that waits; 5000.00 is the sum from which two operators are needed. */
async function waiting(amount: string) {
  const player = await gateway.registerMember();
  await fund(gateway, player, '10000.00');
  const bank = { payeeName: 'Nadia Rahman', bankName: 'Meghna Bank', accountNumber: '0012345678' };
  const { id } = await player.value('createWithdrawal', { body: { amount, ...bank } });
  const status = async () => (await player.value('listWithdrawals')).list[0]!.status;
  const cash = async () => (await player.value('getBalance')).available.amount;
  return { id, player, status, cash };
}

describe('a withdrawal', () => {
  test('below the sum takes one operator, who needs no name', async () => {
    const { id, status } = await waiting('4999.99');
    expect(await run('approveWithdrawal', { id })).toMatchObject({ status: 'approved' });
    expect(await status()).toBe('approved');
  });

  test('of the sum or more is paid when a second, different operator approves it (C12)', async () => {
    const { id, status } = await waiting('5000.00');
    await expect(run('approveWithdrawal', { id })).rejects.toEqual(forbidden);
    expect(await run('approveWithdrawal', { id }, amina)).toMatchObject({ status: 'waits for a second operator', first: 'amina' });
    expect(await status()).toBe('pending');
    await expect(run('approveWithdrawal', { id }, amina)).rejects.toThrow(
      'amina has approved it already: a second, different operator must.',
    );
    await expect(run('approveWithdrawal', { id }, amina)).rejects.toEqual(forbidden);
    expect(await status()).toBe('pending');
    expect(await run('approveWithdrawal', { id }, bao)).toMatchObject({ status: 'approved', first: 'amina', second: 'bao' });
    expect(await status()).toBe('approved');
    await expect(run('approveWithdrawal', { id }, bao)).rejects.toThrow('The withdrawal cannot be decided now');
  });

  test('is approved by one of two who are there at once, and paid by the other', async () => {
    const { id, status } = await waiting('6000.00');
    const answers = await Promise.all([run('approveWithdrawal', { id }, amina), run('approveWithdrawal', { id }, bao)]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['approved', 'waits for a second operator']);
    expect(await status()).toBe('approved');
  });

  test('that was paid and is disputed comes back by two: by rejection with one reason, not two', async () => {
    const { id, player, cash } = await waiting('6000.00');
    await approveWithdrawal(gateway.db, id, gateway.clock.now());
    await player.value('confirmWithdrawal', { params: { withdrawalId: id }, body: { outcome: 'notReceived' } });
    await run('rejectWithdrawal', { id, reason: 'The bank sent it back.' }, amina);
    await expect(run('rejectWithdrawal', { id, reason: 'Another reason.' }, bao)).rejects.toThrow(
      'amina wanted something else: reason The bank sent it back..',
    );
    expect(await cash()).toBe('4000.00');
    await run('rejectWithdrawal', { id, reason: 'The bank sent it back.' }, bao);
    expect(await cash()).toBe('10000.00');
  });

  test('whose receipt is forced is read as the brand has stated', async () => {
    expect(gateway.merchants.byCode('lotus').brand.forcedReceipt).toBe('keep');
    const { id, player, status, cash } = await waiting('6000.00');
    await expect(run('forceWithdrawal', { id, reason: 'Nobody can tell.' })).rejects.toThrow('cannot be decided now');
    await approveWithdrawal(gateway.db, id, gateway.clock.now());
    await player.value('confirmWithdrawal', { params: { withdrawalId: id }, body: { outcome: 'notReceived' } });
    await run('forceWithdrawal', { id, reason: 'Nobody can tell.' });
    expect([await status(), await cash()]).toEqual(['received', '4000.00']);
  });
});

describe('a correction by hand', () => {
  const adjust = (
    member: string,
    direction: 'credit' | 'debit',
    amount: string,
    as?: OperatorCredentials,
    reason = 'A goodwill gesture.',
  ) => run('adjustBalance', { member, direction, amount, reason }, as);

  test('takes two operators, whatever the sum, and moves the money once', async () => {
    const player = await gateway.registerMember();
    const cash = async () => (await player.value('getBalance')).available.amount;
    await expect(adjust(player.username, 'credit', '1.00')).rejects.toEqual(forbidden);
    await adjust(player.username, 'credit', '1.00', amina);
    await expect(adjust(player.username, 'credit', '1.00', amina)).rejects.toEqual(forbidden);
    await expect(adjust(player.username, 'credit', '1000.00', bao)).rejects.toThrow('amina wanted something else');
    expect(await cash()).toBe('0.00');
    expect(await adjust(player.username, 'credit', '1', bao)).toMatchObject({ credit: '1.00', balance: '1.00', second: 'bao' });
    expect(await cash()).toBe('1.00');
    expect((await player.value('listTransactions')).list[0]).toMatchObject({ type: 'adjustment', amount: { amount: '1.00' } });
  });

  test('takes no more than there is, and then still waits', async () => {
    const player = await gateway.registerMember();
    await adjust(player.username, 'debit', '5.00', amina);
    await expect(adjust(player.username, 'debit', '5.00', bao)).rejects.toThrow(`${player.username} has only 0.00 BDT.`);
    const [waits] = (await officeOf(gateway).call('listApprovals', {})).list.filter(({ subject }) => subject === player.memberId);
    expect(waits).toMatchObject({ command: 'ledger adjust', first: 'amina' });
    await run('withdrawApproval', { id: waits!.id }, bao);
    await expect(run('withdrawApproval', { id: waits!.id }, bao)).rejects.toThrow('No approval');
  });

  test.each(['0', '-5.00', '1.001', 'all', ''])('of %j is none', async (amount) => {
    const player = await gateway.registerMember();
    await expect(adjust(player.username, 'credit', amount, amina)).rejects.toThrow('no amount in BDT');
  });
});

describe('operators', () => {
  test('after the first two, are added by two others; the first key is good for making an own one only', async () => {
    await expect(run('addOperator', { name: 'carla' })).rejects.toEqual(forbidden);
    await run('addOperator', { name: 'carla' }, amina);
    const added = await run('addOperator', { name: 'carla' }, bao);
    const carla = { name: 'carla', key: 'key' in added ? added.key : '' };
    await expect(actions(carla)).rejects.toThrow('make your own with operators rekey first');
    const own = { name: 'carla', key: (await officeOf(gateway, carla).call('renewOwnKey', {})).key };
    await expect(actions(carla)).rejects.toThrow('There is no operator carla with this key.');
    await actions(own);
    await run('removeOperator', { name: 'carla' }, amina);
    await run('removeOperator', { name: 'carla' }, bao);
    await expect(actions(own)).rejects.toThrow('There is no operator carla with this key.');
    await expect(run('addOperator', { name: 'carla' }, amina)).rejects.toThrow('names are not used twice');
  });

  test.each([
    ['a wrong key', { name: 'amina', key: 'nothing' }],
    ['no key', { name: 'amina', key: '' }],
    ['a name of nobody', { name: 'nobody', key: '' }],
  ])('with %s are nobody', async (_what, as) => {
    const { id, status } = await waiting('5000.00');
    await expect(run('approveWithdrawal', { id }, as)).rejects.toMatchObject({ code: 'operator_unknown', status: 401 });
    expect(await status()).toBe('pending');
  });

  test('leave no key in the database', async () => {
    const { rows } = await sql<{
      text: string;
    }>`select operator::text as text from operator union all select operator_action::text from operator_action`.execute(gateway.db);
    for (const { text } of rows) expect(text).not.toContain(amina.key);
  });
});

describe('what operators do', () => {
  beforeEach(() => gateway.clock.advance(1));
  const last = async () => (await actions()).slice(0, 3);

  test('is written down with who, what and how it ended, also when it was refused', async () => {
    const { id } = await waiting('5000.00');
    await run('approveWithdrawal', { id }, amina);
    await expect(run('approveWithdrawal', { id }, amina)).rejects.toThrow();
    expect((await officeBeside(gateway).inject({ method: 'POST', url: '/office/nothing' })).statusCode).toBe(404);
    expect(await last()).toMatchObject([
      {
        operator: expect.stringMatching(/^account /),
        command: 'POST /office/nothing',
        outcome: 'refused',
        detail: 'There is no operation POST /office/nothing.',
      },
      { operator: 'amina', command: 'withdrawals approve', outcome: 'refused' },
      { operator: 'amina', command: 'withdrawals approve', input: JSON.stringify({ id }), outcome: 'waits' },
    ]);
  });

  test('cannot be changed afterwards', async () => {
    await expect(sql`update operator_action set operator = 'nobody'`.execute(gateway.db)).rejects.toMatchObject({ code: 'LG005' });
    await expect(sql`delete from operator_action`.execute(gateway.db)).rejects.toMatchObject({ code: 'LG005' });
    const self = sql`insert into operator_approval (id, command, subject, input, first_by, first_at, second_by, second_at)
      values (${randomUUID()}, 'x', 'x', '{}', 'amina', now(), 'amina', now())`;
    await expect(self.execute(gateway.db)).rejects.toMatchObject({ code: '23514' });
  });
});

test('the sum from which two are needed is the brand’s', () => {
  const { brand, currency } = gateway.merchants.byCode('lotus');
  expect(fromDecimal(brand.limits.twoOperatorsFrom, currency).minor).toBe(500_000n);
});
