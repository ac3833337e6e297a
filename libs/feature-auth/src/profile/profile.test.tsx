import { ApiError } from '@parlour/api';
import { openScreen } from '@parlour/routes/testing';
import { expect, test } from 'vitest';
import { ProfileSection } from './profile-section.tsx';

const profile = { nickname: 'asha', currentAddress: '1*****', incomeSource: 'employment' };

async function open(answers: Record<string, unknown> = {}) {
  const page = await openScreen(ProfileSection, { getOwnProfile: profile, ...answers });
  await page.screen.getByRole('button', { name: 'Change what you told us' }).click();
  const field = (name: RegExp) => page.screen.getByRole('textbox', { name });
  return { ...page, field, save: page.screen.getByRole('button', { name: 'Save' }) };
}

test('sends only changes, then shows what is stored', async () => {
  const { screen, field, save, call } = await open({ updateOwnProfile: { ...profile, occupation: 'T******' } });
  await expect.element(field(/^Current address/)).toHaveAccessibleDescription(/1\*{5}/);
  await field(/^Occupation/).fill(' Teacher ');
  await save.click();
  await expect.element(screen.getByText('T******')).toBeVisible();
  await expect.element(screen.getByText('3 details are missing.')).toBeVisible();
  expect(call).toHaveBeenCalledWith('updateOwnProfile', { body: { occupation: 'Teacher' } });
  expect(screen.getByRole('dialog').query()).toBeNull();
});

test('a nickname that is too short is refused at its field before anything is sent', async () => {
  const { field, save, call } = await open();
  await field(/^Nickname/).fill('a');
  await save.click();
  await expect.element(field(/^Nickname/)).toHaveAccessibleDescription(/2 to 20 characters/);
  expect(call.mock.calls.map(([operation]) => operation)).not.toContain('updateOwnProfile');
});

test('a refusal is shown above the form, and the input stays', async () => {
  const { screen, field, save } = await open({ updateOwnProfile: new ApiError({ code: 'unavailable', status: 503 }) });
  await field(/^Place of birth/).fill('Dhaka');
  await save.click();
  await expect.element(screen.getByText(/Something went wrong on our side/)).toBeVisible();
  await expect.element(field(/^Place of birth/)).toHaveValue('Dhaka');
});

test('says why the profile could not be loaded', async () => {
  const { screen } = await openScreen(ProfileSection, { getOwnProfile: new ApiError({ code: 'forbidden', status: 403 }) });
  await expect.element(screen.getByText('This could not be loaded')).toBeVisible();
});
