import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { catalogue, gameArtPath } from '@parlour/gateway/catalogue';
import { gamePicture } from '../art/game-picture.ts';

/** Draws every picture that the gateway's answers name, below `target`. */
export async function writeArt(target: string): Promise<void> {
  const pictures = catalogue.map((game) => [gameArtPath(game.vendor, game.gameCode), gamePicture(game.vendor, game.gameCode, game.art)] as const);
  for (const folder of new Set(pictures.map(([address]) => path.dirname(address)))) await mkdir(path.join(target, folder), { recursive: true });
  await Promise.all(pictures.map(([address, svg]) => writeFile(path.join(target, address), svg)));
}
