import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { gamesQuery, useApi, useLanguage } from '@parlour/api';
import { LoadFailure } from '@parlour/loaded';
import { SectionHeader, Stack, VisuallyHidden } from '@parlour/ui';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { LoadMore } from '../list/load-more.tsx';
import { GameGrid, GameGridSkeleton } from '../tile/game-grid.tsx';
import { FoundVendors } from './found-vendors.tsx';
import { HotSuggestions } from './hot-suggestions.tsx';
import { NothingFound } from './nothing-found.tsx';
import { keepSearch } from './recent-searches.ts';
import { resultsId } from './results-id.ts';
import { SearchStart } from './search-start.tsx';
import * as styles from './search.css.ts';

/** With this few results there is room for suggestions as well. */
const FEW = 7;

/** The results for `words` among all games; before anything is typed, ways to start. */
export function SearchScreen({ words }: { words: string }) {
  return <div id={resultsId}>{words === '' ? <SearchStart /> : <Found words={words} />}</div>;
}

function Found({ words }: { words: string }) {
  const { t } = useLingui();
  const games = useInfiniteQuery({
    ...gamesQuery(useApi(), useLanguage(), { search: words }),
    placeholderData: keepPreviousData,
  });
  if (games.error && !games.data) return <LoadFailure wholeScreen title={t`The search did not work`} query={games} />;
  if (!games.data) return <GameGridSkeleton count={12} />;
  const list = games.data.pages.flatMap((page) => page.list);
  const total = games.data.pages[0]?.page.totalCount ?? 0;
  const waits = games.isPlaceholderData;
  if (list.length === 0 && !waits) return <NothingFound words={words} />;
  return (
    <section aria-labelledby="found" aria-busy={waits} className={waits ? styles.waiting : undefined}>
      <Stack gap="4">
        <SectionHeader
          level={1}
          id="found"
          title={<Trans comment="Heading of what was found">“{words}”</Trans>}
          aside={
            <span role="status" className={styles.count}>
              <Plural value={total} one="# game" other="# games" />
            </span>
          }
        />
        <FoundVendors words={words} />
        {/* Taking a result shows that these were the right words. */}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
        <div onClickCapture={() => keepSearch(words)}>
          <VisuallyHidden as="h2">{t`Games`}</VisuallyHidden>
          <GameGrid games={list} priority={6} />
        </div>
        <LoadMore games={games} />
        {total < FEW && <HotSuggestions />}
      </Stack>
    </section>
  );
}
