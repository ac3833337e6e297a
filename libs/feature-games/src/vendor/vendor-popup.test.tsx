import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { ApiContext, createApi, createQueryClient } from '@parlour/api';
import { openPage } from '@parlour/routes/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { GamePopups } from '../game-popups.tsx';
import { VendorSection } from '../lobby/vendor-section.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

/** One vendor with games of two categories. */
const games = (['SPORTS', 'SPORTS', 'ESPORTS'] as const).map((gameType, place) => ({
  nodeId: `SPW-${place}`,
  vassalage: 'SPW',
  vendorName: 'Sportswire',
  gameCode: String(place),
  gameType,
  displayName: `${gameType} ${place}`,
  iconUrl: 'data:,',
  isHot: 0,
  isNew: 0,
  isGame: 'GAME',
  playable: false,
  trialPlayable: false,
}));
const lanes = [...Map.groupBy(games, ({ gameType }) => gameType)].map(([gameType, of]) => ({
  gameType,
  title: gameType,
  cards: [{ vassalage: 'SPW', title: 'Sportswire', gameType, iconUrl: 'data:,', gameCount: of.length, inHouse: false }],
}));

/** A fake gateway: the lanes of vendors, and the list with the requested filters. */
async function answer({ url }: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(url);
  const list = games.filter(({ gameType }) => (searchParams.get('gameType') ?? gameType) === gameType);
  const page = { pageNo: 1, pageSize: 20, totalPages: 1, totalCount: list.length };
  return Response.json({ success: true, value: pathname.endsWith('gameList') ? { list, page } : { data: { lanes } } });
}
const api = createApi({ fetch: answer });
const queryClient = createQueryClient();

function Home() {
  return (
    <I18nProvider i18n={i18n}>
      <ApiContext value={api}>
        <QueryClientProvider client={queryClient}>
          <Suspense>
            <VendorSection id="sports" gameType="SPORTS" title="Sports" />
            <GamePopups />
          </Suspense>
        </QueryClientProvider>
      </ApiContext>
    </I18nProvider>
  );
}

test('a section’s vendor lists as many games as the section says, all of its category', async () => {
  await openPage('/', 'guest', Home);
  const card = page.getByRole('button', { name: /Sportswire/ });
  await expect.element(card).toHaveTextContent('Sportswire2 games');
  await card.click();
  const tiles = page.getByRole('dialog', { name: 'Sportswire' }).getByRole('article');
  await expect.poll(() => tiles.elements().map((tile) => tile.getAttribute('aria-labelledby') !== null)).toHaveLength(2);
  await expect.element(page.getByRole('dialog').getByText('ESPORTS')).not.toBeInTheDocument();
});
