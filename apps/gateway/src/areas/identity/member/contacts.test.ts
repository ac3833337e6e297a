import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { giveContacts } from '../personal/testing.ts';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { findMember } from './find.ts';

const lines: string[] = [];
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ onLog: (line) => lines.push(line) });
});
afterAll(() => gateway.close());
// Each test starts with full allowances.
beforeEach(() => gateway.clock.advance(24 * 3600));

type Member = Awaited<ReturnType<TestGateway['registerMember']>>;
let last = 1_820_000_000;
const newNumber = () => String(++last);
const askSms = (member: Member, mobileNum: string) =>
  member.call('sendContactCode', { body: { channel: 'sms', countryDialingCode: '+880', mobileNum } });
const askMail = (member: Member, email: string) => member.call('sendContactCode', { body: { channel: 'email', email } });
const confirm = (member: Member, channel: 'sms' | 'email', code: string) => member.call('confirmContact', { body: { channel, code } });
const sentTo = async (recipient: string) => (await gateway.outbox()).filter((entry) => entry.recipient === recipient);
const codeTo = async (recipient: string) => /\d{6}/.exec((await sentTo(recipient))[0]?.body ?? '')?.[0] ?? '';
/** A member with a verified address. */
async function memberWith(email: string) {
  const member = await gateway.registerMember();
  await askMail(member, email);
  expect((await confirm(member, 'email', await codeTo(email))).status).toBe(200);
  return member;
}

describe('binding a contact', () => {
  test('with the code that was sent there: masked in answers, sealed in the database, in no log', async () => {
    const member = await gateway.registerMember();
    expect(await member.value('getContacts')).toEqual({});
    const mobileNum = newNumber();
    expect((await askSms(member, `0${mobileNum.slice(0, 4)}-${mobileNum.slice(4)}`)).body.value).toEqual({ expiredMinutes: 1 });
    expect(await member.value('getContacts')).toEqual({});
    const before = member.cookies.get('__Host-sid');
    const bound = await confirm(member, 'sms', await codeTo(`+880${mobileNum}`));
    expect(bound.body.value).toEqual({ mobile: { shown: `•••••• ${mobileNum.slice(-3)}`, verified: true } });
    expect(member.cookies.get('__Host-sid')).not.toBe(before);
    await askMail(member, '  Rahim.Uddin@example.com ');
    await confirm(member, 'email', await codeTo('Rahim.Uddin@example.com'));
    expect(await member.value('getContacts')).toMatchObject({ email: { shown: 'R•••@example.com', verified: true }, mobile: {} });
    const row = JSON.stringify(await findMember(gateway.db, member.memberId));
    for (const secret of [mobileNum, 'ahim.Uddin', 'rahim.uddin']) {
      expect(row).not.toContain(secret);
      expect(lines.join('\n')).not.toContain(secret);
    }
    expect((await member.value('listMessages')).list.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['mobileChanged', 'emailChanged']),
    );
  });

  test('leaves an address of the registration unconfirmed until its code is entered', async () => {
    const member = await gateway.registerMember();
    const email = `${member.username}@example.com`;
    await giveContacts(gateway, member.memberId, { email, proved: false });
    expect(await member.value('getContacts')).toEqual({ email: { shown: 'p•••@example.com', verified: false } });
    expect((await askMail(member, email)).status).toBe(200);
    await confirm(member, 'email', await codeTo(email));
    expect(await member.value('getContacts')).toMatchObject({ email: { verified: true } });
    expect((await askMail(member, email)).body).toMatchObject({ code: 'field_invalid', fields: [{ field: 'email', rule: 'same' }] });
  });

  test('notifies the previous contact in the member’s language, without revealing the new one', async () => {
    const [old, next] = ['old.address@example.com', 'next.address@example.com'];
    const member = await memberWith(old);
    await gateway.db.updateTable('member').set({ language: 'EN' }).where('id', '=', member.memberId).execute();
    const told = async () => (await sentTo(old)).filter(({ body }) => body.includes('is now'));
    await askMail(member, next);
    expect(await told()).toEqual([]);
    await confirm(member, 'email', await codeTo(next));
    await expect.poll(async () => (await told()).length).toBe(1);
    expect((await told())[0]!.body).toContain('n•••@example.com');
    expect((await told())[0]!.body).not.toContain(next);
  });

  test.each([
    ['nothing', { channel: 'email' }, 'email'],
    ['no address', { channel: 'email', email: 'rahim@' }, 'email'],
    ['two addresses', { channel: 'email', email: 'a@example.com,b@example.com' }, 'email'],
    ['a line break', { channel: 'email', email: 'a@example.com\r\nBcc: b@example.com' }, 'email'],
    ['a number of another country', { channel: 'sms', countryDialingCode: '+1', mobileNum: '2025550123' }, 'mobileNum'],
    ['letters', { channel: 'sms', countryDialingCode: '+880', mobileNum: 'call me' }, 'mobileNum'],
    ['no number', { channel: 'sms' }, 'mobileNum'],
  ] as const)('refuses %s at its field, and sends nothing', async (_what, body, field) => {
    const member = await gateway.registerMember();
    const before = (await gateway.outbox()).length;
    expect((await member.call('sendContactCode', { body })).body).toMatchObject({ code: 'field_invalid', fields: [{ field }] });
    expect((await gateway.outbox()).length).toBe(before);
  });
});

describe('who may', () => {
  test('A15: requires a fresh proof five minutes after the log-in; the payment password is one', async () => {
    const member = await gateway.registerMember();
    const paymentPassword = 'seven red boats';
    await member.value('setPaymentPassword', { body: { newPassword: paymentPassword, confirmNewPassword: paymentPassword } });
    gateway.clock.advance(300);
    for (const answer of [await askSms(member, newNumber()), await confirm(member, 'sms', '123456')])
      expect([answer.status, answer.body.code]).toEqual([403, 'step_up_required']);
    await member.value('stepUp', { body: { method: 'paymentPassword', secret: paymentPassword } });
    expect((await askSms(member, newNumber())).status).toBe(200);
  });

  test('A06: only the member who requested a code can use it, once', async () => {
    const [member, thief] = [await gateway.registerMember(), await gateway.registerMember()];
    const email = 'asked.once@example.com';
    await askMail(member, email);
    const code = await codeTo(email);
    gateway.clock.advance(60);
    expect((await confirm(thief, 'email', code)).body.code).toBe('code_expired');
    await askMail(thief, 'somewhere.else@example.com');
    expect((await confirm(thief, 'email', code)).body.code).toBe('code_invalid');
    expect((await confirm(member, 'sms', code)).body.code).toBe('code_expired');
    expect((await confirm(member, 'email', code)).status).toBe(200);
    expect((await confirm(member, 'email', code)).body.code).toBe('code_expired');
  });

  test('a code is void after five wrong tries and after ten minutes', async () => {
    const member = await gateway.registerMember();
    const email = 'slow.reader@example.com';
    await askMail(member, email);
    gateway.clock.advance(601);
    await member.value('stepUp', { body: { method: 'password', secret: member.password } });
    expect((await confirm(member, 'email', await codeTo(email))).body.code).toBe('code_expired');
    await askMail(member, email);
    for (let i = 0; i < 5; i++) expect((await confirm(member, 'email', 'wrong')).body.code).toBe('code_invalid');
    expect((await confirm(member, 'email', await codeTo(email))).body.code).toBe('code_expired');
  });
});

describe('a contact of another member', () => {
  test('A04: is answered like an unused one until its code is entered; only then is it refused', async () => {
    const taken = 'taken.address@example.com';
    await memberWith(taken);
    const member = await gateway.registerMember();
    gateway.clock.advance(60);
    const [free, known] = [await askMail(member, 'free.address@example.com'), await askMail(member, taken)];
    expect([known.status, known.body]).toEqual([free.status, free.body]);
    expect((await confirm(member, 'email', 'wrong')).body.code).toBe('code_invalid');
    const { status, body } = await confirm(member, 'email', await codeTo(taken));
    expect([status, body.code]).toEqual([409, 'email_taken']);
    expect(await member.value('getContacts')).toEqual({});
  });

  test('is the same however it is capitalised, and belongs to the first of two members', async () => {
    const [first, second] = [await gateway.registerMember(), await gateway.registerMember()];
    const mobileNum = newNumber();
    const codes: string[] = [];
    for (const member of [first, second]) {
      await askSms(member, mobileNum);
      codes.push(await codeTo(`+880${mobileNum}`));
      gateway.clock.advance(60);
    }
    // The newest code, since it invalidates earlier ones.
    const [, code] = codes;
    const answers = await Promise.all([confirm(second, 'sms', code!), confirm(second, 'sms', code!)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await askSms(first, mobileNum);
    expect((await confirm(first, 'sms', await codeTo(`+880${mobileNum}`))).body.code).toBe('mobile_taken');

    await memberWith('Same.Box@example.com');
    gateway.clock.advance(60);
    await askMail(first, 'same.box@EXAMPLE.com');
    expect((await confirm(first, 'email', await codeTo('same.box@EXAMPLE.com'))).body.code).toBe('email_taken');
  });
});

describe('A07: codes', () => {
  test('go to one address once a minute, and ten a day from one member', async () => {
    const member = await gateway.registerMember();
    const mobileNum = newNumber();
    expect((await askSms(member, mobileNum)).status).toBe(200);
    const { status, body } = await askSms(member, mobileNum);
    expect([status, body.params]).toEqual([429, { retryAfter: 60 }]);
    for (let sent = 2; sent <= 9; sent++) expect((await askSms(member, newNumber())).status).toBe(200);
    expect((await askSms(member, newNumber())).status).toBe(429);
  });
});
