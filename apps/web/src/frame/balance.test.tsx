import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { ApiContext, applyEvent, createApi, createQueryClient, placeBetsMutation, type Schema } from '@parlour/api';
import { QueryClientProvider, useMutation } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Balance } from './balance.tsx';

const vnd = (amount: string): Schema<'Money'> => ({ amount, currency: 'VND' });
const balance = (version: number, amount: string): Schema<'Balance'> => ({
  available: vnd(amount),
  locked: vnd('0'),
  version,
  playMoney: false,
});
const slip = { drawIds: ['XSMB-20260822'], lines: [{ type: 'de', selection: ['83'], unit: '81000', odds: '99.5' }] };
const answers: Record<string, unknown> = {
  '/wps/v2/wallets/balance': balance(7, '1000000'),
  '/lgw/bets': { ticketId: 't', lines: [], stake: vnd('81000'), balance: balance(8, '919000') } satisfies Schema<'PlacedTicket'>,
};

test('the balance in the header follows the answer to a slip and the event of a win, and ignores late older news', async () => {
  const api = createApi({
    baseUrl: location.origin,
    fetch: ({ url }) => Promise.resolve(Response.json({ success: true, value: answers[new URL(url).pathname] })),
  });
  const queryClient = createQueryClient();
  const Place = () => {
    const place = useMutation(placeBetsMutation(api, queryClient));
    return (
      <button type="button" onClick={() => place.mutate(slip)}>
        Place
      </button>
    );
  };
  const screen = await render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <ApiContext value={api}>
        <QueryClientProvider client={queryClient}>
          <Balance size="m" />
          <Place />
        </QueryClientProvider>
      </ApiContext>
    </I18nProvider>,
  );
  const shows = (amount: string) => expect.element(screen.getByText(amount, { exact: true })).toBeVisible();
  await shows('₫1,000,000');
  await screen.getByRole('button', { name: 'Place' }).click();
  await shows('₫919,000');
  applyEvent(queryClient, { type: 'balanceChanged', balance: balance(9, '8978500') });
  await shows('₫8,978,500');
  // The event of the slip itself comes last.
  applyEvent(queryClient, { type: 'balanceChanged', balance: balance(8, '919000') });
  await shows('₫8,978,500');
});
