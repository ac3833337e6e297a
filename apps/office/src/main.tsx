import '@parlour/ui/base';
import 'virtual:brand-theme.css';
import { createOfficeApi } from '@parlour/office-api';
import { createToastStore } from '@parlour/ui';
import { QueryClient } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { applyPreferences } from './boot/preferences.ts';
import { createOfficeRouter } from './boot/router.tsx';
import { speaking } from './boot/texts.ts';
import { OfficeRoot } from './boot/root.tsx';
import { attendedFetch } from './session/attended.ts';
import { createGuard, guarded } from './session/guard.ts';

void begin();

async function begin(): Promise<void> {
  const preferences = applyPreferences();
  const direct = createOfficeApi({ fetch: attendedFetch, origin: location.origin });
  const guard = createGuard();
  const queryClient = new QueryClient({
    defaultOptions: {
      // A refusal is final; only a request without an answer is sent again.
      queries: { staleTime: 10_000, retry: (count, error) => count < 2 && (error as { code?: unknown }).code === 'network' },
    },
  });
  createRoot(document.getElementById('root')!).render(
    <OfficeRoot
      i18n={await speaking(preferences.language)}
      direct={direct}
      office={guarded(direct, guard)}
      guard={guard}
      queryClient={queryClient}
      router={createOfficeRouter()}
      toasts={createToastStore()}
    />,
  );
}
