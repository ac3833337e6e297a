import { usePictureAddress } from '@parlour/api';
import { movingPicture } from '@parlour/domain';
import { TilePreview } from '@parlour/ui';
import type { Game } from '../launch/open-game.ts';
import { TileHeart } from '../own/tile-heart.tsx';
import { GameTitle } from './game-title.tsx';
import { TileFigures } from './tile-figures.tsx';
import { TileMaintenance } from './tile-maintenance.tsx';

interface TileExtraProps {
  part: 'heart' | 'figures' | 'maintenance' | 'preview';
  game: Game;
}

/** What tiles show once the page is live: one file, and one door to it, for nearly every tile has some of it. */
export function TileExtra({ part, game }: TileExtraProps) {
  if (part === 'heart') return <TileHeart game={game} />;
  if (part === 'preview') return <Pictures game={game} />;
  if (part === 'figures') return game.figures && <TileFigures {...game.figures} />;
  return game.maintenance && <TileMaintenance {...game.maintenance} />;
}

/** Of pictures that we drew: what a vendor brings has no moving twin. */
function Pictures({ game }: { game: Game }) {
  const moving = usePictureAddress(movingPicture(game.iconUrl) ?? '', false);
  return (
    <>
      {moving !== '' && <TilePreview pictureUrl={moving} />}
      <GameTitle {...game} />
    </>
  );
}
