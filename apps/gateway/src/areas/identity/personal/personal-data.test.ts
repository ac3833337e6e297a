import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { findMember, findMemberByMobile } from '../member/find.ts';
import { testConfig } from '../../../testing/config.ts';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { fund } from '../../wallet/testing.ts';
import { readPersonalDataKeys } from './keys.ts';
import { openDetails, openMemberColumn } from '../member/personal-data.ts';
import { openPayee } from '../../wallet/payee-data.ts';
import { sealPersonalData } from '../../../main/set-up.ts';
import { createVault, UnknownKeyError } from './vault.ts';
import type { Place, Vault } from '../../../kernel/ports.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const random = { bytes: (size: number) => randomBytes(size) };
const keys = { old: '01'.repeat(32), new: '02'.repeat(32) };
const place: Place = { merchant: 'lotus', column: 'member.birthday', id: '0190a000-0000-7000-8000-000000000001' };

describe('row 40: a sealed text', () => {
  const vault = createVault({ current: 'old', keys }, random);

  test('opens to what it was, and never looks the same twice', () => {
    for (const text of ['1990-05-17', '', 'রহিমা খাতুন', 'x'.repeat(5000)]) expect(vault.open(place, vault.seal(place, text))).toBe(text);
    expect(vault.seal(place, 'a')).not.toBe(vault.seal(place, 'a'));
  });

  test.each([
    ['another row', { id: '0190a000-0000-7000-8000-000000000002' }],
    ['another column', { column: 'member.email' }],
    ['another merchant', { merchant: 'delta' }],
  ])('does not open in %s', (_where, other) => {
    const sealed = vault.seal(place, '1990-05-17');
    expect(() => vault.open({ ...place, ...other }, sealed)).toThrow();
  });

  test('does not open once any bit of it is changed, cut short, or not sealed at all', () => {
    const [word, kid, text] = vault.seal(place, '1990-05-17').split('.') as [string, string, string];
    const bytes = Buffer.from(text, 'base64url');
    for (let bit = 0; bit < bytes.length * 8; bit += 5) {
      const altered = Buffer.from(bytes);
      altered[bit >> 3]! ^= 1 << (bit & 7);
      expect(() => vault.open(place, `${word}.${kid}.${altered.toString('base64url')}`)).toThrow();
    }
    expect(() => vault.open(place, `${word}.${kid}.${bytes.subarray(0, 20).toString('base64url')}`)).toThrow();
    expect(() => vault.open(place, '1990-05-17')).toThrow('is not sealed');
  });

  test('opens under a former key, and under no unknown one', () => {
    const sealed = vault.seal(place, '1990-05-17');
    expect(createVault({ current: 'new', keys }, random).open(place, sealed)).toBe('1990-05-17');
    expect(() => createVault({ current: 'new', keys: { new: keys.new } }, random).open(place, sealed)).toThrow(UnknownKeyError);
  });
});

describe('row 40: the database', () => {
  const account = '9876501234';
  async function playerWithData() {
    const browser = gateway.guest();
    const password = 'correct horse battery';
    const username = `p${randomBytes(5).toString('hex')}`;
    const { member } = await browser.value('registerMember', {
      body: {
        username,
        password,
        confirmPassword: password,
        payeeName: 'Rahima Khatun',
        birthday: '1988-02-29',
        termsAccepted: true,
        ageConfirmed: true,
        altcha: await browser.solve(),
      },
    });
    await fund(gateway, browser, '1000.00');
    const body = { amount: '100.00', payeeName: 'Rahima Khatun', bankName: 'A Bank', accountNumber: account };
    const withdrawal = await browser.value('createWithdrawal', { body });
    return { browser, member, withdrawal };
  }
  const everything = async () => {
    const { rows } = await sql<{ row: string }>`
      select m::text as row from member m union all select w::text from withdrawal w union all select e::text from event e
      union all select i::text from idempotency i union all select s::text from message s`.execute(gateway.db);
    return rows.map(({ row }) => row).join('\n');
  };

  test('holds no name, birthday or account number of a member in clear; the member sees them masked', async () => {
    const { browser, member, withdrawal } = await playerWithData();
    expect(member.payeeName).toBe('R************');
    expect(withdrawal.accountNumber).toBe('••••••1234');
    expect((await browser.value('listWithdrawals')).list[0]).toMatchObject({ accountNumber: '••••••1234' });
    const stored = await everything();
    for (const secret of ['Rahima', 'Khatun', '1988-02-29', account]) expect(stored).not.toContain(secret);
  });

  test('is sealed again at the start where a row predates keys or has an older one; a second start finds nothing to do', async () => {
    const { member: info, withdrawal } = await playerWithData();
    const details = JSON.stringify({ idNumber: 'AB-1234567', line: 'rahima' });
    await gateway.db
      .updateTable('member')
      .set({ payee_name: 'Rahima Khatun', birthday: '1988-02-29', mobile: '+8801712340000', details })
      .where('id', '=', info.id)
      .execute();
    await gateway.db
      .updateTable('withdrawal')
      .set({ payee_name: 'Rahima Khatun', account_number: account, account_shown: '' })
      .where('id', '=', withdrawal.id)
      .execute();
    expect(await sealPersonalData(gateway.db, gateway.vault)).toBe(2);
    expect(await sealPersonalData(gateway.db, gateway.vault)).toBe(0);
    // Starting with another installation's key file changes nothing and reports the error.
    await expect(sealPersonalData(gateway.db, createVault({ current: 'new', keys }, random))).rejects.toThrow(UnknownKeyError);

    const { t1 } = testConfig().personalData.keys;
    const next = createVault({ current: 't2', keys: { t1: t1!, t2: keys.new } }, random);
    expect(await sealPersonalData(gateway.db, next)).toBeGreaterThanOrEqual(2);
    const only = createVault({ current: 't2', keys: { t2: keys.new } }, random);
    const member = (await findMember(gateway.db, info.id))!;
    expect(openMemberColumn(only, member, 'mobile')).toBe('+8801712340000');
    expect(openMemberColumn(only, member, 'payee_name')).toBe('Rahima Khatun');
    expect(openMemberColumn(only, member, 'birthday')).toBe('1988-02-29');
    expect(openDetails(only, member)).toEqual({ idNumber: 'AB-1234567', line: 'rahima' });
    const row = await gateway.db.selectFrom('withdrawal').selectAll().where('id', '=', withdrawal.id).executeTakeFirstOrThrow();
    expect(openPayee(only, row)).toEqual({ payeeName: 'Rahima Khatun', accountNumber: account });
    expect(row.account_shown).toBe('••••••1234');
    // While keys are being changed, every gateway finds the number, whichever key it was stored under.
    const both = (vault: Vault) => findMemberByMobile({ db: gateway.db, vault }, 'lotus', '+8801712340000');
    expect([(await both(next))?.id, (await both(gateway.vault))?.id]).toEqual([info.id, undefined]);
    expect((await both(createVault({ current: 't1', keys: { t1: t1!, t2: keys.new } }, random)))?.id).toBe(info.id);
    const back = createVault({ current: 't1', keys: { t1: t1!, t2: keys.new } }, random);
    await sealPersonalData(gateway.db, back);
  });
});

describe('the keys', () => {
  test('are made once, for this user only, in a file of their own; a file that names no key of its own is refused', () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-keys-'));
    const file = path.join(folder, 'personal-data-keys.json');
    const first = readPersonalDataKeys(folder);
    expect(readPersonalDataKeys(folder)).toEqual(first);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    writeFileSync(file, JSON.stringify({ ...first, current: 'other' }));
    expect(() => readPersonalDataKeys(folder)).toThrow('must name one of');
    writeFileSync(file, 'not json');
    expect(() => readPersonalDataKeys(folder)).toThrow('personal-data-keys.json');
    rmSync(folder, { recursive: true });
  });
});
