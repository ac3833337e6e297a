import { Trans } from '@lingui/react/macro';
import { gamesQuery, useApi, useLanguage } from '@parlour/api';
import { listPaths, type ListedGameType } from '@parlour/domain';
import { gameListFilter, Link } from '@parlour/routes';
import { ArrowEndIcon, Button, gameTypeIcons, Section, SectionHeader, Stack } from '@parlour/ui';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { GameRow } from './game-row.tsx';
import * as styles from './lobby.css.ts';

/** At most so many on the home page (specification 9). */
const SHOWN = 12;

interface CategorySectionProps {
  id: string;
  gameType: ListedGameType;
  title: string;
}

/** The first games of a category, and the way to all of them. */
export function CategorySection({ id, gameType, title }: CategorySectionProps) {
  const { data } = useSuspenseInfiniteQuery(gamesQuery(useApi(), useLanguage(), gameListFilter(gameType)));
  const games = data.pages[0]?.list.slice(0, SHOWN) ?? [];
  const Icon = gameTypeIcons[gameType];
  if (games.length === 0) return null;
  return (
    <Section labelledBy={id} deferred="row">
      <Stack gap="3">
        <SectionHeader
          id={id}
          title={title}
          icon={<Icon />}
          aside={
            <Button size="s" variant="ghost" render={<Link to={listPaths[gameType]} />}>
              <span className={styles.seeAll}>
                <Trans comment="Link to all games of a category">See all</Trans>
                <ArrowEndIcon size="s" />
              </span>
            </Button>
          }
        />
        <GameRow games={games} />
      </Stack>
    </Section>
  );
}
