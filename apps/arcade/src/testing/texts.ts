import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LanguageCode } from '@parlour/domain';
import type shell from '../shell/texts/EN.json';
import type page from '../verify/page/texts/EN.json';
import { packsFolder, textFolders } from '../packs/read-games.ts';

type Text = keyof typeof shell | keyof typeof page | 'name' | 'loading' | 'play' | 'hurry';

/** What the window of a game and the verifier page say in a language, as ICU messages, for journeys that read them. */
export function textsOfGame(code: string, language: LanguageCode): Readonly<Record<Text, string>> {
  const rooms = ['verify/page', ...textFolders(code)];
  const files = rooms.map((room) => path.join(packsFolder, '..', room, 'texts', `${language}.json`));
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as object)) as Record<Text, string>;
}
