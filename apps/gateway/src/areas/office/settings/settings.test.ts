// Office O60 and the table of section 9; ADR 86.
import type { BodyOf, OperationId, OperatorCredentials } from '@parlour/office-api/contract';
import { patchOf } from '@parlour/brand/schema';
import { settingKeys } from '@parlour/domain/office';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { publish } from '../../../db/publish.ts';
import { jobs } from '../../../areas.ts';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { jobToolsOf } from '../../../testing/job-tools.ts';
import { approve, byTwo, firstTwo, officeOf, operate } from '../../../testing/office.ts';
import { startTwoGateways } from '../../../testing/two-gateways.ts';
import { fund } from '../../wallet/testing.ts';

let gateway: TestGateway;
let amina: OperatorCredentials;
let bao: OperatorCredentials;
beforeAll(async () => {
  gateway = await startTestGateway();
  [amina, bao] = await firstTwo(gateway);
});
afterAll(() => gateway.close());
beforeEach(() => gateway.clock.advance(60));
// Resets the settings to those of brand.json.
afterEach(async () => {
  await gateway.db.deleteFrom('setting_override').execute();
  await gateway.db
    .updateTable('proposal')
    .set({ status: 'withdrawn', decided_at: gateway.clock.now() })
    .where('status', '=', 'open')
    .execute();
  await publish(gateway.db, { merchant: 'lotus', memberId: null, type: 'settingsChanged', data: {} });
  await expect.poll(winners, { message: 'the gateway has heard of it' }).toBe(200);
});

type Key = BodyOf<'setSetting'>['key'];
const reason = 'The bank asked for it.';
const run = <K extends OperationId>(operation: K, body: BodyOf<K>, as = amina) => operate(gateway, operation, body, as);
const set = (key: Key, value: BodyOf<'setSetting'>['value'], more: Partial<BodyOf<'setSetting'>> = {}, as = amina) =>
  run('setSetting', { merchant: 'lotus', key, value, reason, ...more }, as);
const setting = async (key: Key) =>
  (await officeOf(gateway, amina).call('listSettings', { query: { merchant: 'lotus' } })).list.find((each) => each.key === key)!;
const history = async (key: Key) => (await officeOf(gateway, amina).call('getSetting', { query: { merchant: 'lotus', key } })).list;
const permission = async () => (await gateway.guest().value('getPermission')).info;
const winners = async () => (await gateway.guest().call('listWinners')).status;
const refusal = (code: string) => expect.objectContaining({ name: 'OfficeError', code }) as Error;

describe('a setting', () => {
  test('has the value of brand.json until it is set, and again once it is reset', async () => {
    expect(await setting('limits.deposit.max')).toMatchObject({ value: '50000.00', brand: '50000.00', differs: false, version: 0 });
    expect(await set('limits.deposit.max', '20000.00')).toMatchObject({
      value: '20000.00',
      brand: '50000.00',
      differs: true,
      version: 1,
      by: 'amina',
    });
    expect((await permission()).limits.deposit.max).toEqual({ amount: '20000.00', currency: 'BDT' });

    const back = { merchant: 'lotus', key: 'limits.deposit.max', reason } as const;
    expect(await byTwo(gateway, 'revertSetting', back, [amina, bao])).toMatchObject({
      value: '50000.00',
      differs: false,
      version: 2,
      by: 'bao',
    });
    expect((await permission()).limits.deposit.max.amount).toBe('50000.00');
    expect((await history('limits.deposit.max')).map(({ version, value, by }) => [version, value, by])).toEqual([
      [2, null, 'bao'],
      [1, '20000.00', 'amina'],
    ]);
  });

  test('changes the ETag of getPermission, which until then answers 304', async () => {
    const ask = (known?: string) =>
      gateway
        .guest()
        .inject({ method: 'GET', url: '/wps/system/permission', headers: known === undefined ? {} : { 'if-none-match': known } });
    const { headers } = await ask();
    const tag = headers['etag'] as string;
    expect(headers['cache-control']).toBe('private, no-cache');
    for (const known of [tag, `"another", W/${tag}`]) {
      const again = await ask(known);
      expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', tag]);
    }
    await set('limits.deposit.max', '20000.00');
    const after = await ask(tag);
    expect(after.statusCode).toBe(200);
    expect(after.headers['etag']).not.toBe(tag);
    expect(after.body).toContain('20000.00');
  });

  test('of one merchant is not another’s', async () => {
    await set('limits.deposit.max', '20000.00');
    expect((await gateway.guest({ host: 'delta.localhost' }).value('getPermission')).info.limits.deposit.max.amount).toBe('100000000');
  });

  test('exists for each of the closed list, and its place is in brand.json', async () => {
    const { list } = await officeOf(gateway, amina).call('listSettings', { query: { merchant: 'lotus' } });
    expect(list.map(({ key }) => key).toSorted()).toEqual(settingKeys.toSorted());
    expect(list.filter(({ value }) => value === undefined)).toEqual([]);
  });

  test.each<[string, Key, BodyOf<'setSetting'>['value'], string]>([
    ['an amount that cannot be paid', 'limits.deposit.max', '100.001', 'is no amount in BDT'],
    ['a limit below its other end', 'limits.deposit.max', '50.00', 'is more than max'],
    ['a value of another type', 'flags.addressCheck', 'off', 'boolean'],
    ['a contact that leads nowhere', 'contacts', [{ csType: 'TELEGRAM', title: 'Help', url: 'http://plain.example' }], 'https: or mailto:'],
    ['no contact at all', 'contacts', [], 'contacts'],
    ['an entry that no floating bar has', 'bars.floating', ['payments'], 'bars.floating'],
    [
      'a picture of another site',
      'resources',
      [{ resourceType: 'LICENCE', url: 'https://a.example', picture: 'https://b.example/c.png' }],
      'path at the site',
    ],
    ['no way to register', 'flags.mobileVerification', false, 'neither a code by SMS'],
    ['what it is already', 'forcedReceipt', 'keep', 'already'],
  ])('refuses %s', async (_what, key, value, message) => {
    await expect(set(key, value)).rejects.toMatchObject({ code: 'field_invalid', message: expect.stringContaining(message) as string });
    expect(await history(key)).toEqual([]);
  });

  test('can only be changed by an operator who has seen its current version: of two at once one succeeds', async () => {
    const both = await Promise.allSettled([
      set('recovery.first', 'mobile', { version: 0 }),
      set('recovery.first', 'mobile', { version: 0 }, bao),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(set('recovery.first', 'email', { version: 0 })).rejects.toEqual(refusal('setting_changed'));
    expect(await set('recovery.first', 'email', { version: 1 })).toMatchObject({ version: 2 });
  });
});

describe('a change that loosens safety', () => {
  test.each<[Key, BodyOf<'setSetting'>['value'], boolean]>([
    ['limits.deposit.max', '60000.00', true],
    ['limits.deposit.max', '40000.00', false],
    ['limits.withdrawal.min', '50.00', true],
    ['limits.twoOperatorsFrom', '9000.00', true],
    ['flags.addressCheck', false, true],
    ['flags.registrationCaptcha', true, false],
    ['forcedReceipt', 'refund', true],
    ['flags.winnerBoard', false, false],
  ])('%s to %s takes two: %s', async (key, value, takesTwo) => {
    expect('approval' in (await set(key, value))).toBe(takesTwo);
    expect((await setting(key)).version).toBe(takesTwo ? 0 : 1);
  });

  test('includes one that would void a planned tightening', async () => {
    await set('limits.deposit.max', '10000.00', { from: '2999-01-01' });
    expect(await setting('limits.deposit.max')).toMatchObject({ value: '50000.00', planned: { value: '10000.00', by: 'amina' } });
    expect(await set('limits.deposit.max', '49000.00')).toMatchObject({ approval: expect.any(String) as string });
  });

  test('is not done if the setting has changed since it was proposed', async () => {
    const waits = (await set('limits.deposit.max', '60000.00')) as { approval: string };
    await set('limits.deposit.max', '30000.00');
    expect((await approve(gateway, waits.approval, bao)).proposal).toMatchObject({ status: 'stale' });
    expect(await setting('limits.deposit.max')).toMatchObject({ value: '30000.00' });
  });

  test('can only be proposed by finance, like any other change', async () => {
    await gateway.db.updateTable('operator_role').set({ role: 'finance' }).where('operator', '=', 'bao').execute();
    try {
      expect(await set('limits.deposit.max', '30000.00', {}, bao)).toMatchObject({ approval: expect.any(String) as string, first: 'bao' });
    } finally {
      await gateway.db.updateTable('operator_role').set({ role: 'owner' }).where('operator', '=', 'bao').execute();
    }
  });
});

describe('a planned change', () => {
  test('takes effect at its time in the merchant’s zone, without a job; pages are notified then', async () => {
    const now = gateway.clock.now().getTime();
    // Dhaka is six hours ahead of UTC, all year round.
    const from = new Date(now + (6 + 24) * 3600_000).toISOString().slice(0, 19);
    const planned = await set('flags.winnerBoard', false, { from });
    expect(planned).toMatchObject({
      value: true,
      planned: { value: false, from: `${new Date(now + 24 * 3600_000).toISOString().slice(0, 19)}.000Z` },
    });
    expect(await winners()).toBe(200);
    gateway.clock.advance(24 * 3600);
    // It takes other gateways a moment to notice a plan.
    await expect.poll(winners).toBe(403);
    expect(await setting('flags.winnerBoard')).toMatchObject({ value: false, planned: null });
    const [job] = jobs.timed.filter(({ name }) => name === 'tell-planned-setting');
    await job!.run({ merchant: 'lotus' }, jobToolsOf(gateway));
    const told = await gateway.db.selectFrom('event').select('type').orderBy('id', 'desc').limit(1).executeTakeFirst();
    expect(told).toEqual({ type: 'settingsChanged' });
  });

  test('is refused for a time that is past or invalid', async () => {
    for (const from of ['2020-01-01T00:00', '2031-02-30', 'tomorrow'])
      await expect(set('recovery.first', 'mobile', { from })).rejects.toEqual(refusal('field_invalid'));
  });
});

describe('in force', () => {
  test('a flag that is off refuses its operations and leaves the settings of pages, with what needs it', async () => {
    await set('flags.winnerBoard', false);
    const { settings } = await permission();
    expect(settings).toMatchObject({ winnerBoard: false, jackpotCounter: false });
    await expect.poll(async () => (await gateway.guest().call('listWinners')).body).toMatchObject({ code: 'function_not_enabled' });
    await run('revertSetting', { merchant: 'lotus', key: 'flags.winnerBoard', reason });
    await expect.poll(winners).toBe(200);
  });

  test('a flag that the build left out cannot be turned on', async () => {
    await expect(set('flags.freePlay', true, { merchant: 'delta' })).rejects.toMatchObject({
      message: expect.stringContaining('build the site') as string,
    });
  });

  test('limits hold from the next deposit and withdrawal on', async () => {
    const player = await gateway.registerMember();
    await fund(gateway, player, '5000.00');
    const bank = { payeeName: 'Nadia Rahman', bankName: 'Meghna Bank', accountNumber: '0012345678' };
    const withdraw = (amount: string) => player.call('createWithdrawal', { body: { amount, ...bank } });
    await set('limits.withdrawal.max', '400.00');
    await set('limits.deposit.min', '200.00');
    expect((await withdraw('500.00')).body).toMatchObject({ code: 'amount_out_of_range' });
    expect((await withdraw('400.00')).status).toBe(200);
    expect((await player.call('createDeposit', { body: { amount: '150.00' } })).body).toMatchObject({ code: 'amount_out_of_range' });
  });

  test('a lower threshold for two operators applies to proposals that wait already', async () => {
    const player = await gateway.registerMember();
    await fund(gateway, player, '5000.00');
    const bank = { payeeName: 'Nadia Rahman', bankName: 'Meghna Bank', accountNumber: '0012345678' };
    const { id } = await player.value('createWithdrawal', { body: { amount: '2000.00', ...bank } });
    await set('limits.twoOperatorsFrom', '1000.00');
    expect(await run('approveWithdrawal', { id })).toMatchObject({ approval: expect.any(String) as string });
  });

  test('contacts are those that were set', async () => {
    const hours = { from: '09:00', to: '01:00' };
    const contacts = [
      { csType: 'WHATSAPP' as const, title: 'Help desk', url: 'https://help.example/desk', csPosition: ['HEADER' as const], hours },
    ];
    await set('contacts', contacts);
    expect((await permission()).customerService).toMatchObject([{ csType: 'WHATSAPP', title: 'Help desk', csPosition: ['HEADER'], hours }]);
  });

  test('the bars around the pages have what was set, in that order, and everything again once they are given back', async () => {
    expect((await permission()).bars).toBeUndefined();
    await set('bars.floating', ['liveChat', 'app']);
    const licence = {
      resourceType: 'LICENCE',
      url: 'https://regulator.example/1',
      title: 'Regulator',
      picture: `/wps/media/${'a'.repeat(64)}`,
    };
    await set('resources', [licence]);
    expect(await permission()).toMatchObject({ bars: { floating: ['liveChat', 'app'] }, resources: [licence] });
    await run('revertSetting', { merchant: 'lotus', key: 'bars.floating', reason: 'All of them again.' });
    expect((await permission()).bars).toBeUndefined();
  });
});

test('every gateway applies a change, even if it missed the notification', async () => {
  const two = await startTwoGateways({ config: { eventsLookEverySeconds: 0.05 } });
  try {
    const there = async () => (await two.there().call('listWinners')).status;
    expect(await there()).toBe(200);
    await operate(two.first, 'setSetting', { merchant: 'lotus', key: 'flags.winnerBoard', value: false, reason });
    await expect.poll(there).toBe(403);
    const row = { merchant: 'lotus', key: 'flags.winnerBoard', version: 2, value: null, reason, made_by: '' };
    await two.first.db
      .insertInto('setting_override')
      .values({ ...row, from_at: two.first.clock.now(), made_at: two.first.clock.now() })
      .execute();
    await expect.poll(there).toBe(200);
  } finally {
    await two.close();
  }
});

test('the audit log distinguishes a change, a plan, a flag and a reversion', async () => {
  await set('recovery.first', 'mobile');
  await set('recovery.first', 'email', { from: '2999-01-01' });
  await set('flags.winnerBoard', false);
  await run('revertSetting', { merchant: 'lotus', key: 'recovery.first', reason });
  const { list } = await officeOf(gateway, amina).call('listAuditEvents', { query: { merchant: 'lotus', actor: 'amina' } });
  expect(list.slice(0, 4).map(({ event, subject, before, after }) => [event, subject, before, after])).toEqual([
    ['setting.revertedToBrand', 'lotus/recovery.first', '{"value":"mobile"}', '{"value":"email"}'],
    ['flag.changed', 'lotus/flags.winnerBoard', '{"value":"on"}', '{"value":"off"}'],
    ['setting.scheduled', 'lotus/recovery.first', '{"from":null,"value":"mobile"}', '{"from":"2998-12-31T18:00:00.000Z","value":"email"}'],
    ['setting.changed', 'lotus/recovery.first', '{"value":"email"}', '{"value":"mobile"}'],
  ]);
});

test('what is set is printed as a patch of brand.json', async () => {
  await set('limits.deposit.max', '20000.00');
  await set('flags.winnerBoard', false);
  await set('recovery.first', 'mobile', { from: '2999-01-01' });
  expect(await officeOf(gateway, amina).call('exportSettings', { query: { merchant: 'lotus' } })).toEqual({
    file: 'brands/lotus/brand.json',
    patch: { limits: { deposit: { max: '20000.00' } }, flags: { winnerBoard: false } },
  });
  expect(patchOf({})).toEqual({});
});

test('a setting that only a build changes is shown with its file', async () => {
  const { list } = await officeOf(gateway, amina).call('listBrandFacts', { query: { merchant: 'lotus' } });
  expect(list).toContainEqual({ fact: 'currency', value: 'BDT', file: 'brands/lotus/brand.json' });
  expect(
    list.find(({ fact }) => fact === 'launchGameCDNs'),
    'what it does not state',
  ).toBeDefined();
  expect(list.map(({ fact }) => fact).filter((fact) => (settingKeys as string[]).includes(fact))).toEqual([]);
});
