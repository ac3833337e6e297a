import { periodAt, type Period } from '@parlour/domain/agents';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Merchant } from '../../../kernel/merchants.ts';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { byTwo, firstTwo, officeOf, operate } from '../../../testing/office.ts';
import { cashOf, lineOfAgents, logInAgain, settledBet, settlePeriod, signedContract } from '../testing.ts';

let gateway: TestGateway;
let lotus: Merchant;
beforeAll(async () => {
  gateway = await startTestGateway();
  lotus = gateway.merchants.byCode('lotus');
});
afterAll(() => gateway.close());

const day = 24 * 3600;
const currentDay = () => periodAt('daily', gateway.clock.now().getTime(), lotus.brand.timeZone);
const run = (period: Period) => settlePeriod(gateway, lotus, 'dividend', period);

test('a dividend waits for its payer, then for its holder, and is paid once; an uncollected one expires unless two operators revive it', async () => {
  const two = await firstTwo(gateway);
  const reason = 'dividends are looked at first';
  const set = { merchant: 'lotus', policy: { autoSend: false, dividendCycle: 'daily' as const, activeMin: '0' }, version: 0, reason };
  expect(await byTwo(gateway, 'setAgentPolicy', set, two)).toEqual({ merchant: 'lotus', version: 1 });
  await expect(operate(gateway, 'setAgentPolicy', set, two[0])).rejects.toMatchObject({ code: 'policy_changed' });

  const [head, agent] = await lineOfAgents(gateway, 2);
  await signedContract(gateway, { memberId: head!.memberId, kind: 'dividend', tiers: [{ rate: '30' }] });
  await signedContract(gateway, { memberId: agent!.memberId, kind: 'dividend', tiers: [{ rate: '20' }] });
  gateway.clock.advance(day);
  const first = currentDay();
  await settledBet(gateway, { memberId: agent!.memberId, stake: 100_000n, win: 0n, at: new Date(first.start + 3_600_000) });
  gateway.clock.advance(day);
  await run(first);
  await logInAgain(head!);
  await logInAgain(agent!);
  const [ofHead, ofAgent] = [`dividend:${head!.memberId}:${first.id}`, `dividend:${agent!.memberId}:${first.id}`];
  expect((await agent!.value('listBills', { query: {} })).list).toMatchObject([
    { billKey: ofAgent, state: 'awaiting', due: { amount: '200.00' }, paid: { amount: '0.00' }, owed: { amount: '0.00' } },
  ]);
  expect(await cashOf(gateway, agent!.memberId)).toBe(0n);

  // Only the payer may decide, and no agent may if the platform pays.
  const code = async (who: typeof head, operation: 'approveBill' | 'denyBill' | 'collectBill', billKey: string) =>
    (await who!.call(operation, { body: { billKey } })).body.code;
  expect(await code(agent, 'approveBill', ofAgent)).toBe('not_direct_downline');
  expect(await code(agent, 'approveBill', ofHead)).toBe('not_found');
  expect(await code(head, 'approveBill', ofHead)).toBe('not_direct_downline');
  expect(await code(agent, 'collectBill', ofAgent)).toBe('bill_state');
  expect(await code(head, 'collectBill', ofAgent)).toBe('not_found');
  expect(await head!.value('approveBill', { body: { billKey: ofAgent } })).toMatchObject({ state: 'toCollect' });
  expect(await code(head, 'denyBill', ofAgent)).toBe('bill_state');

  const office = officeOf(gateway, two[0]);
  expect((await office.call('listAgentBills', { query: { state: 'awaiting' } })).list).toMatchObject([
    { billKey: ofHead, mayApprove: true },
  ]);
  const approve = { bill: ofHead, decision: 'approve' as const, reason: 'as agreed' };
  expect(await byTwo(gateway, 'decideAgentBill', approve, two)).toEqual({ billKey: ofHead, state: 'toCollect' });
  await expect(operate(gateway, 'decideAgentBill', approve, two[0])).rejects.toMatchObject({ code: 'bill_refused' });

  // The agent collects first, when the payer has no money yet: all of it becomes a claim, which the head's own dividend then pays.
  const collected = await Promise.all([0, 1].map(() => agent!.call('collectBill', { body: { billKey: ofAgent } })));
  expect(collected.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await agent!.value('listBills', { query: {} })).list).toMatchObject([{ state: 'unpaid', owed: { amount: '200.00' } }]);
  expect(await head!.value('collectBill', { body: { billKey: ofHead } })).toMatchObject({ state: 'issued', paid: { amount: '300.00' } });
  await run(first);
  expect([await cashOf(gateway, head!.memberId), await cashOf(gateway, agent!.memberId)]).toEqual([10_000n, 20_000n]);

  // Each figure of the income opens the bills that it consists of: for the head also the one that it paid.
  const { id: today } = currentDay();
  const opened = async (who: typeof head, more: object = {}) => {
    const { list, totals } = await who!.value('listBills', { query: { from: today, to: today, ...more } });
    return [totals.part?.amount, ...list.map(({ billKey, part }) => `${billKey} ${part?.amount}`).toSorted()];
  };
  const income = async (who: typeof head) => (await who!.value('getAgentIncome', { query: { from: today, to: today } })).total;
  expect([await income(head), await income(agent)]).toMatchObject([
    { dividend: { amount: '100.00' }, claims: { amount: '0.00' } },
    { dividend: { amount: '200.00' }, claims: { amount: '200.00' } },
  ]);
  expect(await opened(head)).toEqual(['100.00', ...[`${ofHead} 300.00`, `${ofAgent} -200.00`].toSorted()]);
  expect(await opened(head, { side: 'payer' })).toEqual(['-200.00', `${ofAgent} -200.00`]);
  expect(await opened(agent)).toEqual(['200.00', `${ofAgent} 200.00`]);
  expect(await opened(agent, { dated: 'owing' })).toEqual(['200.00', `${ofAgent} 200.00`]);
  expect(await opened(head, { dated: 'owing' })).toEqual(['0.00']);
  expect((await head!.call('listBills', { query: { from: today } })).body.code).toBe('field_invalid');

  const second = currentDay();
  await settledBet(gateway, { memberId: agent!.memberId, stake: 100_000n, win: 0n, at: new Date(second.start + 3_600_000) });
  gateway.clock.advance(day);
  await run(second);
  await logInAgain(head!);
  const late = `dividend:${agent!.memberId}:${second.id}`;
  await head!.value('approveBill', { body: { billKey: late } });
  const third = currentDay();
  gateway.clock.advance(day);
  await run(third);
  await logInAgain(agent!);
  expect(await code(agent, 'collectBill', late)).toBe('bill_state');
  expect((await agent!.value('listBills', { query: { period: second.id } })).list).toMatchObject([{ state: 'expired' }]);
  await byTwo(gateway, 'decideAgentBill', { bill: late, decision: 'approve', reason: 'was travelling' }, two);
  // Paid from the head's wallet, since the head has collected nothing for this period.
  expect(await agent!.value('collectBill', { body: { billKey: late } })).toMatchObject({ state: 'part', paid: { amount: '100.00' } });
});
