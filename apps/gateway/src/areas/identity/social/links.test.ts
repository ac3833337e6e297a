import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { startIdentityProvider, type IdentityProvider } from '../../../testing/identity-provider.ts';
import { throughProvider } from '../../../testing/social.ts';

let gateway: TestGateway;
let ferrow: IdentityProvider;
beforeAll(async () => {
  ferrow = await startIdentityProvider({ id: 'ferrow', name: 'Ferrow', sites: ['http://lotus.localhost'] });
  gateway = await startTestGateway({ config: { social: [ferrow.setting] } });
});
afterAll(async () => {
  await gateway.close();
  await ferrow.close();
});

const messagesOf = async (member: Awaited<ReturnType<TestGateway['registerMember']>>) =>
  (await member.value('listMessages')).list.filter(({ kind }) => kind.startsWith('social')).map(({ kind, params }) => [kind, params]);

test('a member connects an account, is told, and logs in by it; once disconnected nobody does', async () => {
  const member = await gateway.registerMember();
  await member.value('linkSocial', { body: await throughProvider(member, 'ferrow', 'meena', 'link') });
  const { list } = await member.value('listSocialLinks');
  expect(list).toMatchObject([{ provider: 'ferrow', name: 'Ferrow', icon: 'account', shownAs: 'me***a@mail.example' }]);
  expect(await messagesOf(member)).toEqual([['socialLinked', { provider: 'Ferrow' }]]);

  const browser = gateway.guest();
  const entered = await browser.value('loginSocial', { body: await throughProvider(browser, 'ferrow', 'meena') });
  expect(entered.member.id).toBe(member.memberId);

  await member.value('unlinkSocial', { params: { linkId: list[0]!.id } });
  expect((await member.value('listSocialLinks')).list).toEqual([]);
  expect((await messagesOf(member))[0]).toEqual(['socialUnlinked', { provider: 'Ferrow' }]);
  const late = gateway.guest();
  expect((await late.call('loginSocial', { body: await throughProvider(late, 'ferrow', 'meena') })).body.code).toBe(
    'social_registration_needed',
  );
});

test('both need a fresh proof of who asks', async () => {
  const member = await gateway.registerMember();
  await member.value('linkSocial', { body: await throughProvider(member, 'ferrow', 'stale', 'link') });
  const [link] = (await member.value('listSocialLinks')).list;
  gateway.clock.advance(301);
  expect((await member.call('startSocialLink', { body: { provider: 'ferrow' } })).body.code).toBe('step_up_required');
  expect((await member.call('unlinkSocial', { params: { linkId: link!.id } })).body.code).toBe('step_up_required');
});

test('an account is one member’s; connecting one’s own again changes nothing', async () => {
  const [owner, other] = [await gateway.registerMember(), await gateway.registerMember()];
  await owner.value('linkSocial', { body: await throughProvider(owner, 'ferrow', 'wanted', 'link') });
  await owner.value('linkSocial', { body: await throughProvider(owner, 'ferrow', 'wanted', 'link') });
  expect((await owner.value('listSocialLinks')).list).toHaveLength(1);
  const { status, body } = await other.call('linkSocial', { body: await throughProvider(other, 'ferrow', 'wanted', 'link') });
  expect([status, body.code]).toEqual([409, 'social_taken']);
});

test('a member has one account of a provider', async () => {
  const member = await gateway.registerMember();
  await member.value('linkSocial', { body: await throughProvider(member, 'ferrow', 'first', 'link') });
  const second = await member.call('linkSocial', { body: await throughProvider(member, 'ferrow', 'second', 'link') });
  expect(second.body.code).toBe('social_taken');
});

test('no other session finishes what one began, and a log-in connects nothing', async () => {
  const member = await gateway.registerMember();
  const begun = await throughProvider(member, 'ferrow', 'session', 'link');
  await member.value('login', {
    body: { type: 'username', username: member.username, password: member.password, altcha: await member.solve() },
  });
  expect((await member.call('linkSocial', { body: begun })).body.code).toBe('social_failed');
  expect((await member.call('linkSocial', { body: await throughProvider(member, 'ferrow', 'session') })).body.code).toBe('social_failed');
});

test('no other member can disconnect an account', async () => {
  const [owner, other] = [await gateway.registerMember(), await gateway.registerMember()];
  await owner.value('linkSocial', { body: await throughProvider(owner, 'ferrow', 'guarded', 'link') });
  const [link] = (await owner.value('listSocialLinks')).list;
  expect((await other.call('unlinkSocial', { params: { linkId: link!.id } })).body.code).toBe('not_found');
  expect((await owner.value('listSocialLinks')).list).toHaveLength(1);
});
