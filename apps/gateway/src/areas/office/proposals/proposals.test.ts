// Office O12, O13, O14, O15; security C12 (docs/security.md).
import { randomUUID } from 'node:crypto';
import type { BodyOf, OperationId, OperatorCredentials } from '@parlour/office-api/contract';
import { fromDecimal } from '@parlour/domain';
import type { BuiltInRole } from '@parlour/domain/office';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { approve, byTwo, firstTwo, furtherOperator, officeOf, operate } from '../../../testing/office.ts';
import { contactHash } from '../../identity/member/personal-data.ts';
import { fund } from '../../wallet/testing.ts';
import { approveWithdrawal } from '../../wallet/withdrawals.ts';

let gateway: TestGateway;
let amina: OperatorCredentials;
let bao: OperatorCredentials;
beforeAll(async () => {
  gateway = await startTestGateway();
  [amina, bao] = await firstTwo(gateway);
});
afterAll(() => gateway.close());
beforeEach(() => gateway.clock.advance(1));

const run = <K extends OperationId>(operation: K, body: BodyOf<K>, as?: OperatorCredentials) => operate(gateway, operation, body, as);
const sites = (as: OperatorCredentials) => officeOf(gateway, as).call('listSites', { query: {} });
const proposals = async (as: OperatorCredentials, decided?: boolean) =>
  (await officeOf(gateway, as).call('listProposals', { query: { decided } })).list;
const refusal = (code: string) => expect.objectContaining({ name: 'OfficeError', code }) as Error;

/** A waiting withdrawal; from 5000.00 on, two operators are needed. */
async function waiting(amount: string) {
  const player = await gateway.registerMember();
  await fund(gateway, player, '10000.00');
  const bank = { payeeName: 'Nadia Rahman', bankName: 'Meghna Bank', accountNumber: '0012345678' };
  const { id } = await player.value('createWithdrawal', { body: { amount, ...bank } });
  const status = async () => (await player.value('listWithdrawals')).list[0]!.status;
  const cash = async () => (await player.value('getBalance')).available.amount;
  return { id, player, status, cash };
}

async function proposed<K extends OperationId>(operation: K, body: BodyOf<K>, as: OperatorCredentials): Promise<string> {
  const answer = (await run(operation, body, as)) as object;
  if (!('approval' in answer)) throw new Error(`${operation} does not wait: ${JSON.stringify(answer)}`);
  return answer.approval as string;
}

describe('a withdrawal', () => {
  test('below the threshold takes one operator, who needs no name', async () => {
    const { id, status } = await waiting('4999.99');
    expect(await run('approveWithdrawal', { id })).toMatchObject({ status: 'approved' });
    expect(await status()).toBe('approved');
  });

  test('of the threshold or more is paid when a second, different operator approves it (C12)', async () => {
    const { id, status, player } = await waiting('5000.00');
    await expect(run('approveWithdrawal', { id })).rejects.toEqual(refusal('operator_name_needed'));
    const waits = await run('approveWithdrawal', { id }, amina);
    expect(waits).toMatchObject({ status: 'waits for a second operator', command: 'withdrawals approve', first: 'amina' });
    expect(await run('approveWithdrawal', { id }, amina), 'asked again').toEqual(waits);
    expect(await run('approveWithdrawal', { id }, bao), 'asked by another, who has not reviewed it').toEqual(waits);
    expect(await status()).toBe('pending');

    const [shown] = (await proposals(bao)).filter(({ subject }) => subject.id === id);
    expect(shown).toMatchObject({
      merchant: 'lotus',
      operation: 'approveWithdrawal',
      subject: { kind: 'withdrawal', name: `5000.00 BDT, ${player.username}` },
      changes: [{ field: 'status', before: 'pending', after: 'approved' }],
      effect: { kind: 'pays', amount: '5000.00', currency: 'BDT', member: player.username },
      by: 'amina',
      status: 'open',
      own: false,
      mayDecide: true,
    });
    const { hash } = shown!;
    await expect(run('approveProposal', { id: shown!.id, hash }, amina)).rejects.toEqual(refusal('second_operator_needed'));
    await expect(run('approveProposal', { id: shown!.id, hash }), 'without a name').rejects.toEqual(refusal('operator_name_needed'));
    await expect(run('approveProposal', { id: shown!.id, hash: 'of something else' }, bao)).rejects.toEqual(refusal('approval_differs'));
    expect(await status()).toBe('pending');
    expect(await run('approveProposal', { id: shown!.id, hash }, bao)).toMatchObject({
      proposal: { status: 'executed', by: 'amina', decidedBy: 'bao' },
      result: { status: 'approved', amount: '5000.00' },
    });
    expect(await status()).toBe('approved');
    await expect(run('approveProposal', { id: shown!.id, hash }, bao)).rejects.toEqual(refusal('approval_decided'));
  });

  test('that was paid and is disputed is returned by two operators, who must give the same reason', async () => {
    const { id, player, cash } = await waiting('6000.00');
    await approveWithdrawal(gateway.db, id, gateway.clock.now());
    await player.value('confirmWithdrawal', { params: { withdrawalId: id }, body: { outcome: 'notReceived' } });
    const proposal = await proposed('rejectWithdrawal', { id, reason: 'The bank sent it back.' }, amina);
    await expect(run('rejectWithdrawal', { id, reason: 'Another reason.' }, bao)).rejects.toEqual(refusal('approval_differs'));
    expect(await cash()).toBe('4000.00');
    await approve(gateway, proposal, bao);
    expect(await cash()).toBe('10000.00');
  });

  test('whose receipt is forced is decided as the brand has stated', async () => {
    expect(gateway.merchants.byCode('lotus').brand.forcedReceipt).toBe('keep');
    const { id, player, status, cash } = await waiting('6000.00');
    await expect(run('forceWithdrawal', { id, reason: 'Nobody can tell.' })).rejects.toThrow('can’t be decided now');
    await approveWithdrawal(gateway.db, id, gateway.clock.now());
    await player.value('confirmWithdrawal', { params: { withdrawalId: id }, body: { outcome: 'notReceived' } });
    await run('forceWithdrawal', { id, reason: 'Nobody can tell.' });
    expect([await status(), await cash()]).toEqual(['received', '4000.00']);
  });
});

describe('a correction by hand', () => {
  const credit = (member: string, amount: string) => ({ member, direction: 'credit' as const, amount, reason: 'A goodwill gesture.' });

  test('takes two operators, whatever the sum; of fifty approvals at once one moves the money', async () => {
    const player = await gateway.registerMember();
    const cash = async () => (await player.value('getBalance')).available.amount;
    await expect(run('adjustBalance', credit(player.username, '1.00'))).rejects.toEqual(refusal('operator_name_needed'));
    const id = await proposed('adjustBalance', credit(player.username, '1.00'), amina);
    await expect(run('adjustBalance', credit(player.username, '1000.00'), bao)).rejects.toEqual(refusal('approval_differs'));
    expect(await cash()).toBe('0.00');
    const { hash } = (await proposals(bao)).find((each) => each.id === id)!;
    const answers = await Promise.allSettled(Array.from({ length: 50 }, () => run('approveProposal', { id, hash }, bao)));
    const done = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    const refusals = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as { code: string }] : []));
    expect(done).toMatchObject([{ proposal: { status: 'executed' }, result: { credit: '1.00', balance: '1.00' } }]);
    expect(new Set(refusals.map(({ code }) => code))).toEqual(new Set(['approval_decided']));
    expect(await cash()).toBe('1.00');
    expect((await player.value('listTransactions')).list[0]).toMatchObject({ type: 'adjustment', amount: { amount: '1.00' } });
  });

  test('that takes more than the balance fails, is rolled back, and can be proposed again', async () => {
    const player = await gateway.registerMember();
    const id = await proposed('adjustBalance', { ...credit(player.username, '5.00'), direction: 'debit' }, amina);
    expect(await approve(gateway, id, bao)).toMatchObject({
      proposal: { status: 'failed', outcome: `${player.username} has only 0.00 BDT.`, decidedBy: 'bao' },
      result: null,
    });
    expect((await proposals(amina, true))[0]).toMatchObject({ id, status: 'failed' });
    await fund(gateway, player, '1000.00');
    const again = await run('proposeAgain', { id }, bao);
    expect(again).toMatchObject({ first: 'bao', command: 'ledger adjust' });
    await expect(run('proposeAgain', { id: again.approval }, bao)).rejects.toEqual(refusal('approval_differs'));
    expect(await approve(gateway, again.approval, amina)).toMatchObject({ result: { debit: '5.00', balance: '995.00' } });
  });

  test.each(['0', '-5.00', '1.001', 'all', ''])('of %j is refused', async (amount) => {
    const player = await gateway.registerMember();
    await expect(run('adjustBalance', credit(player.username, amount), amina)).rejects.toThrow('no amount in BDT');
  });
});

describe('what waits', () => {
  test('is not done when its subject has changed since (O14)', async () => {
    const { id, status } = await waiting('7000.00');
    const proposal = await proposed('approveWithdrawal', { id }, amina);
    await run('rejectWithdrawal', { id, reason: 'The account is closed.' });
    expect(await approve(gateway, proposal, bao)).toMatchObject({ proposal: { status: 'stale' }, result: null });
    expect(await status()).toBe('rejected');
    await expect(approve(gateway, proposal, bao)).rejects.toEqual(refusal('approval_decided'));
  });

  test('is rejected with a reason, or withdrawn by its proposer; either way nothing is done', async () => {
    const { id, status } = await waiting('7000.00');
    const first = await proposed('approveWithdrawal', { id }, amina);
    await expect(run('rejectProposal', { id: first, reason: 'No.   ' }, bao)).rejects.toEqual(refusal('field_invalid'));
    await expect(run('rejectProposal', { id: first, reason: 'I do not want it any more.' }, amina)).rejects.toEqual(
      refusal('second_operator_needed'),
    );
    await expect(run('withdrawProposal', { id: first }, bao)).rejects.toEqual(refusal('forbidden'));
    const reason = 'The payee has another name.';
    expect(await run('rejectProposal', { id: first, reason }, bao)).toMatchObject({
      status: 'rejected',
      decidedBy: 'bao',
      outcome: reason,
    });
    const second = await proposed('approveWithdrawal', { id }, amina);
    expect(second).not.toBe(first);
    expect(await run('withdrawProposal', { id: second }, amina)).toMatchObject({ status: 'withdrawn' });
    await expect(run('withdrawProposal', { id: second }, amina)).rejects.toEqual(refusal('approval_decided'));
    await expect(run('withdrawProposal', { id: randomUUID() }, amina)).rejects.toEqual(refusal('not_found'));
    expect(await status()).toBe('pending');
  });

  test('ends after seven days, and makes room for another', async () => {
    const { id } = await waiting('7000.00');
    const proposal = await proposed('approveWithdrawal', { id }, amina);
    const { hash } = (await proposals(bao)).find((each) => each.id === proposal)!;
    gateway.clock.advance(7 * 24 * 3600);
    expect((await proposals(bao)).map((each) => each.id)).not.toContain(proposal);
    expect((await proposals(bao, true))[0]).toMatchObject({ id: proposal, status: 'expired' });
    await expect(run('approveProposal', { id: proposal, hash }, bao)).rejects.toEqual(refusal('approval_decided'));
    expect(await proposed('approveWithdrawal', { id }, amina)).not.toBe(proposal);
  });

  test('cannot be approved by its proposer, not even in the database', async () => {
    const { id } = await waiting('7000.00');
    const proposal = await proposed('approveWithdrawal', { id }, amina);
    const self = sql`update proposal set status = 'executed', decided_by = 'amina', decided_at = now() where id = ${proposal}`;
    await expect(self.execute(gateway.db)).rejects.toMatchObject({ code: '23514' });
  });
});

test('about an operator’s own account is decided by two others, whatever the sum (O13)', async () => {
  const email = 'chanda@example.net';
  const chanda = await furtherOperator(gateway, { name: 'chanda', email }, [amina, bao]);
  const { id, status, player } = await waiting('100.00');
  await gateway.db
    .updateTable('member')
    .set({ email_hash: contactHash(gateway.vault, 'lotus', 'email', email) })
    .where('id', '=', player.memberId)
    .execute();
  const own = await proposed('approveWithdrawal', { id }, chanda);
  expect(await status()).toBe('pending');
  await run('withdrawProposal', { id: own }, chanda);
  const adjusting = await proposed(
    'adjustBalance',
    { member: player.memberId, direction: 'credit', amount: '1.00', reason: 'Goodwill.' },
    amina,
  );
  expect((await proposals(chanda)).find((each) => each.id === adjusting)).toMatchObject({ mayDecide: false });
  await expect(approve(gateway, adjusting, chanda)).rejects.toEqual(refusal('second_operator_needed'));
  expect((await approve(gateway, adjusting, bao)).proposal.status).toBe('executed');
  expect(await run('approveWithdrawal', { id }, bao), 'by somebody else, alone').toMatchObject({ status: 'approved' });
});

describe('roles', () => {
  const give = (name: string, role: BuiltInRole, merchant: string | null) =>
    gateway.db.updateTable('operator_role').set({ role, merchant }).where('operator', '=', name).execute();
  const member = { lotus: '', delta: '' };
  beforeAll(async () => {
    member.lotus = (await gateway.registerMember()).memberId;
    member.delta = (await gateway.registerMember({ host: 'delta.localhost' })).memberId;
  });
  beforeEach(() => give('bao', 'owner', null));
  afterAll(async () => {
    await give('amina', 'owner', null);
    await give('bao', 'owner', null);
  });
  const adjusted = (of: string) => ({ member: of, direction: 'credit' as const, amount: '1.00', reason: 'A goodwill gesture.' });

  test('that only propose take what needs one owner to two people, at their merchants alone', async () => {
    await give('amina', 'finance', 'lotus');
    await expect(run('adjustBalance', adjusted(member.delta), amina)).rejects.toEqual(refusal('not_found'));
    const id = await proposed('adjustBalance', adjusted(member.lotus), amina);
    const other = await proposed('adjustBalance', adjusted(member.delta), bao);
    const seen = (await proposals(amina)).map((each) => each.id);
    expect([seen.includes(id), seen.includes(other)]).toEqual([true, false]);
    await give('bao', 'finance', null);
    expect((await proposals(bao)).find((each) => each.id === id)).toMatchObject({ mayDecide: false });
    await expect(approve(gateway, id, bao)).rejects.toEqual(refusal('forbidden'));
    await give('bao', 'support', null);
    await expect(approve(gateway, id, bao), 'who sees no adjustments').rejects.toEqual(refusal('not_found'));
    await give('bao', 'owner', 'delta');
    await expect(approve(gateway, id, bao), 'an owner of another merchant').rejects.toEqual(refusal('not_found'));
    await give('bao', 'owner', 'lotus');
    expect(await approve(gateway, id, bao)).toMatchObject({ proposal: { status: 'executed' } });
  });

  test('support proposes a new password, and risk decides', async () => {
    await give('amina', 'support', 'lotus');
    await give('bao', 'risk', 'lotus');
    expect(await byTwo(gateway, 'resetMemberPassword', { member: member.lotus }, [amina, bao])).toMatchObject({ merchant: 'lotus' });
    await expect(run('resetMemberPassword', { member: member.delta }, amina)).rejects.toEqual(refusal('not_found'));
    await give('amina', 'auditor', null);
    await expect(run('resetMemberPassword', { member: member.lotus }, amina)).rejects.toEqual(refusal('forbidden'));
  });
});

describe('operators', () => {
  test('after the first two, are added by two others; the first key can only be exchanged for their own', async () => {
    await expect(run('addOperator', { name: 'carla' })).rejects.toEqual(refusal('operator_name_needed'));
    const added = await byTwo(gateway, 'addOperator', { name: 'carla' }, [amina, bao]);
    const carla = { name: 'carla', key: added.key };
    await expect(sites(carla)).rejects.toThrow('Make a new one with operators rekey first');
    const own = { name: 'carla', key: (await officeOf(gateway, carla).call('renewOwnKey', {})).key };
    await expect(sites(carla)).rejects.toThrow('There is no operator carla with this key.');
    await sites(own);
    const removal = await proposed('removeOperator', { name: 'carla' }, amina);
    await expect(approve(gateway, removal, own), 'of herself').rejects.toEqual(refusal('second_operator_needed'));
    await approve(gateway, removal, bao);
    await expect(sites(own)).rejects.toThrow('There is no operator carla with this key.');
    await expect(run('addOperator', { name: 'carla' }, amina)).rejects.toThrow('Names can’t be used again');
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
    const { rows } = await sql<{ text: string }>`select operator::text as text from operator
      union all select audit_event::text from audit_event union all select proposal::text from proposal`.execute(gateway.db);
    for (const { text } of rows) expect(text).not.toContain(amina.key);
  });
});

test('the threshold for two operators is the brand’s', () => {
  const { brand, currency } = gateway.merchants.byCode('lotus');
  expect(fromDecimal(brand.limits.twoOperatorsFrom, currency).minor).toBe(500_000n);
});
