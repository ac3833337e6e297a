import { gameMenusQuery, useApi, useLanguage } from '@parlour/api';
import { listPaths, type GameType, type ListedGameType } from '@parlour/domain';
import { Stack } from '@parlour/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { CategorySection } from './category-section.tsx';
import { VendorSection } from './vendor-section.tsx';

/** Id of a category's section on the home page, for links to it. */
export function sectionId(gameType: GameType): string {
  return `games-${gameType.toLowerCase()}`;
}

export function isListed(gameType: GameType): gameType is ListedGameType {
  return Object.hasOwn(listPaths, gameType);
}

/** One section per category that has a vendor, in the merchant's order: games where there is a list, vendors where there is none. */
export function Lobby() {
  const { data: menus } = useSuspenseQuery(gameMenusQuery(useApi(), useLanguage()));
  return (
    <Stack gap="7">
      {menus.map(({ gameType, title }, place) =>
        isListed(gameType) ? (
          <CategorySection key={gameType} id={sectionId(gameType)} gameType={gameType} title={title} deferred={place > 0} />
        ) : (
          <VendorSection key={gameType} id={sectionId(gameType)} gameType={gameType} title={title} />
        ),
      )}
    </Stack>
  );
}
