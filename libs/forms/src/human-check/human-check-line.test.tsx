import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { HumanCheckLine } from './human-check-line.tsx';
import type { HumanCheck } from './use-human-check.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const retry = vi.fn();
const show = (state: HumanCheck['state'], besideCaptcha: boolean) =>
  render(
    <I18nProvider i18n={i18n}>
      <HumanCheckLine
        check={{ state, retry, spend: () => Promise.reject(new Error('nothing is sent here')) }}
        besideCaptcha={besideCaptcha}
      />
    </I18nProvider>,
  );

test('shows its progress, and that it is done', async () => {
  const { rerender } = await show('working', false);
  await expect.element(page.getByRole('status')).toHaveTextContent('Checking that you are human…');
  await rerender(
    <I18nProvider i18n={i18n}>
      <HumanCheckLine check={{ state: 'verified', retry, spend: () => Promise.reject(new Error('nothing is sent here')) }} />
    </I18nProvider>,
  );
  await expect.element(page.getByRole('status')).toHaveTextContent('You are verified as human.');
});

test.each(['working', 'verified'] as const)('next to a captcha no second human check is visible: %s', async (state) => {
  await show(state, true);
  await expect.element(page.getByRole('status')).not.toBeInTheDocument();
});

test('next to a captcha it shows only a failure, and can be retried', async () => {
  await show('failed', true);
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(retry).toHaveBeenCalledOnce();
});
