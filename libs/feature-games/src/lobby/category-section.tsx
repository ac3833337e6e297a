import { gamesQuery, useApi, useLanguage } from '@parlour/api';
import { listPaths, type ListedGameType } from '@parlour/domain';
import { gameListFilter } from '@parlour/routes';
import { gameTypeIcons, Section, SectionHeader, Stack } from '@parlour/ui';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { GameRow } from './game-row.tsx';
import { SeeAll } from './see-all.tsx';

/** The most on the home page (specification 9). */
const SHOWN = 12;

interface CategorySectionProps {
  id: string;
  gameType: ListedGameType;
  title: string;
}

/** The first games of a category, with a link to all of them. */
export function CategorySection({ id, gameType, title }: CategorySectionProps) {
  const { data } = useSuspenseInfiniteQuery(gamesQuery(useApi(), useLanguage(), gameListFilter(gameType)));
  const games = data.pages[0]?.list.slice(0, SHOWN) ?? [];
  const Icon = gameTypeIcons[gameType];
  if (games.length === 0) return null;
  return (
    <Section labelledBy={id} deferred="row">
      <Stack gap="3">
        <SectionHeader id={id} title={title} icon={<Icon />} aside={<SeeAll to={listPaths[gameType]} />} />
        <GameRow games={games} />
      </Stack>
    </Section>
  );
}
