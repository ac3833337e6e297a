import { usePictureAddress } from '@parlour/api';
import { titlePicture } from '@parlour/domain';
import { TileTitle } from '@parlour/ui';
import type { Game } from '../launch/open-game.ts';

/** The lettering of a game's name at the bottom of its picture, if we drew the picture: a vendor's picture already contains its name. */
export function GameTitle({ iconUrl, displayName }: Pick<Game, 'iconUrl' | 'displayName'>) {
  const title = usePictureAddress(titlePicture(iconUrl, displayName) ?? '', false);
  return title !== '' && <TileTitle key={title} pictureUrl={title} />;
}
