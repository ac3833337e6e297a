import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadBrand, type Brand } from '@parlour/brand/schema';
import { catalogReader, publicBrand } from '@parlour/brand/vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { joined } from './files/chunks.ts';
import { brandFolder, siteFolder, workspace } from './places.ts';
import type { Answer, Ask, PageWanted } from './render/messages.ts';
import { pageTemplate, type PageText } from './render/page-template.ts';
import { startRenderer, type Renderer } from './render/renderer.ts';
import { startRenderingGateway } from './render/rendering-gateway.ts';
import { standInOf } from './render/stand-in.ts';
import { scriptJson } from './script-json.ts';

// Compares with what `nx run-many -t build` has made: run it first.
const id = 'neutral';
let sites: string;
let scripts: string;
beforeAll(() => {
  sites = mkdtempSync(path.join(tmpdir(), 'parlour-again-'));
  mkdirSync(path.join(workspace, 'dist'), { recursive: true });
  scripts = mkdtempSync(path.join(workspace, 'dist/.again-'));
  execFileSync(process.execPath, ['tools/commands/build-brands.ts', id], {
    cwd: workspace,
    env: { ...process.env, SITES_DIR: path.join(sites, 'brands'), SCRIPTS_DIR: scripts },
  });
}, 240_000);
afterAll(() => [sites, scripts].forEach((folder) => rmSync(folder, { recursive: true })));

test('a brand built alone, elsewhere and from nothing is the same in every byte as the one built with all others', () => {
  const listOf = (site: string) => JSON.parse(readFileSync(path.join(site, 'build.json'), 'utf8')) as Record<string, string>;
  const [there, again] = [listOf(siteFolder(id)), listOf(path.join(sites, 'brands', id))];
  expect(Object.keys(again).length).toBeGreaterThan(100);
  expect(Object.entries(again).filter(([file, hash]) => there[file] !== hash)).toEqual([]);
  expect(Object.keys(there).sort()).toEqual(Object.keys(again).sort());
});

test(
  'its pages, which are rendered without names and for all languages, are those that are rendered with its own',
  { timeout: 180_000 },
  async () => {
    const brand = loadBrand(brandFolder(id));
    const standIn = standInOf(brand);
    const gateway = startRenderingGateway([standIn, brand]);
    const renderer = startRenderer({ script: renderScriptThere() });
    const [asStandIn, asBrand] = [gateway.askAs(standIn), gateway.askAs(brand)];
    // The seed draws these at random, otherwise for each brand: both get the same, each under its name.
    const drawn = /getRankList|getListAnnouncements|getBanners/;
    const renamed = ({ body, ...answer }: Answer) => ({ ...answer, body: body.replaceAll(standIn.name, brand.name) });
    try {
      const pages = brand.languages.flatMap((language) => ['/', '/rng', '/promotions', '/shell'].map((at) => ({ path: at, language })));
      const nameless = await rendered(renderer, standIn, pages, asStandIn);
      const own = await rendered(renderer, brand, pages, async (url, headers) =>
        drawn.test(url) ? renamed(await asStandIn(url, headers)) : asBrand(url, headers),
      );
      expect(own).toHaveLength(8);
      for (const [index, page] of own.entries())
        expect(textOf(pageTemplate(nameless[index]!, standIn).of(brand))).toEqual({ ...page, state: scriptJson(page.state) });
    } finally {
      await Promise.all([renderer.close(), gateway.close()]);
    }
  },
);

function textOf({ head, body, state }: PageText): Record<keyof PageText, string> {
  return { head, body: Buffer.from(joined(body)).toString(), state: Buffer.from(joined(state)).toString() };
}

/** The folder of the one script that renders pages which the build has left. */
function renderScriptThere(): string {
  const [note] = globSync('render-*.json', { cwd: scripts });
  const { hash } = JSON.parse(readFileSync(path.join(scripts, note!), 'utf8')) as { hash: string };
  return path.join(scripts, hash.slice(0, 32));
}

async function rendered(renderer: Renderer, brand: Brand, pages: readonly PageWanted[], ask: Ask) {
  const catalog = catalogReader(workspace);
  const wanted = new Set(pages.map(({ language }) => language));
  const messages = await Promise.all([...wanted].map(async (language) => [language, await catalog(brandFolder(id), language)] as const));
  const job = { brand: publicBrand(brand), messages: Object.fromEntries(messages), pages };
  return (await renderer.render(job, ask)).pages;
}
