import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

test('the language of a member is the one that was chosen last', async () => {
  const member = await gateway.registerMember();
  for (const language of ['EN', 'BN']) {
    await member.value('updateLanguage', { body: { language } });
    expect(await member.value('getMemberInfo')).toMatchObject({ language });
  }
});

test('a language that the merchant does not offer is refused, and nothing changes', async () => {
  const member = await gateway.registerMember();
  const { language: before } = await member.value('getMemberInfo');
  for (const language of ['TH', 'XX']) {
    const { status, body } = await member.call('updateLanguage', { body: { language } });
    expect([status, body.code, body.fields]).toEqual([422, 'field_invalid', [{ field: 'language', rule: 'unknown' }]]);
  }
  expect(await member.value('getMemberInfo')).toMatchObject({ language: before });
});

test('a trial user may change it too; a visitor has none to change', async () => {
  const trial = await gateway.startTrial();
  await trial.value('updateLanguage', { body: { language: 'EN' } });
  expect(await trial.value('getMemberInfo')).toMatchObject({ language: 'EN' });
  expect((await gateway.guest().call('updateLanguage', { body: { language: 'EN' } })).status).toBe(401);
});
