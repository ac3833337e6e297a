import { titlePicture } from '@parlour/domain';
import { catalogue, gameArtPath } from '@parlour/gateway/catalogue';
import type { Pictures } from '../pictures.ts';
import { gameTitle } from './game-title.ts';

/** The lettering of every game's name in every language that we have letters for, by its path below `/art/`. */
export function titlePictures(): Pictures {
  return new Map(
    catalogue.flatMap(({ vendor, gameCode, art, names }) =>
      Object.values(names).flatMap((name) => {
        const address = titlePicture(gameArtPath(vendor, gameCode), name);
        return address === undefined ? [] : [[address.slice('/art/'.length), drawn(name, gameTitle(name, art))] as const];
      }),
    ),
  );
}

function drawn(name: string, picture: string | undefined): string {
  if (picture === undefined) throw new RangeError(`no font of the art has all letters of "${name}"`);
  return picture;
}
