import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { OfficeError, openQueueChanges, type OfficeApi, type QueueChanges } from '@parlour/office-api';
import { OfficeContext, QueueChangesContext } from '@parlour/office-api/queries';
import { useRefusalText } from '@parlour/office-ui';
import { ErrorState, Spinner, ToastContext, type ToastStore } from '@parlour/ui';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { RouterProvider, type AnyRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { InvitationScreen } from '../entrance/invitation-screen.tsx';
import { LogInScreen } from '../entrance/log-in-screen.tsx';
import { Asked } from '../session/asked.tsx';
import type { Guard } from '../session/guard.ts';
import { SessionContext, useOwnSession } from '../session/session.ts';
import { usePreferences } from './preferences.ts';
import { speak } from './texts.ts';

export interface OfficeRootProps {
  i18n: I18n;
  /** Sends requests without asking the person: before the log-in there is no session to renew. */
  direct: OfficeApi;
  /** Asks the person if a call needs it. */
  office: OfficeApi;
  guard: Guard;
  queryClient: QueryClient;
  router: AnyRouter;
  toasts: ToastStore;
}

/** The whole office: the log-in while no operator is logged in, the screens afterwards. The address stays the same. */
export function OfficeRoot({ i18n, direct, office, guard, queryClient, router, toasts }: OfficeRootProps) {
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <ToastContext value={toasts}>
          <OfficeContext value={direct}>
            <Language i18n={i18n} />
            <Entrance>
              <OfficeContext value={office}>
                <RouterProvider router={router} />
              </OfficeContext>
              <Asked guard={guard} />
            </Entrance>
          </OfficeContext>
        </ToastContext>
      </QueryClientProvider>
    </I18nProvider>
  );
}

/** Listens for what others change, as long as an operator is logged in. */
function Live({ children }: { children: React.ReactNode }) {
  const [changes, setChanges] = useState<QueueChanges | null>(null);
  useEffect(() => {
    const opened = openQueueChanges(location.origin);
    setChanges(opened);
    return () => opened.close();
  }, []);
  return <QueueChangesContext value={changes}>{children}</QueueChangesContext>;
}

/** Follows the operator’s choice. */
function Language({ i18n }: { i18n: I18n }) {
  const { language } = usePreferences();
  useEffect(() => void speak(i18n, language), [i18n, language]);
  return null;
}

function Entrance({ children }: { children: React.ReactNode }) {
  const { t } = useLingui();
  const textOf = useRefusalText();
  const session = useOwnSession();
  const token = location.pathname === '/invitation' ? location.hash.slice(1) : undefined;
  if (token !== undefined && !session.data) return <InvitationScreen token={token} onIn={() => history.replaceState(null, '', '/')} />;
  if (session.data)
    return (
      <SessionContext value={session.data}>
        <Live>{children}</Live>
      </SessionContext>
    );
  if (session.error instanceof OfficeError && session.error.code === 'not_logged_in') return <LogInScreen />;
  if (session.error)
    return (
      <ErrorState
        wholeScreen
        title={textOf(session.error)}
        retryText={t`Try again`}
        onRetry={() => void session.refetch()}
        retrying={session.isFetching}
      />
    );
  return <Spinner />;
}
