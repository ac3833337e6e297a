import { useLingui } from '@lingui/react/macro';
import { useMatches, useRouter, useShownPage } from '@parlour/routes';
import { useEffect, useRef } from 'react';
import { usePage } from '../boot/page-context.ts';
import { pageTitle } from '../page-title.ts';
import { useCounts } from './use-counts.ts';
import { withCount } from './with-count.ts';

/**
 * Keeps the tab's title in step with the screen, the language and the number of unread messages, and moves the focus to the content of each
 * new screen: otherwise a screen-reader user would stay on a link of the screen before.
 */
export function PageTitle() {
  const { i18n } = useLingui();
  const page = usePage();
  const { title: ofRoute } = useShownPage();
  const pathname = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '/' });
  const title = pageTitle({ title: ofRoute, pathname }, { ...page, i18n });
  const { messages: unread } = useCounts();
  useEffect(() => {
    document.title = title;
  }, [title]);
  // A screen may have put a name of its own into the title.
  useEffect(() => {
    document.title = withCount(document.title, unread);
  }, [title, unread]);

  const { history } = useRouter();
  const before = useRef(pathname);
  useEffect(() => {
    const from = before.current;
    before.current = pathname;
    if (from === pathname || from === history.location.state.sentOnFrom) return;
    // Typing into the search continues on the results page.
    if (document.activeElement?.closest('[role=search]')) return;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, history]);
  return null;
}
