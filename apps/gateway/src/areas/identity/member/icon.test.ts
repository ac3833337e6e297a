import { memberIcon } from '@parlour/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

test('a member has the icon that pages draw for the nickname', async () => {
  const member = await gateway.registerMember({ username: 'rahima' });
  expect(await member.value('getMemberIcon')).toEqual(memberIcon('rahima'));
  await gateway.db.updateTable('member').set({ nickname: 'Rahima Khatun' }).where('id', '=', member.memberId).execute();
  expect(await member.value('getMemberIcon')).toEqual({ initials: 'RK', tone: memberIcon('Rahima Khatun').tone });
});

test('so has a trial user, and a guest has none', async () => {
  const trial = await gateway.startTrial();
  expect((await trial.value('getMemberIcon')).initials).not.toBe('');
  expect((await gateway.guest().call('getMemberIcon')).status).toBe(401);
});
