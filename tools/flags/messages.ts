import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { formatter } from '@lingui/format-po';
import { workspace } from '../build/places.ts';

/** A text of the site. */
export interface Message {
  /** The English text in the code. */
  text: string;
  /** The files that contain it, relative to the root of the workspace. */
  files: readonly string[];
}

/** Every message of the libraries and the app, by its id in the catalogues. */
export async function readMessages(): Promise<ReadonlyMap<string, Message>> {
  const format = formatter({ lineNumbers: false });
  const found = new Map<string, Message>();
  for (const file of globSync(['libs/*/src/locales/en.po', 'apps/web/src/locales/en.po'], { cwd: workspace })) {
    const catalog = await format.parse(readFileSync(path.join(workspace, file), 'utf8'), {
      locale: 'en',
      sourceLocale: 'en',
      filename: file,
    });
    for (const [id, { message, translation, origin = [] }] of Object.entries(catalog)) {
      const files = origin.map(([source]) => source);
      found.set(id, { text: message || translation || id, files: [...(found.get(id)?.files ?? []), ...files] });
    }
  }
  return found;
}
