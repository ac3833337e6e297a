import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { TileMaintenance } from './tile-maintenance.tsx';

const i18n = setupI18n({ locale: 'en-GB', messages: { 'en-GB': {} } });
const shown = async (maintenance: { until?: string; text: string }) => {
  const { container } = await render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <TileMaintenance {...maintenance} />
      </QueryClientProvider>
    </I18nProvider>,
  );
  return container.textContent;
};

test('a tile shows the end of maintenance in the reader’s time: only the hour if today, with the day if later, nothing if unknown', async () => {
  const evening = new Date();
  evening.setHours(18, 0, 0, 0);
  expect(await shown({ until: evening.toISOString(), text: '' })).toBe('Under maintenance until 18:00');
  evening.setFullYear(2032, 2, 7);
  expect(await shown({ until: evening.toISOString(), text: 'New reels.' })).toBe('Under maintenance until 7 Mar 2032, 18:00 (New reels.)');
  expect(await shown({ text: '' })).toBe('Under maintenance');
});
