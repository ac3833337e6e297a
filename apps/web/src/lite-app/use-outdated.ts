// @flag liteApp
import { useLingui } from '@lingui/react/macro';
import { ApiError, errorMessage } from '@parlour/api';
import { useToasts } from '@parlour/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Asks once to reload a page that the gateway no longer serves (content N84). It reloads nothing by itself: what was typed stays. */
export function useOutdated(): void {
  const { t, i18n } = useLingui();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const asked = useRef(false);
  const hear = useEffectEvent((error: unknown) => {
    if (asked.current || !(error instanceof ApiError) || error.code !== 'page_outdated') return;
    asked.current = true;
    toasts.show({
      mood: 'warning',
      lastsMs: null,
      text: i18n._(errorMessage(error)),
      action: { text: t`Reload the page`, onPress: () => location.reload() },
    });
  });
  useEffect(() => {
    const ends = [
      queryClient.getQueryCache().subscribe((event) => event.type === 'updated' && hear(event.query.state.error)),
      queryClient.getMutationCache().subscribe((event) => event.type === 'updated' && hear(event.mutation.state.error)),
    ];
    return () => ends.forEach((end) => end());
  }, [queryClient]);
}
