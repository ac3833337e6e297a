import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { ApiError } from '@parlour/api';
import { openPage } from '@parlour/routes/testing';
import { createToastStore, ToastContext } from '@parlour/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { ConfirmChangeDialog } from './confirm-change-dialog.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const toasts = createToastStore();
const change = vi.fn<() => Promise<void>>();
const close = vi.fn();
const unproved = new ApiError({ code: 'step_up_required', status: 403, params: { methods: 'password' } });
beforeEach(() => {
  change.mockReset();
  close.mockReset();
  for (const { id } of toasts.current()) toasts.close(id);
});

function Home() {
  return (
    <QueryClientProvider client={new QueryClient()}>
      <I18nProvider i18n={i18n}>
        <ToastContext value={toasts}>
          <ConfirmChangeDialog
            title="Remove the key?"
            text="You will need your password."
            confirmText="Remove"
            change={change}
            doneText="The key is gone."
            onClose={close}
          />
        </ToastContext>
      </I18nProvider>
    </QueryClientProvider>
  );
}

async function confirm(proves = true) {
  const { screen, access } = await openPage('/', 'member', Home);
  access.stepUp.mockResolvedValue(proves);
  await screen.getByRole('button', { name: 'Remove' }).click();
  return { screen, access };
}
const said = () => toasts.current().map(({ text }) => text);

test('makes the change, says so and closes', async () => {
  change.mockResolvedValue();
  await confirm();
  await expect.poll(() => close.mock.calls.length).toBe(1);
  expect(said()).toEqual(['The key is gone.']);
});

test('makes it after the member’s proof of identity', async () => {
  change.mockRejectedValueOnce(unproved).mockResolvedValueOnce();
  const { access } = await confirm();
  await expect.poll(() => close.mock.calls.length).toBe(1);
  expect(access.stepUp).toHaveBeenCalledExactlyOnceWith(['password']);
});

test('says nothing and stays open if the member declines the proof', async () => {
  change.mockRejectedValue(unproved);
  const { screen } = await confirm(false);
  await expect.element(screen.getByRole('button', { name: 'Remove' })).toBeEnabled();
  await expect.poll(() => change.mock.calls.length).toBe(1);
  expect(document.querySelector('[role=alert]')?.textContent ?? '').toBe('');
  expect([close.mock.calls, said()]).toEqual([[], []]);
});

test('shows in the dialog why the change was refused, and allows another try', async () => {
  change.mockRejectedValueOnce(new ApiError({ code: 'network', status: 0 })).mockResolvedValueOnce();
  const { screen } = await confirm();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The connection was lost. Please check your network and try again.');
  await screen.getByRole('button', { name: 'Remove' }).click();
  await expect.poll(() => close.mock.calls.length).toBe(1);
});
