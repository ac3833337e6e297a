import { ApiError, type Schema } from '@parlour/api';
import { openScreen } from '@parlour/routes/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { LegalDialog } from './legal-dialog.tsx';

const text: Schema<'LegalText'> = {
  document: 'terms',
  title: 'Terms of use',
  content: '<h3>Your account</h3><p>One person has one account.</p>',
  language: 'EN',
  version: 1,
  since: '2026-11-29T18:00:00.000Z',
};
const Terms = () => <LegalDialog document="terms" title="Terms and conditions" onClose={() => undefined} />;

test('a legal text opens over the page, with its version and effective date', async () => {
  await openScreen(Terms, { listLegalTexts: { list: [text] } });
  const dialog = page.getByRole('dialog', { name: 'Terms and conditions' });
  await expect.element(dialog.getByRole('heading', { name: 'Your account' })).toBeVisible();
  await expect.element(dialog.getByText(/^Version 1, in force since November/)).toBeVisible();
  await expect.element(dialog.getByText('What has changed')).not.toBeInTheDocument();
});

test('one that could not be loaded can be requested again', async () => {
  const { answers } = await openScreen(Terms, { listLegalTexts: new ApiError({ code: 'not_found', status: 404 }) });
  await expect.element(page.getByText('This text could not be loaded')).toBeVisible();
  answers['listLegalTexts'] = { list: [text] };
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('One person has one account.')).toBeVisible();
});
