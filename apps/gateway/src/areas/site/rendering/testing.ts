import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { renderKitName, renderKitsName, type RenderKit } from './kit.ts';

/** Replaces the script of a build: it shows the announcements that the gateway answers, and fails on a particular one. */
const script = `
const { brand, messages } = globalThis.testBrand;
export async function render({ path, language, fetch }) {
  const answer = await fetch('/wps/relay/MCSFE_getListAnnouncements?types=PR&language=' + language);
  const { value } = await answer.json();
  const titles = value.list.map(({ title }) => title).join('|');
  if (titles.includes('broken')) throw new Error('this cannot be rendered');
  return { head: '<title>' + brand.name + '</title>', body: messages[language].says + ' ' + path + ' ' + titles, state: { titles } };
}`;

/** Writes a site and its kit into the folder of sites as tools/build does; returns the name of the build. */
export function writeTestSite(sites: string, brand: string): string {
  const built = '<html>as it was built</html>';
  const files = ['BN', 'EN'].flatMap((language) => ['index', 'help', 'shell'].map((name) => `pages/${language}/${name}.html`));
  for (const file of files) write(path.join(sites, brand, file), built);
  const list = JSON.stringify(Object.fromEntries(files.map((file) => [file, createHash('sha256').update(built).digest('hex')])));
  write(path.join(sites, brand, 'build.json'), list);
  const kit: RenderKit = {
    runtimeGlobal: 'testBrand',
    brand: { name: 'Lotus' },
    pages: [
      { name: 'index', path: '/' },
      { name: 'help', path: '/help' },
    ],
    languages: Object.fromEntries(
      ['BN', 'EN'].map((language) => [
        language,
        {
          frame: ['<head><script></script>', '</head><p>', '</p><script type="application/json">', '</script>'],
          messages: { says: `in ${language}` },
        },
      ]),
    ),
  };
  const place = path.join(path.dirname(sites), renderKitsName, brand, renderKitName(list));
  write(path.join(place, 'kit.json'), JSON.stringify(kit));
  write(path.join(place, 'script/package.json'), '{ "type": "module" }');
  write(path.join(place, 'script/entry-server.js'), script);
  write(path.join(sites, brand, 'csp.json'), JSON.stringify({ scriptHashes: [] }));
  return renderKitName(list);
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
