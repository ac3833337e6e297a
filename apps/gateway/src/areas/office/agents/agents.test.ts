import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { byTwo, firstTwo, officeOf, operate } from '../../../testing/office.ts';
import { lineOfAgents } from '../../agents/testing.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

test('a claim is written off, and the platform offers a contract, once two operators want it', async () => {
  const [head] = await lineOfAgents(gateway, 1);
  const two = await firstTwo(gateway);
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
  expect(await officeOf(gateway).call('listAgentClaims', { query: {} })).toEqual({ list: [] });

  const offer = { member: head!.username, kind: 'dividend' as const, tiers: [{ rate: '30' }], reason: 'a new head' };
  const { contractId } = await byTwo(gateway, 'offerPlatformContract', offer, two);
  const accepted = await head!.value('acceptContract', { body: { contractId, closure: [] } });
  expect(accepted).toMatchObject({ state: 'active', offeredBy: null });
  const [elsewhere] = await lineOfAgents(gateway, 1);
  const move = { member: head!.username, upline: elsewhere!.username };
  await expect(operate(gateway, 'setUpline', move)).rejects.toThrow('contracts');
  expect(await operate(gateway, 'endAgentContract', { contract: contractId })).toMatchObject({ ends: accepted.from });
});
