import { useLingui } from '@lingui/react/macro';
import { favouriteGamesQuery, useApi, useLanguage } from '@parlour/api';
import { HeartIcon } from '@parlour/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { OwnGames } from './own-games.tsx';

/** The member's favourite games, most recently added first (specification 2: /favorite). */
export function FavouritesScreen() {
  const { t } = useLingui();
  return (
    <OwnGames
      icon={<HeartIcon size="l" />}
      title={t`Favourites`}
      games={useInfiniteQuery(favouriteGamesQuery(useApi(), useLanguage()))}
      empty={{ icon: <HeartIcon size="xl" />, title: t`No favourites yet`, text: t`Tap the heart on a game to keep it here.` }}
    />
  );
}
