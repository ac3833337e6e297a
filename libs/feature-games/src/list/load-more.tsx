import { Trans, useLingui } from '@lingui/react/macro';
import { errorMessage, type Schema } from '@parlour/api';
import { Button } from '@parlour/ui';
import * as styles from './load-more.css.ts';

/** The part of a paged query of games that is needed here, whether it suspends or not. */
interface PagedGames {
  data: { pages: readonly Schema<'GamePage'>[] } | undefined;
  error: Error | null;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage(): unknown;
}

/** How many of how many are shown, and a button for the next page. */
export function LoadMore({ games }: { games: PagedGames }) {
  const { t, i18n } = useLingui();
  // The header of a list already states the total; this states the progress.
  if (!games.data || (!games.hasNextPage && games.data.pages.length === 1)) return null;
  const count = games.data.pages.reduce((sum, { list }) => sum + list.length, 0);
  const [shown, total] = [count, games.data.pages.at(-1)?.page.totalCount ?? count].map((some) => i18n.number(some));
  return (
    <div className={styles.more}>
      <p role="status" className={styles.count}>
        <Trans comment="Counts of games in a list">
          {shown} of {total} games
        </Trans>
      </p>
      {games.isFetchNextPageError && <p role="alert">{i18n._(errorMessage(games.error))}</p>}
      {games.hasNextPage && (
        <Button
          variant="secondary"
          loading={games.isFetchingNextPage}
          loadingText={t`Loading more games`}
          onClick={() => games.fetchNextPage()}
        >
          <Trans>Load more</Trans>
        </Button>
      )}
    </div>
  );
}
