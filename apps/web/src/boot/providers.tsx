import { I18nProvider } from '@lingui/react';
import { ApiContext } from '@parlour/api';
import { ServiceUrl } from '@parlour/forms';
import { RouterProvider } from '@parlour/routes';
import { ToastContext } from '@parlour/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { Provider as StoreProvider } from 'jotai';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useContactsInForce } from '../frame/contacts-in-force.ts';
import type { Page } from './page.ts';
import { PageContext } from './page-context.ts';

/** The whole page: the router inside everything that components may ask for. `onLive` is called when the browser has made it live. */
export function PageRoot({ page, onLive }: { page: Page; onLive?: () => void }) {
  const live = useEffectEvent(() => onLive?.());
  useEffect(() => live(), []);
  return (
    <PageContext value={page}>
      <StoreProvider store={page.store}>
        <I18nProvider i18n={page.i18n}>
          <ApiContext value={page.api}>
            <QueryClientProvider client={page.queryClient}>
              <ToastContext value={page.toasts}>
                <ToService>
                  <RouterProvider router={page.router} />
                </ToService>
              </ToastContext>
            </QueryClientProvider>
          </ApiContext>
        </I18nProvider>
      </StoreProvider>
    </PageContext>
  );
}

/** Where forms send people who need help. */
function ToService({ children }: { children: ReactNode }) {
  const contacts = useContactsInForce();
  return <ServiceUrl value={(contacts.find(({ csType }) => csType === 'LIVECHAT') ?? contacts[0])?.url}>{children}</ServiceUrl>;
}
