import { useLingui } from '@lingui/react/macro';
import { useSearchRoute } from '@parlour/routes';
import { ChevronStartIcon, IconButton, SearchField } from '@parlour/ui';
import { useEffect, type KeyboardEvent } from 'react';
import { preloadSearch, rememberSearch } from './lazy-search-screen.tsx';
import { resultsId } from './results-id.ts';
import { useSettledWords } from './use-settled-words.ts';

/**
 * The search over all games: in the header at desktop width, otherwise at the top of the home page. It opens when pressed or typed into;
 * Esc in the empty field, Back and the arrow close it.
 */
export function SiteSearch({ place }: { place: 'header' | 'page' }) {
  const { t } = useLingui();
  const { words, look, leave } = useSearchRoute();
  const open = words !== undefined;
  const { typed, type, settle, input } = useSettledWords(words ?? '', look);

  // Opened by a link from elsewhere: the visitor wants to type. The other one of the two fields is hidden.
  const opened = words === '';
  useEffect(() => {
    const field = input.current;
    if (opened && field?.checkVisibility() && !document.activeElement?.closest('[role=search]')) field.focus();
  }, [opened, input]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') {
      const first = document.getElementById(resultsId)?.querySelector<HTMLElement>('a, button');
      if (first) event.preventDefault();
      first?.focus();
    }
    if (event.key === 'Escape' && typed === '' && open) leave();
  };

  return (
    <SearchField
      ref={input}
      label={t`Find any game`}
      placeholder={t`Search games and providers`}
      clearText={t`Clear the search`}
      value={typed}
      onValueChange={type}
      onFocus={preloadSearch}
      onClick={() => {
        if (!open) look('');
      }}
      onKeyDown={onKeyDown}
      onSubmit={() => {
        settle();
        rememberSearch(typed);
        // On a phone the keyboard closes, and the results are visible.
        if (place === 'page') input.current?.blur();
      }}
      {...(place === 'page' && open && { start: <IconButton label={t`Close the search`} icon={<ChevronStartIcon />} onClick={leave} /> })}
    />
  );
}
