import { randomUUID } from 'node:crypto';
import type { TestGateway } from './gateway.ts';
import type { Ask, Intent, Intents } from './intent.ts';
import { passQuota } from '../areas/identity/line/quota.ts';
import { loggedInAgent } from '../areas/identity/member/testing.ts';
import { fund } from '../areas/wallet/testing.ts';
import { lineOfAgents, signedContract, waitingBill } from '../areas/agents/testing.ts';

/** Agents' requests with idempotency keys, at a test's gateway. */
export function agentIntentsOf(gatewayOf: () => TestGateway): Intents {
  const agentWithGroup = async () => {
    const by = await loggedInAgent(gatewayOf());
    await gatewayOf().db.updateTable('member').set({ prize_group: 1950 }).where('id', '=', by.memberId).execute();
    return by;
  };
  const newName = () => `a${randomUUID().replaceAll('-', '').slice(0, 11)}`;
  /** Requests made by an agent. */
  const agentIntents: Intents = {
    async createDownlineAccount() {
      const create =
        (username: string): Ask =>
        (who, key) =>
          who.call('createDownlineAccount', { body: { username, type: 0 }, key });
      return { by: await agentWithGroup(), ask: create(newName()), other: create(newName()), refused: create('1') };
    },
    async createRegisterLink() {
      const create =
        (group: number): Ask =>
        (who, key) =>
          who.call('createRegisterLink', { body: { type: 0, group, uses: 1, channel: '' }, key });
      return { by: await agentWithGroup(), ask: create(1950), other: create(1940), refused: create(1952) };
    },
    async endRegisterLink() {
      const by = await agentWithGroup();
      const link = async () => (await by.value('createRegisterLink', { body: { type: 0, uses: 1, channel: '' } })).code;
      const end =
        (code: string): Ask =>
        (who, key) =>
          who.call('endRegisterLink', { query: { code }, key });
      return { by, ask: end(await link()), other: end(await link()), refused: end('NOSUCHLINK') };
    },
    async setDownlineGroup() {
      const by = await agentWithGroup();
      const account = newName();
      await by.value('createDownlineAccount', { body: { username: account, type: 1, group: 1930 } });
      const raise =
        (group: number): Ask =>
        (who, key) =>
          who.call('setDownlineGroup', { body: { account, group }, key });
      return { by, ask: raise(1940), other: raise(1950), refused: raise(1960) };
    },
    offerContract: async () => {
      const { head, child } = await contracted();
      const offer =
        (rate: string): Ask =>
        (who, key) =>
          who.call('offerContract', { body: { kind: 'daily', account: child.username, tiers: [{ rate }], closure: [] }, key });
      return { by: head, ask: offer('0.5'), other: offer('0.4'), refused: offer('1.5') };
    },
    acceptContract: async () => answering('acceptContract', 'child'),
    rejectContract: async () => answering('rejectContract', 'child'),
    withdrawContract: async () => answering('withdrawContract', 'head'),
    async terminateContract() {
      const { head, daily, hourly } = await contracted();
      const end =
        (contractId: string): Ask =>
        (who, key) =>
          who.call('terminateContract', { body: { contractId, closure: [] }, key });
      return { by: head, ask: end(daily), other: end(hourly), refused: end(randomUUID()) };
    },
    async sendDown() {
      const { head, child } = await contracted();
      await payable(head);
      const send =
        (amount: string): Ask =>
        (who, key) =>
          who.call('sendDown', { body: { account: child.username, amount }, key });
      return { by: head, ask: send('10.00'), other: send('20.00'), refused: send('0.00') };
    },
    async sendUp() {
      const { child } = await contracted();
      await payable(child);
      const send =
        (amount: string): Ask =>
        (who, key) =>
          who.call('sendUp', { body: { amount }, key });
      return { by: child, ask: send('10.00'), other: send('20.00'), refused: send('0.00') };
    },
    async cancelTransfer() {
      const { head, child } = await contracted();
      await payable(head);
      await withPolicy();
      const waiting = async (amount: string) => (await head.value('sendDown', { body: { account: child.username, amount } })).transferId;
      const cancel =
        (transferId: string): Ask =>
        (who, key) =>
          who.call('cancelTransfer', { body: { transferId }, key });
      return { by: head, ask: cancel(await waiting('60.00')), other: cancel(await waiting('70.00')), refused: cancel(randomUUID()) };
    },
  };
  /** Requests about agents' dividends, quota and shares. */
  const settingIntents: Intents = {
    approveBill: async () => deciding('approveBill', 'awaiting', 'head'),
    denyBill: async () => deciding('denyBill', 'awaiting', 'head'),
    async collectBill() {
      const intent = await deciding('collectBill', 'toCollect', 'child');
      return { ...intent, transfers: 1 };
    },
    async grantQuota() {
      const { head, child } = await contracted();
      await withPolicy();
      await gatewayOf().db.updateTable('member').set({ prize_group: 1950 }).where('id', '=', child.memberId).execute();
      await passQuota(gatewayOf().db, { merchant: 'lotus', from: null, to: head.memberId, group: 1950, count: 10 });
      const grant =
        (count: number): Ask =>
        (who, key) =>
          who.call('grantQuota', { body: { account: child.username, group: 1950, count }, key });
      return { by: head, ask: grant(1), other: grant(2), refused: grant(100) };
    },
    async setDownlineShare() {
      const { head, child } = await contracted();
      const set =
        (rate: string): Ask =>
        (who, key) =>
          who.call('setDownlineShare', { body: { account: child.username, share: { mode: 'percent', rate } }, key });
      const nowhere: Ask = (who, key) => who.call('setDownlineShare', { body: { account: 'nobody-there', share: { mode: 'all' } }, key });
      return { by: head, ask: set('0.2'), other: set('0.3'), refused: nowhere };
    },
  };

  async function deciding(
    operation: 'approveBill' | 'denyBill' | 'collectBill',
    waits: 'awaiting' | 'toCollect',
    asks: 'head' | 'child',
  ): Promise<Intent> {
    const { head, child, daily } = await contracted();
    await payable(head);
    const bill = () => waitingBill(gatewayOf(), { holder: child.memberId, payer: head.memberId, contract: daily, waits });
    const decide =
      (billKey: string): Ask =>
      (who, key) =>
        who.call(operation, { body: { billKey }, key });
    return {
      by: asks === 'head' ? head : child,
      ask: decide(await bill()),
      other: decide(await bill()),
      refused: decide('dividend:none:none'),
    };
  }

  /** A head with daily and hourly contracts, and one agent directly below. */
  async function contracted() {
    const [head, child] = await lineOfAgents(gatewayOf(), 2);
    const { memberId } = head!;
    const daily = await signedContract(gatewayOf(), { memberId, kind: 'daily', tiers: [{ rate: '1' }] });
    const hourly = await signedContract(gatewayOf(), { memberId, kind: 'hourly', tiers: [{ winRate: '1' }] });
    return { head: head!, child: child!, daily, hourly };
  }

  /** Some groups take quota, and transfers that are still small wait for an operator. */
  async function withPolicy(): Promise<void> {
    const made = { made_by: 'test', made_at: gatewayOf().clock.now(), reason: 'test' };
    const policy = JSON.stringify({ meteredFrom: 1900, transferTwoPeople: '50' });
    await gatewayOf()
      .db.insertInto('agent_policy')
      .values({ merchant: 'lotus', version: 1, policy, ...made })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  /** Money, and a payment password that was just confirmed. */
  async function payable(member: NonNullable<Intent['by']>): Promise<void> {
    await fund(gatewayOf(), member, '500.00');
    const now = gatewayOf().clock.now();
    await gatewayOf().db.updateTable('session').set({ payment_proved_at: now }).where('member_id', '=', member.memberId).execute();
  }

  async function answering(operation: 'acceptContract' | 'rejectContract' | 'withdrawContract', by: 'head' | 'child'): Promise<Intent> {
    const line = await contracted();
    const account = line.child.username;
    const daily = await line.head.value('offerContract', { body: { kind: 'daily', account, tiers: [{ rate: '0.5' }], closure: [] } });
    const hourly = await line.head.value('offerContract', { body: { kind: 'hourly', account, tiers: [{ winRate: '0.5' }], closure: [] } });
    const answer =
      (contractId: string): Ask =>
      (who, key) =>
        operation === 'acceptContract'
          ? who.call(operation, { body: { contractId, closure: [] }, key })
          : who.call(operation, { body: { contractId }, key });
    return { by: line[by], ask: answer(daily.contractId), other: answer(hourly.contractId), refused: answer(randomUUID()) };
  }

  return { ...agentIntents, ...settingIntents };
}
