import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LanguageCode } from '@parlour/domain';
import type shell from '../shell/texts/EN.json';
import type page from '../verify/page/texts/EN.json';
import { packsFolder, readPacks } from '../packs/read-games.ts';

type Text = keyof typeof shell | keyof typeof page | 'name' | 'loading' | 'play' | 'hurry';

/** What the window of a game and the verifier page say in a language, as ICU messages, for journeys that read them. */
export function textsOfGame(code: string, language: LanguageCode): Readonly<Record<Text, string>> {
  const { engine } = readPacks(path.join(packsFolder, code))[0]!.pack;
  const rooms = [
    'shell',
    'verify/page',
    path.join('engines', path.dirname(engine)),
    path.join('engines', engine),
    path.join('packs', code),
  ];
  const files = rooms.map((room) => path.join(packsFolder, '..', room, 'texts', `${language}.json`)).filter((file) => existsSync(file));
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as object)) as Record<Text, string>;
}
