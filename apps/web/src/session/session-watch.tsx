import { useLingui } from '@lingui/react/macro';
import { browserSessionHint, endSession, memberQuery, noteRestricted, useApi, useMember } from '@parlour/api';
import { authDialogAtom } from '@parlour/feature-auth';
import { useRouter } from '@parlour/routes';
import { useToasts } from '@parlour/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useSetAtom, useStore } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import { languageOf, rememberLanguage } from '../boot/language.ts';
import { keepTheme } from '../theme/use-theme.ts';
import type { SessionLapse } from './lapse.ts';

/**
 * Keeps the page in step with who is logged in: when a session ends here, elsewhere or on the server, nothing of the account stays visible.
 */
export function SessionWatch() {
  const { t, i18n } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const router = useRouter();
  const toasts = useToasts();
  const member = useMember();
  const setDialog = useSetAtom(authDialogAtom);
  const before = useRef(member);
  const store = useStore();
  /** Loaded only once a session has run out. */
  const lapse = useRef<SessionLapse>(null);

  const ended = useEffectEvent(() => {
    if (router.latestLocation.pathname.startsWith('/member/')) void router.navigate({ to: '/', replace: true });
    // Logging out empties the browser's storage; these two belong to the visitor, not the account.
    keepTheme();
    rememberLanguage(languageOf(i18n));
    toasts.show({ text: t`You are logged out.` });
  });
  useEffect(() => {
    if (before.current?.id !== member?.id) lapse.current?.memberChanged();
    if (before.current && !member) ended();
    // Nothing that another member had open stays open for the next.
    else if (before.current?.role === 'member' && before.current.id !== member?.id) void router.navigate({ to: '/', replace: true });
    before.current = member;
  }, [member, router]);

  // A reload of a page whose session may do nothing else.
  const askForPassword = useEffectEvent((account: string) => {
    noteRestricted(queryClient, account);
    setDialog((open) => (open?.kind === 'changePassword' || open?.kind === 'logout' ? open : { kind: 'changePassword', required: true }));
  });
  useEffect(() => {
    const askAgain = () => void queryClient.invalidateQueries({ queryKey: memberQuery(api).queryKey });
    // A page that the browser kept whole while its visitor was elsewhere.
    const shownAgain = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      if (browserSessionHint.exists()) askAgain();
      else endSession(queryClient);
    };
    const askForLogIn = async () => {
      const { createSessionLapse } = await import('./lapse.ts');
      lapse.current ??= createSessionLapse({ api, queryClient, store });
      return lapse.current.ask();
    };
    const withoutLogIn = () => {
      endSession(queryClient);
      return false;
    };
    addEventListener('pageshow', shownAgain);
    const stopHearing = [
      api.onSessionLost(() => askForLogIn().catch(withoutLogIn)),
      api.onPasswordChangeRequired((account) => askForPassword(account)),
      browserSessionHint.onOtherTab(() => (lapse.current ? void lapse.current.otherTab() : askAgain())),
    ];
    return () => {
      removeEventListener('pageshow', shownAgain);
      for (const stop of stopHearing) stop();
    };
  }, [api, queryClient, store]);
  return null;
}
