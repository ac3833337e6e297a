import type { OperatorCredentials } from '@parlour/office-api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { firstTwo, officeOf, operate } from '../../../testing/office.ts';

let gateway: TestGateway;
let amina: OperatorCredentials;
beforeAll(async () => {
  gateway = await startTestGateway();
  [amina] = await firstTwo(gateway);
});
afterAll(() => gateway.close());

const tag = (member: string, change: { add?: string[]; remove?: string[] }) => operate(gateway, 'tagMember', { member, ...change }, amina);
const tagged = async (word: string) =>
  (await officeOf(gateway, amina).call('listMembers', { query: { tag: word } })).list.map(({ username, tags }) => [username, tags]);

test('tags are added to a member and removed, whatever their case, and the list is filtered by them', async () => {
  const { username, memberId } = await gateway.registerMember();
  const { memberId: other } = await gateway.registerMember();
  expect((await tag(memberId, { add: ['VIP ', 'slow-payer', 'vip'] })).tags).toEqual(['slow-payer', 'vip']);
  await tag(other, { add: ['slow-payer'] });
  expect(await tagged('Vip')).toEqual([[username, ['slow-payer', 'vip']]]);
  expect(await tagged('slow-payer')).toHaveLength(2);
  expect((await tag(memberId, { remove: ['vip'], add: ['gone'] })).tags).toEqual(['gone', 'slow-payer']);
  expect(await tagged('vip')).toEqual([]);
  expect((await officeOf(gateway, amina).call('getMember', { query: { member: memberId } })).tags).toEqual(['gone', 'slow-payer']);
  const told = await gateway.db
    .selectFrom('audit_event')
    .select(['event', 'before', 'after'])
    .where('subject', '=', memberId)
    .orderBy('seq', 'desc')
    .executeTakeFirst();
  expect(told).toEqual({
    event: 'member.tagged',
    before: { tags: { sealed: expect.stringMatching(/^sealed\./) } },
    after: { tags: { sealed: expect.stringMatching(/^sealed\./) } },
  });
});

test.each([[' '], ['a,b'], ['<b>'], ['x'.repeat(31)], ['=1+1']])('%j is no tag', async (word) => {
  const { memberId } = await gateway.registerMember();
  await expect(tag(memberId, { add: [word] })).rejects.toMatchObject({ code: 'field_invalid' });
});

test('of twenty tags at most, also when they come at once', async () => {
  const { memberId } = await gateway.registerMember();
  const words = (from: number) => Array.from({ length: 12 }, (_, index) => `tag${from + index}`);
  const done = await Promise.allSettled([tag(memberId, { add: words(0) }), tag(memberId, { add: words(12) })]);
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
