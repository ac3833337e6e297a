import { ApiError, type Schema } from '@parlour/api';
import { openScreen } from '@parlour/routes/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { NoticeSection } from './notice-section.tsx';

const channel = (name: 'email' | 'sms', confirmed: boolean, on: readonly string[] = []): Schema<'NoticeChannel'> => ({
  channel: name,
  confirmed,
  choices: (['account', 'money', 'service', 'offers'] as const).map((category) => ({ category, on: on.includes(category) })),
});
const byMail = () => page.getByRole('group', { name: 'By e-mail' });

test('a choice is sent with the wording beside it, and a refusal is shown', async () => {
  const channels = [channel('email', true), channel('sms', true)];
  const { call, answers } = await openScreen(NoticeSection, { getNoticeChoices: { channels }, chooseNotice: null });
  const offers = byMail().getByRole('switch', { name: 'Offers' });
  await expect.element(offers).not.toBeChecked();
  answers['getNoticeChoices'] = { channels: [channel('email', true, ['offers']), channel('sms', true)] };
  await offers.click();
  await expect.element(offers).toBeChecked();
  await expect.element(page.getByRole('group', { name: 'By SMS' }).getByRole('switch', { name: 'Offers' })).not.toBeChecked();
  expect(call.mock.calls.find(([id]) => id === 'chooseNotice')![1]).toMatchObject({
    body: { channel: 'email', category: 'offers', on: true, wording: expect.stringMatching(/^By e-mail: Offers: At most three/) },
  });
  answers['chooseNotice'] = new ApiError({ code: 'too_many_requests', status: 429 });
  await byMail().getByRole('switch', { name: 'Customer service' }).click();
  await expect.element(page.getByText(/Too many/)).toBeVisible();
  await expect.element(byMail().getByRole('switch', { name: 'Customer service' })).not.toBeChecked();
});

test('on a phone, switches are below the name of their channel and as wide as the card', async () => {
  await page.viewport(390, 844);
  await openScreen(NoticeSection, { getNoticeChoices: { channels: [channel('email', true), channel('sms', true)] } });
  await expect.element(byMail()).toBeVisible();
  const group = byMail().element();
  const name = group.querySelector('legend')!.getBoundingClientRect();
  for (const element of byMail().getByRole('switch').elements()) {
    const { left, right, top } = element.closest('label')!.getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(name.bottom);
    expect(left).toBe(name.left);
    expect(right).toBe(group.getBoundingClientRect().right);
  }
});

test('nothing can be chosen for a contact that is not confirmed', async () => {
  await openScreen(NoticeSection, { getNoticeChoices: { channels: [channel('email', true), channel('sms', false)] } });
  await expect.element(byMail()).toBeVisible();
  await expect.element(page.getByText('Confirm a mobile number above', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('group', { name: 'By SMS' })).not.toBeInTheDocument();
});
