import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { ApiError } from '@parlour/api';
import { useQuery, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Loaded } from './loaded.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

function Page({ ask }: { ask: () => Promise<string> }) {
  const query = useQuery({ queryKey: ['page'], queryFn: ask, retry: false });
  return (
    <Loaded query={query} failed="Your points could not be loaded">
      {(points) => <p>{points}</p>}
    </Loaded>
  );
}

test('says what could not be loaded, why and under which reference, offers to retry, and keeps what it has', async () => {
  const client = new QueryClient();
  let answer: () => Promise<string> = () => Promise.reject(new ApiError({ code: 'internal_error', status: 500, requestId: 'r-17' }));
  const screen = await render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <Page ask={() => answer()} />
      </QueryClientProvider>
    </I18nProvider>,
  );
  await expect.element(screen.getByText('Your points could not be loaded')).toBeVisible();
  await expect.element(screen.getByText(/r-17/)).toBeVisible();
  answer = () => Promise.resolve('1,200 points');
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText('1,200 points')).toBeVisible();
  answer = () => Promise.reject(new ApiError({ code: 'network', status: 0 }));
  await client.refetchQueries();
  await expect.element(screen.getByText('1,200 points')).toBeVisible();
});
