import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { openPage } from '@parlour/routes/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { InstallLine } from './install-line.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const open = async () => {
  const opened = await openPage('/', 'guest', () => (
    <I18nProvider i18n={i18n}>
      <h1>Home</h1>
      <InstallLine />
    </I18nProvider>
  ));
  await expect.element(page.getByRole('heading', { name: 'Home' })).toBeVisible();
  return opened;
};
const line = () => page.getByRole('complementary', { name: 'Install the app' });

/** Chromium hands its question over. */
function offer() {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: vi.fn().mockResolvedValue(undefined) });
  dispatchEvent(event);
  return event;
}
const visitBefore = () => localStorage.setItem('parlour.install', '1 0');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('nothing is offered on the first visit', async () => {
  await open();
  const { defaultPrevented } = offer();
  expect(defaultPrevented, 'nor does the browser ask by itself').toBe(true);
  await expect.element(line()).not.toBeInTheDocument();
});

test('on the second visit a line offers the app, and a press opens the browser’s prompt', async () => {
  visitBefore();
  await open();
  const { prompt } = offer();
  await line().getByRole('button', { name: 'Install' }).click();
  expect(prompt).toHaveBeenCalledOnce();
  await expect.element(line()).not.toBeInTheDocument();
});

test('“not now” holds for 30 days', async () => {
  visitBefore();
  const { screen } = await open();
  offer();
  await line().getByRole('button', { name: 'Not now' }).click();
  await expect.element(line()).not.toBeInTheDocument();
  await screen.unmount();
  const [, until] = localStorage.getItem('parlour.install')!.split(' ').map(Number);
  expect(Math.round((until! - Date.now()) / 86_400_000)).toBe(30);
  const again = await open();
  offer();
  await expect.element(line()).not.toBeInTheDocument();
  await again.screen.unmount();
  localStorage.setItem('parlour.install', `2 ${Date.now() - 1}`);
  await open();
  offer();
  await expect.element(line()).toBeVisible();
});
