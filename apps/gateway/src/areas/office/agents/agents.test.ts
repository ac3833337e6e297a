import { periodAt } from '@parlour/domain/agents';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { byTwo, firstTwo, officeOf, operate } from '../../../testing/office.ts';
import { endOverdue } from '../../agents/contracts/life.ts';
import { cashOf, lineOfAgents, logInAgain, setPolicy, settledBet, settlePeriod, signedContract } from '../../agents/testing.ts';
import { fund } from '../../wallet/testing.ts';

let gateway: TestGateway;
let two: Awaited<ReturnType<typeof firstTwo>>;
beforeAll(async () => {
  gateway = await startTestGateway();
  two = await firstTwo(gateway);
});
afterAll(() => gateway.close());

test('two operators together write a claim off, and offer a contract on behalf of the platform', async () => {
  const [head] = await lineOfAgents(gateway, 1);
  const { id } = await gateway.db
    .insertInto('agent_claim')
    .values({
      merchant: 'lotus',
      key: 'daily:test:2026-01-01:c1',
      kind: 'daily',
      head_id: head!.memberId,
      from_id: head!.memberId,
      to_id: null,
      currency: 'BDT',
      amount: 5_000n,
      arisen: 9_000n,
      reason: 'correction',
      bill_key: null,
      payments: 1,
      arose_at: gateway.clock.now(),
      written_off_at: null,
      written_off_by: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(await officeOf(gateway).call('listAgentClaims', { query: {} })).toMatchObject({
    list: [{ id: String(id), open: '50.00', from: head!.username, to: null }],
  });
  expect(await byTwo(gateway, 'writeOffClaim', { claim: String(id), reason: 'left for good' }, two)).toMatchObject({ writtenOff: '50.00' });
  expect(await officeOf(gateway).call('listAgentClaims', { query: {} })).toMatchObject({ list: [] });

  const offer = { member: head!.username, kind: 'dividend' as const, tiers: [{ rate: '30' }], reason: 'a new head' };
  await expect(operate(gateway, 'offerPlatformContract', { ...offer, tiers: [{ rate: '99' }] }, two[0])).rejects.toThrow('RATE_RANGE');
  const terms = { platformFee: '12.5', minActive: 2 };
  await expect(operate(gateway, 'offerPlatformContract', { ...offer, terms }, two[0])).rejects.toThrow('Only contracts of affiliates');
  const tooMuch = { ...offer, kind: 'affiliate' as const, terms: { introducerRate: '100.5' } };
  await expect(operate(gateway, 'offerPlatformContract', tooMuch, two[0])).rejects.toThrow('100 percent');
  const { contractId } = await byTwo(gateway, 'offerPlatformContract', offer, two);
  const accepted = await head!.value('acceptContract', { body: { contractId, closure: [] } });
  expect(accepted).toMatchObject({ state: 'active', offeredBy: null });
  const [elsewhere] = await lineOfAgents(gateway, 1);
  const move = { member: head!.username, upline: elsewhere!.username };
  await expect(operate(gateway, 'setUpline', move)).rejects.toThrow('contracts');
  expect(await operate(gateway, 'endAgentContract', { contract: contractId })).toMatchObject({ ends: accepted.from });
});

test('an affiliate’s fees are part of what the platform offers, and of what the affiliate passes on', async () => {
  const [head, agent] = await lineOfAgents(gateway, 2);
  const terms = { platformFee: '12.5', paymentFee: '1.25', minActive: 2 };
  const offer = { member: head!.username, kind: 'affiliate' as const, tiers: [{ rate: '30' }], terms, reason: 'a partner' };
  const { contractId } = await byTwo(gateway, 'offerPlatformContract', offer, two);
  const stated = { ...terms, introducerRate: '0', negativeCarry: true };
  expect(await head!.value('acceptContract', { body: { contractId, closure: [] } })).toMatchObject({ state: 'active', terms: stated });
  expect((await officeOf(gateway).call('listAgentContracts', { query: { member: head!.username } })).list).toMatchObject([
    { terms: stated },
  ]);
  const below = { kind: 'affiliate' as const, account: agent!.username, tiers: [{ rate: '20' }], closure: [] };
  expect(await head!.value('offerContract', { body: below })).toMatchObject({ terms: stated });
  // The same tiers with other fees are another contract.
  const dearer = { ...offer, terms: { ...terms, platformFee: '15' } };
  expect(await byTwo(gateway, 'offerPlatformContract', dearer, two)).toMatchObject({ version: 2 });
  await expect(byTwo(gateway, 'offerPlatformContract', dearer, two)).rejects.toThrow('already_offered');
});

test('when the other side refuses to end a contract, an operator decides, and may also keep it', async () => {
  const [head, agent] = await lineOfAgents(gateway, 2);
  for (const [{ memberId }, rate] of [
    [head!, '1'],
    [agent!, '0.5'],
  ] as const)
    await signedContract(gateway, { memberId, kind: 'daily', tiers: [{ rate }] });
  gateway.clock.advance(24 * 3600);
  await logInAgain(head!);
  await logInAgain(agent!);
  const stateNow = async () => (await agent!.value('getAgentContract', { query: { kind: 'daily' } })).current?.state;
  const { contractId } = (await agent!.value('getAgentContract', { query: { kind: 'daily' } })).current!;
  const keep = () => operate(gateway, 'endAgentContract', { contract: contractId, keep: true });
  await expect(keep()).rejects.toMatchObject({ code: 'contract_refused' });
  await agent!.value('terminateContract', { body: { contractId, closure: [] } });
  await head!.value('rejectContract', { body: { contractId } });
  expect(await stateNow()).toBe('ending');
  expect(await keep()).toMatchObject({ ends: null });
  expect(await stateNow()).toBe('active');
  // The withdrawn request left nothing behind that would end the contract later.
  gateway.clock.advance(8 * 24 * 3600);
  expect(await endOverdue(gateway.database.db, gateway.merchants, gateway.clock.now())).toBe(0);
  // A new request is possible.
  await logInAgain(agent!);
  expect(await agent!.value('terminateContract', { body: { contractId, closure: [] } })).toMatchObject({ state: 'ending' });
});

test('an account with an upline moves with its team once two operators want it, and the tree shows it there', async () => {
  const [head, agent, last] = await lineOfAgents(gateway, 3);
  const [elsewhere] = await lineOfAgents(gateway, 1);
  const office = officeOf(gateway, two[0]);
  const below = async (member?: string) =>
    office.call('listAgentTree', { query: { pageSize: 100, ...(member !== undefined && { member }) } });
  expect((await below(head!.username)).list).toMatchObject([{ username: agent!.username, level: 2, teamSize: 1, direct: 1 }]);
  const move = { member: agent!.username, upline: elsewhere!.username, reason: 'the line was sold' };
  await expect(operate(gateway, 'setUpline', { ...move, upline: last!.username }, two[0])).rejects.toThrow('stands below that member');
  expect(await operate(gateway, 'setUpline', move, two[0])).toHaveProperty('approval');
  expect((await below(elsewhere!.username)).list).toEqual([]);
  expect(await byTwo(gateway, 'setUpline', move, two)).toMatchObject({ upline: elsewhere!.username });
  expect((await below(elsewhere!.username)).list).toMatchObject([{ username: agent!.username, level: 2, teamSize: 1 }]);
  expect(await below(agent!.username)).toMatchObject({
    path: [elsewhere!.username, agent!.username],
    list: [{ username: last!.username, level: 3 }],
  });
  expect((await below()).list.map(({ username }) => username)).toEqual(expect.arrayContaining([head!.username, elsewhere!.username]));
  expect(await office.call('getAgentAccount', { query: { member: agent!.username } })).toMatchObject({
    path: [elsewhere!.username, agent!.username],
    share: { mode: 'all' },
    contracts: [],
    owes: '0.00',
  });
});

test('a policy that contradicts itself is refused', async () => {
  const usual = { version: 0, merchant: 'lotus', reason: 'test' };
  for (const policy of [
    { carry: 3, dividendCycle: 'monthly' },
    { products: ['NO_SUCH_TYPE'] },
    { activeMin: '0.001' },
    { offers: { daily: { minRate: '3' } } },
    { transferPairCap: '200000' },
    { turnoverUnit: '0' },
  ] as const)
    await expect(operate(gateway, 'setAgentPolicy', { ...usual, policy: policy as never })).rejects.toMatchObject({
      code: 'field_invalid',
    });
  expect(await officeOf(gateway).call('getAgentPolicy', { query: { merchant: 'lotus' } })).toMatchObject({
    version: 0,
    usual: { activeMin: '500.00', autoSend: true, offers: { dividend: { maxRate: '40' } } },
  });
});

test('the written-off part of a bill is no longer owed, and is not returned when one of its bets becomes void', async () => {
  const lotus = gateway.merchants.byCode('lotus');
  const [head, agent] = await lineOfAgents(gateway, 2);
  for (const { memberId } of [head!, agent!]) await signedContract(gateway, { memberId, kind: 'daily', tiers: [{ rate: '1' }] });
  await setPolicy(gateway, 'lotus', { lossCheck: true });
  await fund(gateway, head!, '400.00');
  gateway.clock.advance(24 * 3600);
  const day = periodAt('daily', gateway.clock.now().getTime(), lotus.brand.timeZone);
  const settled = (memberId: string, stake: bigint, win: bigint) =>
    settledBet(gateway, { memberId, stake, win, at: new Date(day.start + 3_600_000) });
  // The head's own win turns its team's loss into a profit, so the head reaches no tier.
  await settled(head!.memberId, 1n, 90_000_000n);
  const bets = [await settled(agent!.memberId, 4_000_000n, 0n), await settled(agent!.memberId, 6_000_000n, 0n)];
  gateway.clock.advance(24 * 3600);
  await settlePeriod(gateway, lotus, 'daily', day);
  const billed = async () => {
    const bill = await gateway.db.selectFrom('agent_bill').selectAll().where('holder_id', '=', agent!.memberId).executeTakeFirstOrThrow();
    const { state, ...amounts } = bill;
    const [due, paid, owed, writtenOff] = [amounts.due, amounts.paid, amounts.owed, amounts.written_off].map(Number);
    return { state, due, paid, owed, writtenOff, cash: Number(await cashOf(gateway, agent!.memberId)) };
  };
  expect(await billed()).toEqual({ state: 'part', due: 100_000, paid: 40_000, owed: 60_000, writtenOff: 0, cash: 40_000 });
  const { list } = await officeOf(gateway).call('listAgentClaims', { query: {} });
  await byTwo(gateway, 'writeOffClaim', { claim: list[0]!.id, reason: 'the head has left' }, two);
  expect(await billed()).toEqual({ state: 'issued', due: 100_000, paid: 40_000, owed: 0, writtenOff: 60_000, cash: 40_000 });
  const voided = async (id: string) => {
    await gateway.db.updateTable('round').set({ status: 'rolledBack', win: 0n }).where('id', '=', id).execute();
    await settlePeriod(gateway, lotus, 'daily', day);
    return billed();
  };
  expect(await voided(bets[0]!)).toEqual({ state: 'issued', due: 60_000, paid: 40_000, owed: 0, writtenOff: 20_000, cash: 40_000 });
  expect(await voided(bets[1]!)).toEqual({ state: 'notReached', due: 0, paid: 0, owed: 0, writtenOff: 0, cash: 0 });
  expect(await cashOf(gateway, head!.memberId)).toBe(40_000n);
});
