import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { ApiContext, createApi, createQueryClient } from '@parlour/api';
import type { GameClass } from '@parlour/domain';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ClassFilter } from './class-filter.tsx';
import { VendorFilter } from './vendor-filter.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const card = (vassalage: string) => ({ vassalage, title: vassalage, gameType: 'LIVE', iconUrl: 'data:,', gameCount: 5, inHouse: false });
const kind = (gameClassify: string, title: string, ...makers: string[]) => ({
  gameClassify,
  title,
  gameCount: makers.length,
  vendors: makers.map((vassalage) => ({ vassalage, gameCount: 1 })),
});
const lane = {
  gameType: 'LIVE',
  title: 'Live',
  cards: [card('ONE'), card('TWO')],
  gameClassify: [kind('baccarat', 'Baccarat', 'ONE', 'TWO'), kind('roulette', 'Roulette', 'ONE'), kind('sicBo', 'Sic Bo', 'TWO')],
};
const api = createApi({ fetch: async () => Response.json({ success: true, value: { data: { lanes: [lane] } } }) });

function List({ gameType }: { gameType: 'LIVE' | 'FISH' }) {
  const [ofClass, setClass] = useState<GameClass>();
  const [vassalage, setVendor] = useState<string>();
  return (
    <Suspense>
      <ClassFilter gameType={gameType} vassalage={vassalage} value={ofClass} onChange={setClass} />
      <VendorFilter gameType={gameType} ofClass={ofClass} value={vassalage} onChange={setVendor} />
    </Suspense>
  );
}
const show = (gameType: 'LIVE' | 'FISH') =>
  render(
    <I18nProvider i18n={i18n}>
      <ApiContext value={api}>
        <QueryClientProvider client={createQueryClient()}>
          <List gameType={gameType} />
        </QueryClientProvider>
      </ApiContext>
    </I18nProvider>,
  );
const choicesOf = (list: string) =>
  page
    .getByRole('list', { name: list })
    .getByRole('button')
    .elements()
    .map((choice) => choice.textContent);

test('a category offers its classes, each limited to the vendors that have it, and a vendor only its own classes', async () => {
  await show('LIVE');
  await expect.poll(() => choicesOf('Kinds of game')).toEqual(['All kinds', 'Baccarat', 'Roulette', 'Sic Bo']);
  expect(choicesOf('Providers')).toEqual(['All providers 10', 'ONE 5', 'TWO 5']);
  await page.getByRole('button', { name: 'Baccarat' }).click();
  await expect.poll(() => choicesOf('Providers')).toEqual(['All providers 2', 'ONE 1', 'TWO 1']);
  await page.getByRole('button', { name: 'TWO 1' }).click();
  await expect.poll(() => choicesOf('Kinds of game')).toEqual(['All kinds', 'Baccarat', 'Sic Bo']);
});

test('a category whose games have no class offers none', async () => {
  await show('FISH');
  await expect.element(page.getByRole('list', { name: 'Kinds of game' })).not.toBeInTheDocument();
});
