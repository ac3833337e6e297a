import { operationTable, type OperationId } from '@parlour/api/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestClient } from '../testing/client.ts';
import { withPasskey } from '../areas/identity/passkeys/testing.ts';
import { pushDevice } from '../areas/content/push/testing.ts';
import { connected } from '../areas/identity/social/testing.ts';
import { someChase, someSlip } from '../areas/lottery/slips/testing.ts';
import { aPicture } from '../testing/pictures.ts';
import { startTestGateway, type TestGateway } from '../testing/gateway.ts';
import { playing } from '../areas/vendors/testing.ts';
import { requestWithdrawal } from '../areas/wallet/withdrawals.ts';

let gateway: TestGateway;
let owner: Awaited<ReturnType<TestGateway['registerMember']>>;
let strangers: TestClient[];
beforeAll(async () => {
  gateway = await startTestGateway();
  const game = await playing(gateway, '1000.00');
  await game.bet({ transactionId: 'b', roundId: 'their round' });
  owner = game.player;
  const other = gateway.guest({ host: 'delta.localhost' });
  other.cookies.set('__Host-sid', owner.cookies.get('__Host-sid')!);
  strangers = [await gateway.registerMember(), await gateway.registerMember({ host: 'delta.localhost' }), other];
});
afterAll(() => gateway.close());

type Ask = (who: TestClient, id: string) => Promise<{ status: number }>;
/** For each operation that names a resource: how to create one of the owner's, and how to request it. */
const owned: Partial<Record<OperationId, { make: () => Promise<string>; ask: Ask }>> = {
  endSession: {
    make: async () => {
      const { username, password } = owner;
      const phone = gateway.guest();
      await phone.value('login', { body: { type: 'username', username, password, altcha: await phone.solve() } });
      return (await phone.value('listSessions')).list.find(({ current }) => current)!.id;
    },
    ask: (who, sessionId) => who.call('endSession', { params: { sessionId } }),
  },
  getDeposit: {
    make: async () => (await owner.value('createDeposit', { body: { amount: '100.00' } })).id,
    ask: (who, depositId) => who.call('getDeposit', { params: { depositId } }),
  },
  confirmWithdrawal: {
    make: ownWithdrawal,
    ask: (who, withdrawalId) => who.call('confirmWithdrawal', { params: { withdrawalId }, body: { outcome: 'received' } }),
  },
  proveWithdrawal: {
    make: ownWithdrawal,
    ask: (who, withdrawalId) => who.call('proveWithdrawal', { params: { withdrawalId } }),
  },
  addWithdrawalProof: {
    make: ownWithdrawal,
    ask: async (who, withdrawalId) =>
      who.call('addWithdrawalProof', { params: { withdrawalId }, body: { content: (await aPicture()).toString('base64') } }),
  },
  verifyRound: {
    make: async () =>
      (await owner.value('listBets', { query: { language: 'EN' } })).list.find(({ vendorName }) => vendorName === 'Parlour Arcade')!
        .roundId,
    ask: (who, roundId) => who.call('verifyRound', { params: { roundId } }),
  },
  getTicket: {
    make: async () => (await owner.value('placeBets', { body: await someSlip(gateway) })).ticketId!,
    ask: (who, ticketId) => who.call('getTicket', { params: { ticketId } }),
  },
  cancelTicket: {
    make: async () => (await owner.value('placeBets', { body: await someSlip(gateway) })).ticketId!,
    ask: (who, ticketId) => who.call('cancelTicket', { params: { ticketId } }),
  },
  stopChase: {
    make: async () => (await owner.value('placeBets', { body: await someChase(gateway) })).chaseId!,
    ask: (who, chaseId) => who.call('stopChase', { params: { chaseId } }),
  },
  renamePasskey: {
    make: async () => (await withPasskey(owner)).passkey.id,
    ask: (who, passkeyId) => who.call('renamePasskey', { params: { passkeyId }, body: { name: 'Mine' } }),
  },
  removePasskey: {
    make: async () => (await withPasskey(owner)).passkey.id,
    ask: (who, passkeyId) => who.call('removePasskey', { params: { passkeyId } }),
  },
  removePushDevice: {
    make: async () => pushDevice(gateway, owner.memberId, (await owner.value('getPush')).publicKey),
    ask: (who, deviceId) => who.call('removePushDevice', { params: { deviceId } }),
  },
  unlinkSocial: {
    make: () => connected(gateway, owner.memberId),
    ask: (who, linkId) => who.call('unlinkSocial', { params: { linkId } }),
  },
  readMessage: {
    make: async () => (await owner.value('listMessages')).list[0]!.id,
    ask: (who, messageId) => who.call('readMessage', { params: { messageId } }),
  },
  deleteMessage: {
    make: async () => (await owner.value('listMessages')).list[0]!.id,
    ask: (who, messageId) => who.call('deleteMessage', { params: { messageId } }),
  },
};

/** A withdrawal of the owner that waits for a decision. */
async function ownWithdrawal(): Promise<string> {
  const payee = { payeeName: 'A Player', bankName: 'A Bank', accountNumber: '12345678' };
  const facts = {
    merchant: 'lotus',
    memberId: owner.memberId,
    amount: { minor: 10000n, currency: 'BDT' as const },
    provider: 'sandbox',
  };
  return (await requestWithdrawal(gateway.database.db, { ...facts, payee, vault: gateway.vault }, gateway.clock.now())).id;
}

/**
 * These name something that all members of the merchant share; `areas/talk/talk.test.ts`, and `legal.test.ts` and `notices.test.ts` of
 * `areas/content`, test them against other merchants.
 */
const ofTheMerchant: ReadonlySet<OperationId> = new Set([
  'acceptLegalText',
  'confirmNotice',
  'listChatMessages',
  'postChatMessage',
  'listenToChatRoom',
  'leaveChatRoom',
  'reactToChatMessage',
  'reportChatMessage',
  'hideChatAuthor',
]);
const naming = (Object.keys(operationTable) as OperationId[]).filter(
  (id) => operationTable[id].path.includes('{') && operationTable[id].session && !ofTheMerchant.has(id),
);

test('B01: every operation that names something by its id is tried here', () => {
  expect(Object.keys(owned).toSorted()).toEqual(naming.toSorted());
});

test.each(naming)('B01: %s of somebody else’s is refused as one that is not there, and changes nothing', async (operation) => {
  const { make, ask } = owned[operation]!;
  const id = await make();
  const everything = async () =>
    (
      await sql<{ row: string }>`
      select s.id::text as row from session s where member_id = ${owner.memberId} union all select d::text from deposit d
      union all select w::text from withdrawal w union all select p::text from passkey p union all select m::text from message m where member_id = ${owner.memberId}
      union all select t::text from lottery_ticket t union all select c::text from lottery_chase c`.execute(gateway.db)
    ).rows
      .map(({ row }) => row)
      .toSorted();
  const before = await everything();
  const statuses = [];
  for (const stranger of strangers) statuses.push((await ask(stranger, id)).status);
  // The third sends the owner's cookie to another merchant's site, where it is not valid.
  expect(statuses).toEqual([404, 404, 401]);
  expect(await everything()).toEqual(before);
  // The owner gets an answer other than "not found".
  expect((await ask(owner, id)).status).not.toBe(404);
});
