import { usePictureAddress } from '@parlour/api';
import { movingPicture } from '@parlour/domain';
import { TilePreview } from '@parlour/ui';
import type { Game } from '../launch/open-game.ts';
import { TileHeart } from '../own/tile-heart.tsx';
import { TileFigures } from './tile-figures.tsx';
import { TileMaintenance } from './tile-maintenance.tsx';

export interface TileRestProps {
  part: 'heart' | 'figures' | 'maintenance' | 'picture';
  game: Game;
}

/** Parts of tiles for visitors who stay, in one file with one entry, since nearly every tile needs some of it. */
export function TileRest({ part, game }: TileRestProps) {
  if (part === 'heart') return <TileHeart game={game} />;
  if (part === 'picture') return <MovingPicture game={game} />;
  if (part === 'figures') return game.figures && <TileFigures {...game.figures} />;
  return game.maintenance && <TileMaintenance {...game.maintenance} />;
}

/** Only for pictures that we drew: a vendor's picture has no moving version. */
function MovingPicture({ game }: { game: Game }) {
  const moving = usePictureAddress(movingPicture(game.iconUrl) ?? '', false);
  return moving !== '' && <TilePreview pictureUrl={moving} />;
}
