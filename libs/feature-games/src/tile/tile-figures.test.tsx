import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Game } from '../launch/open-game.ts';
import { TileFigures } from './tile-figures.tsx';

const i18n = setupI18n({ locale: 'en-GB', messages: { 'en-GB': {} } });
const lines = async (figures: NonNullable<Game['figures']>) => {
  const { container } = await render(
    <I18nProvider i18n={i18n}>
      <TileFigures {...figures} />
    </I18nProvider>,
  );
  return Array.from(container.children, ({ textContent }) => textContent);
};

test('a tile tells return, volatility, how often a round pays and the most that one pays', async () => {
  expect(await lines({ rtp: 9634, volatility: 'veryHigh', hitRate: 4085, maxWin: 868_650 })).toEqual([
    'RTP 96.34%',
    'Volatility: Very high',
    'Pays in 40.85% of rounds',
    'Wins up to 8,686×',
  ]);
});

test('what a vendor does not state is left out, as how often rounds pay where the player’s choices decide it', async () => {
  expect(await lines({ rtp: 9890, volatility: 'low', maxWin: 120_000 })).toEqual(['RTP 98.9%', 'Volatility: Low', 'Wins up to 1,200×']);
});
