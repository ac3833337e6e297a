/**
 * Plays the rounds of every finite book whose `book.json` does not match its pack, and writes it: `node
 * apps/arcade/src/verify/write-books.ts`.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { engines } from '../engines/engines.ts';
import { packsFolder, readGames } from '../packs/read-games.ts';
import { bookFile, bookOf } from './book-file.ts';

for (const [code, { current }] of readGames()) {
  const folder = path.join(packsFolder, code);
  const { counts } = engines[current.pack.engine]!.exactFigures(current.pack, bookOf(folder));
  if (counts) writeFileSync(bookFile(folder), `${JSON.stringify(counts, null, 2)}\n`);
}
