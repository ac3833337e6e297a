import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useSearchRoute } from '@parlour/routes';
import { openPage } from '@parlour/routes/testing';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { forgetSearches, recentSearches } from './recent-searches.ts';
import { SiteSearch } from './site-search.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

function Home() {
  const { words } = useSearchRoute();
  return (
    <I18nProvider i18n={i18n}>
      <SiteSearch place="page" />
      <p>{words === undefined ? 'The front page' : `Looking for [${words}]`}</p>
    </I18nProvider>
  );
}
const field = () => page.getByRole('searchbox', { name: 'Find any game' });
const open = (path: string) => openPage(path, 'guest', Home);

beforeEach(() => forgetSearches());

test('opens on a press, follows the typing, and a single Back leaves it whatever was typed', async () => {
  const { router } = await open('/');
  await field().click();
  await expect.element(page.getByText('Looking for []')).toBeVisible();
  for (const words of ['lo', 'lotus', 'lotus lan']) {
    await field().fill(words);
    await expect.element(page.getByText(`Looking for [${words}]`)).toBeVisible();
  }
  await expect.element(field()).toHaveFocus();
  router.history.back();
  await expect.element(page.getByText('The front page')).toBeVisible();
  await expect.element(field()).toHaveValue('');
});

test('takes its words from the address', async () => {
  await open('/?search=tiger');
  await expect.element(field()).toHaveValue('tiger');
  await page.getByRole('button', { name: 'Close the search' }).click();
  await expect.element(page.getByText('The front page')).toBeVisible();
});

test('Esc first empties the field, then leaves', async () => {
  await open('/');
  await field().fill('tiger');
  await expect.element(page.getByText('Looking for [tiger]')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('Looking for []')).toBeVisible();
  await expect.element(field()).toHaveValue('');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('The front page')).toBeVisible();
});

test('completed searches are remembered once each, latest first', async () => {
  await open('/');
  for (const words of ['tiger', 'lotus', 'Tiger']) {
    await field().fill(words);
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(`Looking for [${words}]`)).toBeVisible();
  }
  expect(recentSearches()).toEqual(['Tiger', 'lotus']);
});

test('invalid data in storage counts as no past searches', () => {
  for (const kept of ['', '{', '{"a":1}', '[1,null,"tiger"]']) {
    localStorage.setItem('parlour.searches', kept);
    expect(recentSearches()).toEqual(kept.includes('tiger') ? ['tiger'] : []);
  }
});
