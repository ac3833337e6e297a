// @flag webPush
import { ApiError, type Schema } from '@parlour/api';
import { openScreen, type Answers } from '@parlour/routes/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { PushSection } from './push-section.tsx';

const device: Schema<'PushDevice'> = {
  id: '00000000-0000-4000-8000-000000000001',
  device: { browser: 'chrome', system: 'android' },
  details: false,
  since: '2026-11-29T10:00:00Z',
  current: true,
};
const other: Schema<'PushDevice'> = {
  ...device,
  id: '00000000-0000-4000-8000-000000000002',
  device: { browser: 'firefox', system: 'windows' },
  current: false,
};
const push = (devices: Schema<'PushDevice'>[]): Schema<'Push'> => ({
  publicKey: 'B'.repeat(87),
  devices,
  choices: (['account', 'money', 'service', 'offers'] as const).map((category) => ({ category, on: category !== 'offers' })),
});
const open = (answers: Answers) => openScreen(PushSection, { choosePush: null, removePushDevice: null, ...answers });

afterEach(() => vi.restoreAllMocks());

test('the browser’s prompt appears only after a press, and a browser that blocks notifications is explained', async () => {
  const ask = vi.spyOn(Notification, 'requestPermission').mockResolvedValue('denied');
  await open({ getPush: push([]) });
  await expect.element(page.getByText('Notifications on this device')).toBeVisible();
  expect(ask).not.toHaveBeenCalled();
  await expect.element(page.getByRole('switch')).not.toBeInTheDocument();
});

test('a choice is sent with the wording beside it, and a refusal is shown', async () => {
  const { call, answers } = await open({ getPush: push([device, other]) });
  const offers = page.getByRole('switch', { name: 'Offers' });
  await expect.element(offers).not.toBeChecked();
  answers['getPush'] = { ...push([device, other]), choices: push([]).choices.map((each) => ({ ...each, on: true })) };
  await offers.click();
  await expect.element(offers).toBeChecked();
  const [, asked] = call.mock.calls.find(([id]) => id === 'choosePush')!;
  expect(asked).toMatchObject({
    body: { category: 'offers', on: true, wording: expect.stringMatching(/^Offers: At most three/) },
  });
  answers['choosePush'] = new ApiError({ code: 'function_not_enabled', status: 403 });
  await page.getByRole('switch', { name: 'Customer service' }).click();
  await expect.poll(() => call.mock.calls.filter(([id]) => id === 'choosePush').length).toBe(2);
  await expect.element(page.getByRole('switch', { name: 'Customer service' })).toBeChecked();
});

test('another device can be turned off from here', async () => {
  const { answers } = await open({ getPush: push([device, other]) });
  await expect.element(page.getByText('Firefox on Windows')).toBeVisible();
  answers['getPush'] = push([device]);
  await page.getByRole('button', { name: 'Turn off notifications: Firefox on Windows' }).click();
  await expect.element(page.getByText('Firefox on Windows')).not.toBeInTheDocument();
  await expect.element(page.getByText('This device shows notifications')).toBeVisible();
});
