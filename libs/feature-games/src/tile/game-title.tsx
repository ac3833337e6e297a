import { usePictureAddress } from '@parlour/api';
import { titlePicture } from '@parlour/domain';
import { TileTitle } from '@parlour/ui';
import type { Game } from '../launch/open-game.ts';

/** The lettering of a game's name on the foot of its picture, where we drew it: a vendor's picture has its name in it. */
export function GameTitle({ iconUrl, displayName }: Pick<Game, 'iconUrl' | 'displayName'>) {
  const title = usePictureAddress(titlePicture(iconUrl, displayName) ?? '', false);
  return title !== '' && <TileTitle key={title} pictureUrl={title} />;
}
