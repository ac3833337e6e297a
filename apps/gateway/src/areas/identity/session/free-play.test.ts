import { afterAll, beforeAll, expect, test } from 'vitest';
import { testConfig } from '../../../testing/config.ts';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ config: { limits: { ...testConfig().limits, trialsPerDay: { licensed: 3, demo: 5 } } } });
});
afterAll(() => gateway.close());

test('gives a trial user with play money of the brand', async () => {
  const trial = await gateway.startTrial();
  expect(await trial.value('getMemberInfo')).toMatchObject({ role: 'trial', type: 4 });
  expect(await trial.value('getBalance')).toMatchObject({ available: { amount: '2000.00', currency: 'BDT' }, playMoney: true });
});

test('becomes a member by registering, with an account of its own', async () => {
  const trial = await gateway.startTrial();
  const password = 'correct horse battery';
  await trial.value('registerMember', {
    body: {
      username: 'graduate',
      password,
      confirmPassword: password,
      termsAccepted: true,
      ageConfirmed: true,
      altcha: await trial.solve(),
    },
  });
  expect(await trial.value('getBalance')).toMatchObject({ available: { amount: '0.00' }, playMoney: false });
});

test('is limited per day and address', async () => {
  const ip = '198.51.100.5';
  for (let i = 0; i < 5; i++) await gateway.startTrial({ ip });
  await expect(gateway.startTrial({ ip })).rejects.toThrow('429');
  await gateway.startTrial({ ip: '198.51.100.77' });
  gateway.clock.advance(24 * 3600);
  await gateway.startTrial({ ip });
});

test('is refused where the brand does not offer it', async () => {
  await expect(gateway.startTrial({ host: 'delta.localhost' })).rejects.toThrow('function_not_enabled');
});
