import { useLingui } from '@lingui/react/macro';
import { useMatches } from '@parlour/routes';
import { useEffect } from 'react';
import { pageTitle } from '../page-title.ts';

/** Keeps the tab's title true to the screen and the language. */
export function PageTitle() {
  const { i18n } = useLingui();
  const screen = useMatches({ select: (matches) => matches.at(-1)?.staticData.screen });
  const title = pageTitle(i18n, screen);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
