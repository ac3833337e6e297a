// The page's libraries, loaded but unused: the minimum weight of any page with these libraries (docs/guides/measure-a-page.md).
import { setupI18n } from '@lingui/core';
import { I18nProvider, Trans } from '@lingui/react';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createRootRoute, createRoute, createRouter, Link, Outlet, RouterProvider } from '@tanstack/react-router';
import { atom, Provider, useAtom } from 'jotai';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

const countAtom = atom(0);
const root = createRootRoute({ component: Outlet });
const home = createRoute({ getParentRoute: () => root, path: '/', component: Home });
const router = createRouter({ routeTree: root.addChildren([home]) });
const queryClient = new QueryClient();
const i18n = setupI18n({ locale: 'en', messages: { en: { hello: 'Hello' } } });

function Home() {
  const { data } = useQuery({ queryKey: ['nothing'], queryFn: () => Promise.resolve('Nothing') });
  const [count, setCount] = useAtom(countAtom);
  return (
    <main>
      <h1>
        <Trans id="hello" />
      </h1>
      <p>{data}</p>
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
      <Link to="/">Home</Link>
    </main>
  );
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Provider>
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router as never} />
        </QueryClientProvider>
      </I18nProvider>
    </Provider>
  </StrictMode>,
);
