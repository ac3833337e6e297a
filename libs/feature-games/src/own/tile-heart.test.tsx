import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { Role } from '@parlour/domain';
import { openPage } from '@parlour/routes/testing';
import { createToastStore, ToastContext } from '@parlour/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { useRouter } from '@parlour/routes';
import { ApiContext } from '@parlour/api';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Game } from '../launch/open-game.ts';
import { TileHeart } from './tile-heart.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
// Only the properties of a game that a heart needs.
const games = ['Lantern Festival', 'Quiet Harbour'].map(
  (displayName, place) => ({ nodeId: `JL-${place}`, vassalage: 'JL', gameType: 'RNG', displayName }) as Game,
);

const toasts = createToastStore();

function Hearts() {
  const { api, queryClient } = useRouter().options.context;
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <ApiContext value={api}>
          <ToastContext value={toasts}>
            {games.map((game) => (
              <TileHeart key={game.nodeId} game={game} />
            ))}
          </ToastContext>
        </ApiContext>
      </QueryClientProvider>
    </I18nProvider>
  );
}
const heart = (name: string) => page.getByRole('button', { name: `Favourite ${name}` });
const open = (role: Role) => openPage('/', role, Hearts);

test('a member presses the heart by keyboard; a second press counts only after a second', async () => {
  const { queryClient } = await open('member');
  queryClient.setQueryData(['mine', 'favourites', 'ids'], []);
  await expect.element(heart('Lantern Festival')).toHaveAttribute('aria-pressed', 'false');
  (heart('Lantern Festival').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(heart('Lantern Festival')).toHaveAttribute('aria-pressed', 'true');
  await heart('Quiet Harbour').click();
  await expect.element(heart('Quiet Harbour')).toHaveAttribute('aria-pressed', 'false');
  await expect
    .poll(async () => {
      await heart('Quiet Harbour').click();
      return heart('Quiet Harbour').element().getAttribute('aria-pressed');
    })
    .toBe('true');
});

test.each([
  ['guest', 'not_logged_in'],
  ['trial', 'real_account_needed'],
] as const)('a %s is refused with %s, and the heart stays empty', async (role, refusal) => {
  const { access } = await open(role);
  await expect
    .poll(async () => {
      await heart('Lantern Festival').click();
      return access.refuse.mock.calls[0]?.[0];
    })
    .toBe(refusal);
  await expect.element(heart('Lantern Festival')).toHaveAttribute('aria-pressed', 'false');
});
