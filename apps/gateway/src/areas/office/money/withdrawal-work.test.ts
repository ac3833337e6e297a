// Office 7 (withdrawals), O40.
import type { BodyOf, OperationId, OperatorCredentials } from '@parlour/office-api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { firstTwo, officeOf, operate } from '../../../testing/office.ts';
import { playing } from '../../vendors/testing.ts';
import { makeDraw } from '../../lottery/slips/testing.ts';
import { storeLines } from '../../lottery/testing.ts';
import { fund } from '../../wallet/testing.ts';

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
const refusal = (code: string) => expect.objectContaining({ name: 'OfficeError', code }) as Error;
const inMinutes = (minutes: number) => new Date(gateway.clock.now().getTime() + minutes * 60_000).toISOString();
const bank = { payeeName: 'Nadia Rahman', bankName: 'Meghna Bank' };
type Player = Awaited<ReturnType<TestGateway['registerMember']>>;
let asked = 0;
/** Each request pays to a new account number by default. */
const ask = async (player: Player, amount: string, accountNumber = `00${(asked += 1)}12345`) =>
  (await player.value('createWithdrawal', { body: { amount, ...bank, accountNumber } })).id;
async function waiting(amount = '300.00') {
  const player = await gateway.registerMember();
  await fund(gateway, player, '10000.00');
  return { id: await ask(player, amount), player };
}
const queued = async (id: string) =>
  (await officeOf(gateway).call('listPendingWithdrawals', { query: {} })).list.find((each) => each.id === id);

describe('a claim', () => {
  test('is one operator’s for ten minutes, and no other can decide meanwhile', async () => {
    const { id } = await waiting();
    expect(await run('claimWithdrawal', { id }, amina)).toEqual({ id, by: 'amina', until: inMinutes(10) });
    expect(await queued(id)).toMatchObject({ claimedBy: 'amina', claimedUntil: inMinutes(10), first: true });
    await expect(run('claimWithdrawal', { id }, bao)).rejects.toEqual(refusal('withdrawal_claimed'));
    await expect(run('approveWithdrawal', { id }, bao)).rejects.toEqual(refusal('withdrawal_claimed'));
    await expect(run('rejectWithdrawal', { id, reason: 'Wrong account' }, bao)).rejects.toEqual(refusal('withdrawal_claimed'));
    expect(await run('approveWithdrawal', { id }, amina)).toMatchObject({ status: 'approved' });
  });

  test('of twenty at once is given to one', async () => {
    const { id } = await waiting();
    const asked = await Promise.allSettled(
      [amina, bao].flatMap((as) => Array.from({ length: 10 }, () => run('claimWithdrawal', { id }, as))),
    );
    const by = asked.flatMap((each) => (each.status === 'fulfilled' ? [each.value.by] : []));
    expect(by).toHaveLength(10);
    expect(new Set(by).size).toBe(1);
  });

  test('ends after its time, or when its operator ends it', async () => {
    const { id } = await waiting();
    await run('claimWithdrawal', { id }, amina);
    gateway.clock.advance(9 * 60);
    await expect(run('claimWithdrawal', { id }, bao)).rejects.toEqual(refusal('withdrawal_claimed'));
    gateway.clock.advance(60);
    expect(await queued(id)).toMatchObject({ claimedBy: null, claimedUntil: null });
    expect(await run('claimWithdrawal', { id }, bao)).toMatchObject({ by: 'bao' });
    await run('unclaimWithdrawal', { id }, amina);
    expect(await queued(id)).toMatchObject({ claimedBy: 'bao' });
    await run('unclaimWithdrawal', { id }, bao);
    expect(await queued(id)).toMatchObject({ claimedBy: null });
  });

  test('requires an operator’s name, and an open withdrawal', async () => {
    const { id } = await waiting();
    await expect(run('claimWithdrawal', { id })).rejects.toEqual(refusal('operator_name_needed'));
    await run('approveWithdrawal', { id });
    await expect(run('claimWithdrawal', { id }, amina)).rejects.toEqual(refusal('illegal_transition'));
  });
});

describe('a hold', () => {
  test('stops paying out until its time, and not giving back', async () => {
    const { id } = await waiting();
    expect(await run('holdWithdrawal', { id, until: inMinutes(60), reason: 'Ask the bank' }, amina)).toEqual({
      id,
      heldUntil: inMinutes(60),
    });
    expect(await queued(id)).toMatchObject({ heldBy: 'amina', heldUntil: inMinutes(60), holdReason: 'Ask the bank' });
    await expect(run('approveWithdrawal', { id })).rejects.toEqual(refusal('withdrawal_held'));
    gateway.clock.advance(60 * 60);
    expect(await run('approveWithdrawal', { id })).toMatchObject({ status: 'approved' });
    const other = await waiting();
    await run('holdWithdrawal', { id: other.id, until: inMinutes(60), reason: 'Ask the bank' });
    expect(await run('rejectWithdrawal', { id: other.id, reason: 'Wrong account' })).toMatchObject({ status: 'rejected' });
  });

  test('that begins while a large one waits for the second operator stops that approval too', async () => {
    const { id } = await waiting('5000.00');
    const { approval } = (await run('approveWithdrawal', { id }, amina)) as { approval: string };
    await run('holdWithdrawal', { id, until: inMinutes(60), reason: 'Ask the bank' }, amina);
    const { hash } = (await officeOf(gateway, bao).call('listProposals', { query: {} })).list.find((each) => each.id === approval)!;
    expect(await run('approveProposal', { id: approval, hash }, bao)).toMatchObject({ proposal: { status: 'failed' }, result: null });
    expect(await queued(id)).toMatchObject({ status: 'pending' });
  });

  test('is ended with a reason; there must be one, within thirty days', async () => {
    const { id } = await waiting();
    await expect(run('releaseWithdrawal', { id, reason: 'It is fine' })).rejects.toEqual(refusal('illegal_transition'));
    await expect(run('holdWithdrawal', { id, until: inMinutes(0), reason: 'Ask the bank' })).rejects.toEqual(refusal('field_invalid'));
    await expect(run('holdWithdrawal', { id, until: inMinutes(30 * 24 * 60 + 1), reason: 'Ask the bank' })).rejects.toEqual(
      refusal('field_invalid'),
    );
    await run('holdWithdrawal', { id, until: inMinutes(60), reason: 'Ask the bank' });
    expect(await run('releaseWithdrawal', { id, reason: 'It is fine' })).toEqual({ id, heldUntil: null });
    expect(await run('approveWithdrawal', { id })).toMatchObject({ status: 'approved' });
  });
});

describe('a review', () => {
  const review = (id: string) => officeOf(gateway).call('reviewWithdrawal', { query: { id } });
  const kinds = async (id: string) => (await review(id)).list.map(({ kind }) => kind);

  test('shows what was staked and won since the last deposit', async () => {
    const { bet, win, player } = await playing(gateway, '100.00');
    await bet({ roundId: 'review-1', transactionId: 'bet-review-1' });
    await win({ roundId: 'review-1', betTransactionId: 'bet-review-1' });
    const id = await ask(player, '100.00');
    expect(await review(id)).toMatchObject({
      deposited: '100.00',
      staked: '5.00',
      won: '10.00',
      net: '100.00',
      first: true,
      currency: 'BDT',
    });
    expect((await review(id)).list).toMatchObject([
      { kind: 'notPlayed', amount: '5.00' },
      { kind: 'oneWin', amount: '10.00', subject: expect.any(String) as string },
      { kind: 'first' },
    ]);
  });

  test('says whether paying it takes two operators', async () => {
    const { player } = await playing(gateway, '30000.00');
    const { twoOperatorsFrom } = gateway.merchants.byCode('lotus').brand.limits;
    expect(await review(await ask(player, twoOperatorsFrom))).toMatchObject({ needsTwo: true });
    expect(await review(await ask(player, '100.00'))).toMatchObject({ needsTwo: false });
  });

  test('knows a payee of other members by the number, however it is written, and of this merchant alone', async () => {
    const { player } = await waiting();
    expect(await kinds(await ask(player, '100.00', '77 00 12 34'))).not.toContain('payeeShared');
    const other = await waiting();
    const { list } = await review(await ask(other.player, '100.00', '77001234'));
    expect(list).toContainEqual({ kind: 'payeeShared', count: 1, at: null, amount: null, subject: null });
  });

  test('knows members of one line who bet on opposite sides of one draw', async () => {
    const inviter = await gateway.registerMember();
    const [{ id, player }, other, stranger] = [await waiting(), await waiting(), await waiting()];
    const invited = [player.memberId, other.player.memberId];
    await gateway.db.updateTable('member').set({ upline_id: inviter.memberId }).where('id', 'in', invited).execute();
    const { merchant } = await gateway.db
      .selectFrom('member')
      .select('merchant')
      .where('id', '=', player.memberId)
      .executeTakeFirstOrThrow();
    const draw = await makeDraw(gateway, { gameCode: 'SSC_1M', packId: 'ssc', area: 'fast', prizeMode: 'ELOTT' });
    const bet = (who: Player, side: string, at = '1') =>
      storeLines(gateway, draw, [{ memberId: who.memberId, type: 'twoSide', at, selection: [side], unit: 1000n }], merchant);
    await bet(player, 'big');
    await bet(other.player, 'big');
    await bet(other.player, 'small', '2');
    await bet(stranger.player, 'small');
    expect(await kinds(id)).not.toContain('oppositeBets');
    await bet(other.player, 'small');
    const told = { kind: 'oppositeBets', count: 1, amount: '10.00', subject: draw, at: null };
    expect((await review(id)).list).toContainEqual(told);
    expect((await review(other.id)).list).toContainEqual(told);
    expect(await kinds(stranger.id)).not.toContain('oppositeBets');
    gateway.clock.advance(31 * 24 * 3600);
    expect(await kinds(id)).not.toContain('oppositeBets');
  });

  test('is stored with the decision as it was at the time', async () => {
    const { id, player } = await waiting();
    await run('approveWithdrawal', { id }, amina);
    const stored = () =>
      gateway.db.selectFrom('withdrawal_review').select(['hints', 'decided_by']).where('withdrawal_id', '=', id).executeTakeFirstOrThrow();
    const then = await stored();
    expect(then).toMatchObject({ decided_by: 'amina', hints: [{ kind: 'notPlayed' }, { kind: 'first' }] });
    expect(await kinds(await ask(player, '1500.00'))).toEqual(['payeeNew', 'notPlayed', 'unusualAmount']);
    expect(await stored()).toEqual(then);
  });
});
