import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pofile from 'pofile';
import { describe, expect, test } from 'vitest';
import { situations } from './situations.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The texts of the site by language: of each English one, its translation. */
const languages = new Map<string, Map<string, string>>();
for (const file of globSync('{libs,apps}/*/src/locales/*.po', { cwd: root })) {
  const tag = path.basename(file, '.po');
  const texts = languages.get(tag) ?? new Map<string, string>();
  for (const { msgid, msgstr } of pofile.parse(read(file)).items) texts.set(msgid, msgstr[0] ?? '');
  languages.set(tag, texts);
}

test('every bundled language is looked at', () => expect([...languages.keys()].sort()).toEqual(['ar', 'bn', 'en', 'th', 'vi', 'zh-CN']));

describe.each(situations)('$situation', ({ says, journey }) => {
  test('is met on screen by its journey', () => {
    expect(read(`apps/web-e2e/src/journeys/${journey}.spec.ts`)).toContain(`'${says}'`);
  });

  test('is said in every bundled language', () => {
    for (const [tag, texts] of languages) {
      expect(texts.has(says), tag).toBe(true);
      if (tag !== 'en') expect(texts.get(says), tag).not.toMatch(/^$/);
    }
  });
});
