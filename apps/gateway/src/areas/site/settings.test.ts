import type { components } from '@parlour/api/contract';
import { flagNames, flags, unscramble } from '@parlour/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../testing/gateway.ts';

type Node = components['schemas']['WhitelabelNode'];

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

test('each merchant is told its own settings', async () => {
  const [lotus, delta] = await Promise.all(
    ['lotus.localhost', 'delta.localhost'].map(async (host) => (await gateway.guest({ host }).value('getPermission')).info),
  );
  expect(lotus).toMatchObject({
    merchantCode: 'lotus',
    currency: 'BDT',
    defaultLanguage: 'BN',
    mainDomain: 'lotus.localhost',
    limits: { deposit: { min: { amount: '100.00', currency: 'BDT' } } },
  });
  expect(delta).toMatchObject({
    merchantCode: 'delta',
    currency: 'VND',
    languages: ['VI', 'EN', 'CN', 'TH'],
    limits: { withdrawal: { max: { amount: '50000000', currency: 'VND' } } },
  });
  expect(Object.keys(lotus!.settings).sort()).toEqual([...flagNames].sort());
  expect(lotus!.frameOrigins).toEqual(['http://arcade.localhost:9', 'http://desk.localhost:9']);
});

test('customer-service paths are scrambled and lead where the brand says', async () => {
  const { info } = await gateway.guest().value('getPermission');
  const [chat] = info.customerService;
  expect(chat!.path).not.toContain('lotus');
  expect(unscramble(chat!.path)).toBe('https://help.lotus.example/chat');
});

test('customer service says where each contact is offered: everywhere but in the header unless told', async () => {
  const positions = async (host: string) =>
    (await gateway.guest({ host }).value('getPermission')).info.customerService.map(({ csType, csPosition }) => [csType, csPosition]);
  expect(await positions('lotus.localhost')).toEqual([['LIVECHAT', ['FLOATING', 'MENU', 'FOOTER', 'CLOSED']]]);
  expect(await positions('delta.localhost')).toEqual([['EMAIL', ['MENU']]]);
});

test('a client that must find another host is given those of its own site', async () => {
  const { info } = await gateway.guest({ host: 'www.lotus.localhost' }).value('getPermission');
  const route = await gateway.guest({ host: 'www.lotus.localhost' }).value('getDomainRoute');
  expect(route).toEqual({ mainDomain: 'lotus.localhost', domainRoute: ['lotus.localhost', 'www.lotus.localhost'] });
  expect(info).toMatchObject(route);
  expect((await gateway.guest({ host: 'delta.localhost' }).value('getDomainRoute')).domainRoute).toEqual(['delta.localhost']);
});

test('registration fields come with the rules that are checked', async () => {
  const lotus = await gateway.guest().value('getRegisterSettings');
  expect(lotus).toMatchObject({ open: true, captchaRequired: false, minimumAge: 18, dialingCodes: [{ code: '+880', digits: [10] }] });
  expect(lotus.byUsername.map((f) => f.name)).toEqual(['username', 'password', 'confirmPassword', 'payeeName', 'birthday']);
  expect(lotus.byUsername.find((f) => f.name === 'password')).toMatchObject({ minLength: 8, maxLength: 64 });
  expect(lotus.byMobile.map((f) => f.name)).toContain('verificationCode');
  expect(await gateway.guest({ host: 'delta.localhost' }).value('getRegisterSettings')).toMatchObject({
    captchaRequired: true,
    minimumAge: 21,
    byMobile: [],
  });
});

describe('the white-label tree', () => {
  const modulesOf = (nodes: readonly Node[]): [string, string][] =>
    nodes.flatMap(({ modId, enabled, childrenNodes }) => [[modId, enabled], ...modulesOf(childrenNodes)]);
  let modules: Record<string, string>;
  beforeAll(async () => {
    modules = Object.fromEntries(modulesOf(await gateway.guest({ host: 'delta.localhost' }).value('getWhitelabel')));
  });

  test('says what is on', () => {
    expect(modules).toMatchObject({ USERNAMEREG3: '1', MOBILENUMREG3: '0', MOBILENUMPASSREG3: '0', FREEPLAY3: '0', RNG: '1' });
  });

  test('has every module that the specification names', () => {
    const named = Object.values(flags).flatMap(({ description }) => description.match(/\b[A-Z]+3\b/g) ?? []);
    expect(named.length).toBeGreaterThan(6);
    expect(Object.keys(modules)).toEqual(expect.arrayContaining(named));
  });
});
