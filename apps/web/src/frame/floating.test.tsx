import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { ApiContext, createApi, createQueryClient } from '@parlour/api';
import type { PublicBrand } from '@parlour/brand';
import { openPage } from '@parlour/routes/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Floating } from './floating.tsx';

const contacts: PublicBrand['contacts'] = [
  { csType: 'LIVECHAT', title: 'Chat', url: 'https://chat.example/', csPosition: 'MENU' },
  { csType: 'TELEGRAM', title: 'Telegram', url: 'https://telegram.example/', csPosition: 'FLOATING' },
  { csType: 'WHATSAPP', title: 'WhatsApp', url: 'https://whatsapp.example/' },
];
vi.mock('@parlour/brand', async (original) => ({ ...(await original<object>()), useBrand: () => ({ contacts }) }));

// The gateway has not told of others yet.
const api = createApi({ fetch: () => new Promise(() => undefined) });
const queryClient = createQueryClient();
const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

test('only contacts that the merchant wants there float beside the page; the first of them on a phone too', async () => {
  await page.viewport(390, 800);
  await openPage('/', 'guest', () => (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <ApiContext value={api}>
          <Floating />
        </ApiContext>
      </QueryClientProvider>
    </I18nProvider>
  ));
  const shown = () =>
    page
      .getByRole('link')
      .all()
      .map((link) => link.element().getAttribute('aria-label'));
  await expect.poll(shown).toEqual(['Telegram']);
  await page.viewport(1440, 900);
  await expect.poll(shown).toEqual(['WhatsApp', 'Telegram']);
});
