import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const stored = (id: string) =>
  gateway.db.selectFrom('member').select(['details', 'nickname']).where('id', '=', id).executeTakeFirstOrThrow();

test('what a member tells is sealed, shown masked to its owner, and kept field by field', async () => {
  const member = await gateway.registerMember();
  expect(await member.value('getOwnProfile')).toEqual({ nickname: member.username });
  const told = { nickname: '  Asha  R ', currentAddress: '12 Lake Road', occupation: 'Teacher', incomeSource: 'employment' as const };
  const shown = { nickname: 'Asha R', currentAddress: '1***********', occupation: 'T******', incomeSource: 'employment' };
  expect(await member.value('updateOwnProfile', { body: told })).toEqual(shown);
  expect((await member.value('getMemberInfo')).nickname).toBe('Asha R');
  const { details } = await stored(member.memberId);
  expect(JSON.stringify(details)).not.toMatch(/Lake|Teacher/);
  const { occupation: _taken, ...left } = shown;
  expect(await member.value('updateOwnProfile', { body: { occupation: '' } })).toEqual(left);
});

test('a wrong field changes nothing of the others', async () => {
  const member = await gateway.registerMember();
  const refused = await member.call('updateOwnProfile', { body: { nickname: 'x', occupation: 'Teacher' } });
  expect(refused).toMatchObject({ status: 422, body: { code: 'field_invalid', fields: [{ field: 'nickname', rule: 'length' }] } });
  expect(await member.value('getOwnProfile')).toEqual({ nickname: member.username });
});
