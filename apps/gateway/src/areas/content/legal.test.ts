// N41: legal texts.
import type { OperatorCredentials } from '@parlour/office-api/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { merchantsOf } from '../../kernel/merchants.ts';
import { seed } from '../../main/seed.ts';
import { testBrands } from '../../testing/brands.ts';
import { byTwo, firstTwo, furtherOperator, officeOf, operate } from '../../testing/office.ts';

let gateway: TestGateway;
let two: readonly [OperatorCredentials, OperatorCredentials];
let amina: OperatorCredentials;
const merchant = 'lotus';
beforeAll(async () => {
  gateway = await startTestGateway();
  two = await firstTwo(gateway);
  [amina] = two;
});
afterAll(() => gateway.close());
beforeEach(() => gateway.clock.advance(60));

const shown = async (document: string, lang = 'EN') =>
  (await gateway.guest().value('listLegalTexts', { query: { lang } })).list.find((each) => each.document === document)!;
async function itemOf(document: string): Promise<string> {
  const { list } = await officeOf(gateway, amina).call('listContent', { query: { merchant, kind: 'legal' } });
  return list.find(({ key }) => key === document)!.id;
}
/** Writes and publishes the next version of a text; returns its number. */
async function publish(document: string, { acceptance = false, changes = 'Shorter.' } = {}): Promise<number> {
  const item = await itemOf(document);
  const texts = { BN: { title: 'শর্ত', content: '<p>{minDeposit}</p>', changes }, EN: { title: 'Terms', content: '<p>Short</p>', changes } };
  const written = await operate(gateway, 'writeContent', { merchant, item, texts, facts: { acceptance } }, amina);
  const version = written.item.newest;
  await byTwo(gateway, 'publishLegal', { merchant, item, version }, two);
  return version;
}

test('a site begins with the platform’s texts and its own facts, in each of its languages', async () => {
  const { list } = await gateway.guest().value('listLegalTexts', { query: { lang: 'EN' } });
  expect(list.map(({ document, language }) => [document, language])).toEqual([
    ['terms', 'EN'],
    ['privacy', 'EN'],
    ['responsible-play', 'EN'],
  ]);
  expect(list[0]!.content).toContain('<h3>');
  expect(list[0]!.content).toContain('Lotus Club is a demonstration');
  expect((await shown('terms', 'BN')).language).toBe('BN');
});

test('a brand’s own clauses are in its first version', async () => {
  const [template] = testBrands;
  const brand = { ...template!, legalFiles: { 'legal/EN.md': '# terms\n\n## Who we are\n\nLotus & Sons, Dhaka.\n' } };
  const own = await startTestGateway({ brands: [brand] });
  await seed(own.db, { ...own, merchants: merchantsOf([brand]) });
  const { list } = await own.guest().value('listLegalTexts', { query: { lang: 'EN' } });
  expect(list[0]!.content).toContain('<h3>Who we are</h3><p>Lotus &amp; Sons, Dhaka.</p>');
  await own.close();
});

test('an operator publishes a version, with its date and what changed, and no site is ever without one', async () => {
  const before = await shown('privacy');
  const version = await publish('privacy', { changes: 'We keep less.' });
  expect(await shown('privacy')).toMatchObject({
    version,
    title: 'Terms',
    changes: 'We keep less.',
    since: gateway.clock.now().toISOString(),
  });
  expect(version).toBe(before.version + 1);
  const item = await itemOf('privacy');
  await expect(operate(gateway, 'publishLegal', { merchant, item, version: null }, amina)).rejects.toThrow(/always shows its legal texts/);
  await expect(operate(gateway, 'publishContent', { merchant, item, version }, amina)).rejects.toThrow(/by publishLegal/);
  const another = { merchant, kind: 'legal', key: 'cookies', place: 'legal', texts: {}, facts: {} } as const;
  await expect(operate(gateway, 'writeContent', another, amina)).rejects.toThrow(/new version of one/);
});

test('registering accepts the terms that are live, and the office lists who accepted which version', async () => {
  const { version } = await shown('terms');
  const member = await gateway.registerMember();
  const state = await member.value('getLegalState');
  expect(state).toEqual({ due: [], accepted: [{ document: 'terms', version, at: gateway.clock.now().toISOString() }] });
  const { list } = await officeOf(gateway, amina).call('listLegalAcceptances', { query: { merchant, member: member.memberId } });
  expect(list).toEqual([
    { merchant, member: member.memberId, account: member.username, document: 'terms', version, at: gateway.clock.now().toISOString() },
  ]);
});

test('every member accepts a version that requires it, once; a later version that does not require it changes nothing', async () => {
  const [early, late] = [await gateway.registerMember(), await gateway.registerMember()];
  const version = await publish('terms', { acceptance: true });
  expect((await early.value('getLegalState')).due).toEqual([{ document: 'terms', version }]);
  const accept = (of: number) => early.call('acceptLegalText', { params: { document: 'terms' }, body: { version: of } });
  expect((await accept(version - 1)).body.code, 'a version that is not live any more').toBe('not_found');
  expect([(await accept(version)).status, (await accept(version)).status]).toEqual([200, 200]);
  expect((await early.value('getLegalState')).due).toEqual([]);
  const item = await itemOf('terms');
  const { versions } = await officeOf(gateway, amina).call('getContent', { query: { merchant, item } });
  expect(versions[0]).toMatchObject({ version, accepted: 1 });

  const next = await publish('terms');
  expect((await early.value('getLegalState')).due).toEqual([]);
  expect((await late.value('getLegalState')).due, 'who has not accepted the one before').toEqual([{ document: 'terms', version: next }]);
  expect((await (await gateway.registerMember()).value('getLegalState')).due).toEqual([]);
});

test('members of another merchant accept their own', async () => {
  const elsewhere = await gateway.registerMember({ host: 'delta.localhost' });
  expect((await elsewhere.value('getLegalState')).due).toEqual([]);
  const { version } = await shown('terms');
  await publish('terms', { acceptance: true });
  expect((await elsewhere.value('getLegalState')).due).toEqual([]);
  const answer = await elsewhere.call('acceptLegalText', { params: { document: 'terms' }, body: { version: version + 1 } });
  expect(answer.body.code).toBe('not_found');
});

test('the usual time of a withdrawal and the address of the service come from the settings', async () => {
  const item = await itemOf('responsible-play');
  const texts = { BN: { title: 'খ', content: '<p>{withdrawalTime}</p>' }, EN: { title: 'T', content: '<p>Within {withdrawalTime}</p>' } };
  const written = await operate(gateway, 'writeContent', { merchant, item, texts, facts: {} }, amina);
  await byTwo(gateway, 'publishLegal', { merchant, item, version: written.item.newest }, two);
  expect((await shown('responsible-play')).content).toBe('<p>Within 24 hours</p>');
  await operate(gateway, 'setSetting', { merchant, key: 'limits.withdrawalHours', value: '4', reason: 'We are faster now.' }, amina);
  await expect.poll(async () => (await shown('responsible-play')).content).toBe('<p>Within 4 hours</p>');
  // The merchant has no support e-mail address.
  const mail = { BN: { title: 'খ', content: '<p>{supportEmail}</p>' } };
  const draft = await operate(gateway, 'writeContent', { merchant, item, texts: mail, facts: {} }, amina);
  expect(draft.versions[0]!.problems).toEqual([{ code: 'slot_empty', language: 'BN', slot: 'supportEmail' }]);
});

test('content proposes and risk decides, neither alone; a plan that has begun cannot be called off', async () => {
  const roles = (role: string) => [{ role, merchant }];
  const edda = await furtherOperator(gateway, { name: 'edda', roles: roles('content') }, two);
  const rafiq = await furtherOperator(gateway, { name: 'rafiq', roles: roles('risk') }, two);
  const mina = await furtherOperator(gateway, { name: 'mina', roles: roles('marketing') }, two);
  const item = await itemOf('privacy');
  const texts = { BN: { title: 'গোপনীয়তা', content: '<p>খ</p>' }, EN: { title: 'Privacy', content: '<p>Less</p>' } };
  const { item: written } = await operate(gateway, 'writeContent', { merchant, item, texts, facts: {} }, edda);
  const version = written.newest;
  await expect(operate(gateway, 'publishLegal', { merchant, item, version }, mina)).rejects.toMatchObject({ code: 'forbidden' });
  const zone = gateway.merchants.byCode(merchant).brand.timeZone;
  const from = new Date(gateway.clock.now().getTime() + 86_400_000).toLocaleString('sv', { timeZone: zone }).replace(' ', 'T').slice(0, 16);
  await byTwo(gateway, 'publishLegal', { merchant, item, version, from }, [edda, rafiq]);
  const planned = async () => (await officeOf(gateway, edda).call('getContent', { query: { merchant, item } })).item.plans[0]!;
  const { id: plan } = await planned();
  gateway.clock.advance(86_400);
  await expect(operate(gateway, 'callOffPlan', { merchant, plan }, amina)).rejects.toMatchObject({ code: 'field_invalid' });
  expect((await shown('privacy')).title).toBe('Privacy');
  const { list } = await officeOf(gateway, amina).call('listAuditEvents', { query: { subject: item, event: 'legal.published' } });
  expect(list[0]).toMatchObject({ actor: 'rafiq' });
});
