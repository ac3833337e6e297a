import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { ApiContext, createApi, createQueryClient } from '@parlour/api';
import { openPage } from '@parlour/routes/testing';
import { vars } from '@parlour/ui/theme';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CategoryBar } from './category-bar.tsx';
import { VendorSection } from './vendor-section.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

const card = (place: number, gameType: string) => ({
  vassalage: `V${place}`,
  title: `Vendor ${place}`,
  gameType,
  iconUrl: 'data:,',
  gameCount: 3,
  inHouse: false,
});
const classOf = (gameClassify: string, title: string, ...makers: string[]) => ({
  gameClassify,
  title,
  gameCount: makers.length,
  vendors: makers.map((vassalage) => ({ vassalage, gameCount: 1 })),
});
const lane = (gameType: string, vendors: number, gameClassify: unknown[] = []) => ({
  gameType,
  title: gameType,
  cards: Array.from({ length: vendors }, (_, place) => card(place + 1, gameType)),
  gameClassify,
});
const lanes = [
  lane('RNG', 11),
  lane('LIVE', 3, [classOf('baccarat', 'Baccarat', 'V1', 'V2'), classOf('roulette', 'Roulette', 'V1'), classOf('sicBo', 'Sic Bo', 'V3')]),
  lane('SPORTS', 14),
];
const menus = lanes.map(({ gameType, title, cards }) => ({ gameType, title, vendorCount: cards.length, gameCount: 9 }));

/** A fake gateway: categories and their vendors. */
async function answer({ url }: Request): Promise<Response> {
  return Response.json({ success: true, value: url.includes('game_menus') ? { list: menus } : { data: { lanes } } });
}

async function open(path: string, Screen: () => React.ReactNode) {
  const api = createApi({ fetch: answer });
  const queryClient = createQueryClient();
  await openPage(path, 'guest', () => (
    <I18nProvider i18n={i18n}>
      <ApiContext value={api}>
        <QueryClientProvider client={queryClient}>
          <Suspense>
            <Screen />
          </Suspense>
        </QueryClientProvider>
      </ApiContext>
    </I18nProvider>
  ));
}

beforeEach(async () => {
  await page.viewport(1440, 900);
  // The only theme value that the layout of a large menu needs.
  document.documentElement.style.setProperty(vars.space[5].slice('var('.length, -1), '24px');
});

test('a category opens a menu of its vendors; choosing one leads to its games in the list and closes the menu', async () => {
  await open('/', CategoryBar);
  const opener = page.getByRole('button', { name: 'Providers: LIVE' });
  await opener.click();
  const menu = page.getByRole('list', { name: 'LIVE' });
  await expect
    .poll(() =>
      menu
        .getByRole('link')
        .elements()
        .map((link) => link.getAttribute('href')),
    )
    .toEqual(['/live?vassalage=V1', '/live?vassalage=V2', '/live?vassalage=V3']);
  opener.element().focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await expect.element(menu).not.toBeInTheDocument();
});

test('the menu is as wide as the row if it has more than ten vendors, otherwise a column', async () => {
  await open('/', CategoryBar);
  const width = (name: string) => page.getByRole('list', { name }).element().getBoundingClientRect().width;
  await page.getByRole('button', { name: 'Providers: RNG' }).click();
  await expect.poll(() => page.getByRole('list', { name: 'RNG' }).getByRole('link').elements().length).toBe(11);
  expect(width('RNG')).toBeGreaterThan(1000);
  await page.getByRole('button', { name: 'Providers: LIVE' }).click();
  await expect.element(page.getByRole('list', { name: 'LIVE' })).toBeVisible();
  expect(width('LIVE')).toBeLessThan(320);
});

test('the home page shows twelve vendors at once, with arrows to the others', async () => {
  await open('/', () => <VendorSection id="sports" gameType="SPORTS" title="Sports" />);
  const vendors = page.getByRole('list').getByRole('button');
  const next = page.getByRole('button', { name: 'More providers' });
  await expect.poll(() => vendors.elements().length).toBe(12);
  await next.click();
  await expect.poll(() => vendors.elements().map((vendor) => vendor.textContent)).toEqual(['Vendor 133 games', 'Vendor 143 games']);
  await next.click();
  await expect.poll(() => vendors.elements().length).toBe(12);
});
