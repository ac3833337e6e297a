// Office O30: one search that recognises what was typed by its shape, and shows no more than the roles do.
import { operationTable } from '@parlour/office-api/contract';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { enteredOffice, type OfficeBrowser } from '../../../testing/office-browser.ts';
import { officeOf } from '../../../testing/office.ts';
import { contactHash, sealMemberColumn } from '../../identity/member/personal-data.ts';
import { rejectedWithdrawal } from '../../wallet/testing.ts';
import { playing } from '../../vendors/testing.ts';

let gateway: TestGateway;
let browser: OfficeBrowser;
beforeAll(async () => {
  gateway = await startTestGateway();
  ({ browser } = await enteredOffice(gateway));
});
afterAll(() => gateway.close());
/** A new minute resets the counters. */
beforeEach(() => gateway.clock.advance(61));

const search = async (text: string) => (await officeOf(gateway).call('searchOffice', { body: { text } })).list;
/** What was logged since the clock last moved. */
const audited = () =>
  gateway.db
    .selectFrom('audit_event')
    .select(['chain', 'subject', 'after'])
    .where('event', '=', 'member.searched')
    .where('at', '=', gateway.clock.now())
    .orderBy('chain')
    .execute();

/** A member with a mobile number and an address. */
async function reachable(mobile: string, email: string, host?: string) {
  const member = await gateway.registerMember(host === undefined ? {} : { host });
  const { merchant } = await gateway.db.selectFrom('member').select('merchant').where('id', '=', member.memberId).executeTakeFirstOrThrow();
  const whose = { id: member.memberId, merchant };
  await gateway.db
    .updateTable('member')
    .set({
      mobile: sealMemberColumn(gateway.vault, whose, 'mobile', mobile),
      mobile_hash: contactHash(gateway.vault, merchant, 'mobile', mobile),
      email: sealMemberColumn(gateway.vault, whose, 'email', email),
      email_hash: contactHash(gateway.vault, merchant, 'email', email),
    })
    .where('id', '=', member.memberId)
    .execute();
  return member;
}

describe('a search finds', () => {
  test('members by the beginning of their name, an exact match first', async () => {
    for (const username of ['tigerlily', 'tiger', 'tigers', 'lonetiger']) await gateway.registerMember({ username });
    const found = await search('TIGER');
    expect(found.map(({ title, by }) => [title, by])).toEqual([
      ['tiger', 'name'],
      ['tigerlily', 'name'],
      ['tigers', 'name'],
    ]);
  });

  test('a member by the whole mobile number, however it is written, and by no part of it', async () => {
    const { memberId: id } = await reachable('+8801712345678', 'rahima@example.net');
    for (const typed of ['+8801712345678', '01712345678', '01712 345-678', '1712345678'])
      expect(await search(typed), typed).toMatchObject([{ kind: 'member', id, by: 'mobile' }]);
    expect(await search('017123456')).toEqual([]);
  });

  test('a member by the whole e-mail address, whatever the case', async () => {
    const { memberId: id } = await reachable('+8801812345678', 'nadia@example.net');
    expect(await search('Nadia@Example.net')).toMatchObject([{ kind: 'member', id, by: 'email' }]);
    expect(await search('nadia@example.ne')).toEqual([]);
  });

  test('a member, a payment, a round and what a vendor calls it by their ids', async () => {
    const { bet, player } = await playing(gateway, '100.00');
    await bet({ roundId: 'round-of-search', transactionId: 'bet-of-search' });
    const round = await gateway.db
      .selectFrom('round')
      .selectAll()
      .where('vendor_round_id', '=', 'round-of-search')
      .executeTakeFirstOrThrow();
    const call = await gateway.db.selectFrom('vendor_transaction').selectAll().where('round_id', '=', round.id).executeTakeFirstOrThrow();
    const whose = { member: player.memberId, merchant: 'lotus' };
    expect(await search(player.memberId.toUpperCase())).toMatchObject([{ kind: 'member', id: player.memberId, by: 'id' }]);
    expect(await search(round.id)).toMatchObject([{ kind: 'round', id: round.id, by: 'id', ...whose }]);
    for (const reference of ['round-of-search', 'bet-of-search', call.wallet_transaction_id])
      expect(await search(reference), reference).toMatchObject([{ kind: 'round', id: round.id, by: 'reference', ...whose }]);
    const deposit = { id: uuid(), merchant: 'lotus', member_id: player.memberId, amount: '50000', currency: 'BDT', provider: 'sandbox' };
    const times = { created_at: gateway.clock.now(), expires_at: gateway.clock.now(), settled_at: null };
    await gateway.db
      .insertInto('deposit')
      .values({ ...deposit, ...times, status: 'pending', payment_id: 'PAY-77', cashier_url: null })
      .execute();
    for (const [typed, by] of [
      ['PAY-77', 'reference'],
      [deposit.id, 'id'],
    ] as const)
      expect(await search(typed)).toMatchObject([{ kind: 'deposit', id: deposit.id, title: '500.00 BDT', by, ...whose }]);
    await gateway.db.deleteFrom('deposit').where('id', '=', deposit.id).execute();
  });

  test('the members who were paid to an account, by its whole number however it is spaced', async () => {
    const { memberId: id } = await gateway.registerMember();
    const withdrawal = rejectedWithdrawal(gateway, { memberId: id, accountNumber: '0098 7654 3210' });
    await gateway.db.insertInto('withdrawal').values(withdrawal).execute();
    for (const typed of ['009876543210', '0098-7654-3210'])
      expect(await search(typed), typed).toMatchObject([{ kind: 'member', id, by: 'payee' }]);
    expect(await search('00987654321')).toEqual([]);
    await gateway.db.deleteFrom('withdrawal').where('id', '=', withdrawal.id).execute();
  });

  test('the members who came by an invitation code, and those who logged in with a browser', async () => {
    const { memberId: id } = await gateway.registerMember();
    await gateway.db.updateTable('member').set({ invitation_code: 'friend77' }).where('id', '=', id).execute();
    expect(await search('Friend77')).toMatchObject([{ kind: 'member', id, by: 'invitationCode' }]);
    const { device } = await gateway.db.selectFrom('known_device').select('device').where('member_id', '=', id).executeTakeFirstOrThrow();
    expect(await search(device)).toMatchObject([{ kind: 'member', id, by: 'device' }]);
  });

  test('a promotion by how its code begins', async () => {
    const promotion = { id: uuid(), merchant: 'lotus', code: 'search-week', kind: 'gift', created_at: gateway.clock.now() };
    await gateway.db.insertInto('promotion').values(promotion).execute();
    expect(await search('Search-w')).toMatchObject([{ kind: 'promotion', id: 'search-week', merchant: 'lotus', by: 'name' }]);
  });

  test('an operator by name', async () => {
    expect(await search('AMI')).toMatchObject([{ kind: 'operator', id: 'amina', by: 'name' }]);
  });

  test('nothing for a text that only looks like a pattern', async () => {
    await gateway.registerMember({ username: 'percent1' });
    for (const text of ['%ercent1', 'per_ent1', 'percent1\\']) expect(await search(text)).toEqual([]);
  });
});

describe('an operator', () => {
  const ask = async (text: string) => {
    const { path } = operationTable.searchOffice;
    const response = await browser.inject({ method: 'POST', url: path, payload: { text } });
    return { status: response.statusCode, found: response.json<{ value?: { list: { id: string; kind: string }[] } }>().value?.list };
  };
  const give = (role: string, merchant: string | null) =>
    gateway.db.updateTable('operator_role').set({ role, merchant }).where('operator', '=', 'amina').execute();

  test('finds no members of merchants that their roles do not cover, and no operators', async () => {
    const there = await gateway.registerMember({ host: 'delta.localhost', username: 'deltamember' });
    await give('support', 'lotus');
    for (const text of [there.memberId, 'deltamember', 'amina']) expect((await ask(text)).found).toEqual([]);
    await give('content', null);
    expect((await ask(there.memberId)).found).toEqual([]);
    await give('owner', null);
    expect((await ask(there.memberId)).found).toMatchObject([{ kind: 'member', id: there.memberId }]);
  });

  test('may search by personal data thirty times a minute, and by a name as often as they like', async () => {
    await reachable('+8801912345678', 'two@example.net');
    for (let i = 0; i < 30; i++) expect((await ask('01912345678')).status).toBe(200);
    expect((await ask('01912345678')).status).toBe(429);
    expect((await ask('two@example.net')).status).toBe(429);
    expect((await ask('player')).status).toBe(200);
    gateway.clock.advance(61);
    expect((await ask('01912345678')).status).toBe(200);
  });
});

test('leaves each search by personal data in the audit log, found or not, without what was typed', async () => {
  const { memberId } = await reachable('+8801512345678', 'log@example.net');
  await search('01512345678');
  await search('nobody@example.net');
  await search('player');
  expect(await audited()).toEqual([
    { chain: 'lotus', subject: memberId, after: { by: 'mobile, payee', found: 1 } },
    { chain: 'platform', subject: null, after: { by: 'email', found: 0 } },
  ]);
});
