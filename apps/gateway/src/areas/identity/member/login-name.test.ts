import { memberIcon } from '@parlour/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schema } from '../../../schema.ts';
import { sealPersonalData } from '../../../main/set-up.ts';
import { giveContacts } from '../personal/testing.ts';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { findMember } from './find.ts';

const lines: string[] = [];
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ onLog: (line) => lines.push(line) });
});
afterAll(() => gateway.close());

const password = 'correct horse battery';
let last = 1_990_000_000;

async function registerByMobile() {
  const [browser, mobileNum] = [gateway.guest(), String(++last)];
  const to = { countryDialingCode: '+880', mobileNum };
  await browser.value('sendRegisterSms', { body: { ...to, regType: 'registerMobile', altcha: await browser.solve() } });
  const sent = (await gateway.outbox()).find(({ recipient }) => recipient === `+880${mobileNum}`);
  const verificationCode = /\d{6}/.exec(sent!.body)![0];
  const secrets = { password, confirmPassword: password, verificationCode };
  const { member } = await browser.value('registerMemberByMobile', {
    body: { ...to, ...secrets, termsAccepted: true, ageConfirmed: true, altcha: await browser.solve() },
  });
  return { browser, member, mobileNum, number: `+880${mobileNum}` };
}

async function logIn(username: string, secret = password, browser = gateway.guest()) {
  return browser.call('login', {
    body: { type: 'username', username, password: secret, remember: true, altcha: await browser.solve() },
  });
}

/** The content of the whole database, except the demo outbox, where messages are meant to be read. */
async function stored(): Promise<string> {
  const texts = [];
  for (const table of Object.keys(schema.rights).filter((name) => name !== 'dev_outbox')) {
    const { rows } = await sql<{ row: string }>`select to_json(t)::text as row from ${sql.table(table)} t`.execute(gateway.db);
    texts.push(...rows.map(({ row }) => row));
  }
  return texts.join('\n');
}

describe('row 40: a member who registered by mobile number', () => {
  test('is called by it and gets in by it, and by a remembered device; it stands nowhere in clear', async () => {
    const { browser: registered, member, mobileNum, number } = await registerByMobile();
    expect([member.account, member.nickname]).toEqual([number, number]);
    expect(await registered.value('getMemberIcon')).toEqual(memberIcon(number));
    expect((await logIn(number, 'not the right one')).body.code).toBe('login_failed');
    const browser = gateway.guest();
    expect((await logIn(`${number.slice(0, 4)} ${number.slice(4)}`, password, browser)).status).toBe(200);
    await browser.value('logout');
    const byDevice = await browser.call('login', { body: { type: 'device', username: number, password: '', altcha: '' } });
    expect(byDevice.status).toBe(200);
    expect(await stored()).not.toContain(mobileNum);
    expect(lines.join('\n')).not.toContain(mobileNum);
  });

  test('is locked out by five wrong tries at the number as at any name, and no answer reveals whose it is', async () => {
    const { number } = await registerByMobile();
    const nobody = '+8801000000000';
    for (const name of [number, nobody]) {
      const codes = [];
      for (let tries = 0; tries < 3; tries++) codes.push((await logIn(name, 'wrong')).body.code);
      expect(codes).toEqual(['login_failed', 'login_failed', 'login_failed']);
      expect((await logIn(name)).body.code).toBe('captcha_required');
    }
  });

  test('whose username is the number gets a made-up username at the next start, and notices no change', async () => {
    const { member, mobileNum, number } = await registerByMobile();
    const before = { username: number, username_folded: number, nickname: number, named_by_mobile: false };
    await gateway.db.updateTable('member').set(before).where('id', '=', member.id).execute();
    expect(await sealPersonalData(gateway.db, gateway.vault)).toBe(1);
    expect(await sealPersonalData(gateway.db, gateway.vault)).toBe(0);
    expect(JSON.stringify(await findMember(gateway.db, member.id))).not.toContain(mobileNum);
    const { body } = await logIn(number);
    expect(body.value).toMatchObject({ member: { id: member.id, account: number, nickname: number } });
  });

  test('is displayed as the number; a member with a username who confirmed a number later is not', async () => {
    const { username, memberId } = await gateway.registerMember();
    const mobile = `+880${++last}`;
    await giveContacts(gateway, memberId, { mobile });
    expect((await logIn(mobile)).body.code).toBe('login_failed');
    expect((await logIn(username)).status).toBe(200);
  });
});
