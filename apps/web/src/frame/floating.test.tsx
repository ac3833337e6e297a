import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { ApiContext, createApi, createQueryClient, permissionQuery, type Schema } from '@parlour/api';
import { scramble, timeIn, usualPositions } from '@parlour/domain';
import { openPage } from '@parlour/routes/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Floating } from './floating.tsx';

/** This many hours from now, by the merchant's clock. */
const inHours = (hours: number) => timeIn('Etc/UTC', new Date(Date.now() + hours * 3_600_000));

type Contact = Omit<Schema<'PermissionInfo'>['customerService'][number], 'path'> & { url: string };
const contacts: Contact[] = [
  { csType: 'EMAIL', title: 'Mail', url: 'mailto:help@atrium.example', csPosition: ['MENU'] },
  { csType: 'WHATSAPP', title: 'WhatsApp', url: 'https://whatsapp.example/', csPosition: [...usualPositions] },
  { csType: 'LIVECHAT', title: 'Chat', url: 'https://chat.example/', csPosition: ['FLOATING'] },
  {
    csType: 'TELEGRAM',
    title: 'Telegram',
    url: 'https://telegram.example/',
    csPosition: [...usualPositions],
    hours: { from: inHours(10), to: inHours(12) },
  },
];

// What the gateway reported when the page opened; it reports nothing new.
const api = createApi({ fetch: () => new Promise(() => undefined) });
const queryClient = createQueryClient();
queryClient.setQueryData(permissionQuery(api).queryKey, {
  customerService: contacts.map(({ url, ...contact }) => ({ ...contact, path: scramble(url, 'scramble') })),
  resources: [{ resourceType: 'Android', url: 'https://app.example/android' }],
} as Schema<'PermissionInfo'>);
const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

const open = () =>
  openPage('/', 'guest', () => (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <ApiContext value={api}>
          <Floating />
        </ApiContext>
      </QueryClientProvider>
    </I18nProvider>
  ));
const contactsShown = () =>
  page
    .getByRole('complementary')
    .getByRole('link')
    .all()
    .map((link) => link.element().getAttribute('href'))
    .filter((address) => !address?.startsWith('/'));

test('contacts chosen by the merchant float beside the page while they are open; on a phone, only the live chat', async () => {
  await page.viewport(390, 800);
  await open();
  await expect.poll(contactsShown).toEqual(['https://chat.example/']);
  await page.viewport(1440, 900);
  await expect.poll(contactsShown).toEqual(['https://chat.example/', 'https://whatsapp.example/']);
});

test('the panel lists every contact of the bar by name, with the hours of those closed now, and the app', async () => {
  await page.viewport(1440, 900);
  await open();
  await page.getByRole('button', { name: 'Customer service' }).click();
  const panel = page.getByRole('dialog', { name: 'Customer service' });
  await expect.element(panel.getByRole('link', { name: /^Telegram .*UTC/ })).toBeVisible();
  await expect.element(panel.getByRole('link', { name: 'Live chat' })).toBeVisible();
  await expect.element(panel.getByRole('link', { name: 'Mail' })).not.toBeInTheDocument();
  await expect.element(panel.getByRole('img', { name: 'QR code: the app on your phone' })).toBeVisible();
});
