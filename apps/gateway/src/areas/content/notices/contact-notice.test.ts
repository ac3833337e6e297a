// N53: by e-mail and SMS.
import type { OperatorCredentials } from '@parlour/office-api/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../../kernel/transaction.ts';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { firstTwo, operate } from '../../../testing/office.ts';
import { runQueued } from '../../../testing/run-queued.ts';
import { contactHash, sealMemberColumn } from '../../identity/member/personal-data.ts';
import { sendMessage, type MessageKind } from '../../messages/send-message.ts';

type Member = Awaited<ReturnType<TestGateway['registerMember']>>;
type Category = 'account' | 'money' | 'service' | 'offers';

let gateway: TestGateway;
let amina: OperatorCredentials;
const merchant = 'lotus';
beforeAll(async () => {
  gateway = await startTestGateway();
  [amina] = await firstTwo(gateway);
});
afterAll(() => gateway.close());
beforeEach(() => goTo('12:00'));

/** Advances the clock to the next occurrence of this time of day in the merchant's time zone. */
function goTo(local: string): void {
  const { timeZone } = gateway.merchants.byCode(merchant).brand;
  do gateway.clock.advance(60);
  while (gateway.clock.now().toLocaleTimeString('sv-SE', { timeZone, hour: '2-digit', minute: '2-digit' }) !== local);
}

let people = 0;
/** A member with an address and a number, confirmed unless told otherwise. */
async function reachable({ confirmed = true } = {}) {
  const member = await gateway.registerMember();
  const [email, mobile] = [`member${++people}@example.com`, `+88017${String(10_000_000 + people)}`];
  const whose = { id: member.memberId, merchant };
  const at = confirmed ? gateway.clock.now() : null;
  await gateway.db
    .updateTable('member')
    .set({
      email: sealMemberColumn(gateway.vault, whose, 'email', email),
      mobile: sealMemberColumn(gateway.vault, whose, 'mobile', mobile),
      mobile_hash: contactHash(gateway.vault, merchant, 'mobile', mobile),
      email_verified_at: at,
      mobile_verified_at: at,
      language: 'EN',
    })
    .where('id', '=', member.memberId)
    .execute();
  return { member, email, mobile };
}
const choose = (member: Member, channel: 'email' | 'sms', category: Category, on = true) =>
  member.value('chooseNotice', { body: { channel, category, on, wording: `${category} by ${channel}` } });
const tell = (member: Member, kind: MessageKind, params: Record<string, string> = {}) =>
  inTransaction(gateway.db, (trx) => sendMessage(trx, { merchant, memberId: member.memberId, kind, params }, gateway.clock.now()));
async function delivered(): Promise<void> {
  for (const job of ['deliver-broadcast', 'contact-notice', 'contact-broadcast']) await runQueued(gateway, job);
  await gateway.app.afterwards.settled();
}
const sentTo = async (recipient: string) => (await gateway.outbox()).filter((sent) => sent.recipient === recipient).map(({ body }) => body);
const deposit = { amount: '500.00', currency: 'BDT' };

test('nothing is sent to contacts before the member chooses it, and each choice is stored with its wording', async () => {
  const { member, email, mobile } = await reachable();
  const { channels } = await member.value('getNoticeChoices');
  expect(channels).toMatchObject([
    { channel: 'email', confirmed: true },
    { channel: 'sms', confirmed: true },
  ]);
  expect(channels.flatMap(({ choices }) => choices).filter(({ on }) => on)).toEqual([]);
  await tell(member, 'depositArrived', deposit);
  await delivered();
  expect([...(await sentTo(email)), ...(await sentTo(mobile))]).toEqual([]);
  await choose(member, 'email', 'money');
  expect((await member.value('getNoticeChoices')).channels[0]!.choices).toContainEqual({ category: 'money', on: true });
  const kept = await gateway.db
    .selectFrom('push_choice')
    .select(['channel', 'category', 'chosen', 'wording'])
    .where('member_id', '=', member.memberId)
    .execute();
  expect(kept).toEqual([{ channel: 'email', category: 'money', chosen: true, wording: 'money by email' }]);
});

test('a message goes only to the contacts chosen for its category, until the choice is withdrawn', async () => {
  const { member, email, mobile } = await reachable();
  await choose(member, 'email', 'money');
  await choose(member, 'sms', 'service');
  await tell(member, 'depositArrived', deposit);
  await delivered();
  const [mail, ...more] = await sentTo(email);
  expect(more).toEqual([]);
  expect(mail).toContain('Your deposit of');
  expect(mail).toContain('500.00');
  expect(mail).toMatch(/https:\/\/lotus\.localhost\/member\/transactionHistory/);
  expect(mail).toMatch(/https:\/\/lotus\.localhost\/member\/securityCenter/);
  expect(await sentTo(mobile)).toEqual([]);
  await tell(member, 'fromOperator', { text: 'Hello' });
  await delivered();
  expect(await sentTo(mobile)).toEqual(['Lotus Club: There is a message for you.']);
  await choose(member, 'email', 'money', false);
  await tell(member, 'depositFailed', deposit);
  await delivered();
  expect(await sentTo(email)).toHaveLength(1);
});

test('nothing is sent to an unconfirmed contact, or about a message that has been read meanwhile', async () => {
  const { member: unproved, email: unprovedMail } = await reachable({ confirmed: false });
  await choose(unproved, 'email', 'money');
  expect((await unproved.value('getNoticeChoices')).channels[0]).toMatchObject({ confirmed: false });
  await tell(unproved, 'depositArrived', deposit);
  const { member, email } = await reachable();
  await choose(member, 'email', 'money');
  const { id } = await tell(member, 'depositArrived', deposit);
  await member.value('readMessage', { params: { messageId: id } });
  await delivered();
  expect([...(await sentTo(unprovedMail)), ...(await sentTo(email))]).toEqual([]);
});

test('an offer goes to those who chose it, in the morning, three a week at most, and never to the excluded', async () => {
  const [chose, other, excluded] = [await reachable(), await reachable(), await reachable()];
  for (const { member } of [chose, excluded]) await choose(member, 'email', 'offers');
  await choose(other.member, 'email', 'service');
  const until = new Date(gateway.clock.now().getTime() + 30 * 24 * 3_600_000);
  await gateway.db.updateTable('member').set({ bets_blocked_until: until }).where('id', '=', excluded.member.memberId).execute();
  const offer = async (n: number) => {
    const texts = { BN: { title: `অফার ${n}`, content: '<p>x</p>' }, EN: { title: `Offer ${n}`, content: '<p>x</p>' } };
    const body = { merchant, kind: 'broadcast', key: `mailed-offer-${n}`, place: 'offers', texts, facts: {} } as const;
    const { item } = await operate(gateway, 'writeContent', body, amina);
    await operate(gateway, 'sendBroadcast', { merchant, item: item.id, version: 1, segment: {} }, amina);
  };
  goTo('23:00');
  await offer(1);
  await delivered();
  expect(await sentTo(chose.email), 'in the quiet hours').toEqual([]);
  goTo('08:01');
  await delivered();
  expect((await sentTo(chose.email)).map((body) => body.split('\n')[0])).toEqual(['Offer 1']);
  for (const n of [2, 3, 4]) await offer(n);
  await delivered();
  expect(await sentTo(chose.email)).toHaveLength(3);
  expect([...(await sentTo(other.email)), ...(await sentTo(excluded.email))]).toEqual([]);
});
