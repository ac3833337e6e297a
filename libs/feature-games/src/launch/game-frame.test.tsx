import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { ApiContext, createApi, createQueryClient } from '@parlour/api';
import { brand } from '@parlour/brand';
import { openPage } from '@parlour/routes/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { GameFrame } from './game-frame.tsx';
import type { Game } from './open-game.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const game = { vassalage: 'JL', gameCode: 'hidden-pearls', displayName: 'Hidden Pearls', iconUrl: 'data:,' } as Game;

/** A game that reports its progress, and that it is ready when its button is pressed. */
const vendorPage = `<button onclick="say({ type: 'parlour.ready' })">Ready</button>
<script>const say = (message) => parent.postMessage(message, '*'); say({ type: 'parlour.loading', progress: 0.4 });</script>`;

function Playing() {
  const api = createApi({
    fetch: async () => {
      const url = URL.createObjectURL(new Blob([vendorPage], { type: 'text/html' }));
      return Response.json({ success: true, value: { url, origin: location.origin, sessionId: 's', playMoney: true } });
    },
  });
  return (
    <I18nProvider i18n={i18n}>
      <ApiContext value={api}>
        <QueryClientProvider client={createQueryClient()}>
          <GameFrame open={{ game, trial: false, attempt: 'a' }} onAgain={() => undefined} onClose={() => undefined} />
        </QueryClientProvider>
      </ApiContext>
    </I18nProvider>
  );
}

test('until a game is ready, the brand covers it and shows how much has loaded', async () => {
  await openPage('/', 'guest', Playing);
  const bar = page.getByRole('progressbar', { name: 'Opening the game' });
  await expect.element(bar).toHaveAttribute('aria-valuenow', '0.4');
  await expect.element(page.getByRole('img', { name: brand.name }).first()).toBeInTheDocument();
  const frame = document.querySelector('iframe')!;
  frame.contentDocument!.querySelector('button')!.click();
  await expect.element(bar).not.toBeInTheDocument();
});
