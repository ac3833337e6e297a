import { useLingui } from '@lingui/react/macro';
import { FavouriteHeart } from '@parlour/ui';
import type { Game } from '../launch/open-game.ts';
import { useFavourite } from './use-favourite.ts';

/** The heart of a game's tile. */
export function TileHeart({ game }: { game: Game }) {
  const { t } = useLingui();
  const { favourite, press } = useFavourite(game);
  return (
    <FavouriteHeart
      text={t({ message: 'Favourite', comment: 'Button with a heart; the name of a game follows' })}
      name={game.displayName}
      pressed={favourite}
      onToggle={press}
    />
  );
}
