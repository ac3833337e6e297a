import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadBrand } from '@parlour/brand/schema';
import { catalogReader, publicBrand } from '@parlour/brand/vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brandFolder, siteFolder, workspace } from './places.ts';
import { render } from './render/renderer.ts';
import { startRenderingGateway } from './render/rendering-gateway.ts';
import { ownPage, scriptJson, standInOf } from './render/stand-in.ts';

// Compares with the output of `nx run-many -t build`; run that first.
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
});
afterAll(() => [sites, scripts].forEach((folder) => rmSync(folder, { recursive: true })));

test('a brand built alone, elsewhere and from nothing is the same in every byte as the one built with all others', () => {
  const listOf = (site: string) => JSON.parse(readFileSync(path.join(site, 'build.json'), 'utf8')) as Record<string, string>;
  const [there, again] = [listOf(siteFolder(id)), listOf(path.join(sites, 'brands', id))];
  expect(Object.keys(again).length).toBeGreaterThan(100);
  expect(Object.entries(again).filter(([file, hash]) => there[file] !== hash)).toEqual([]);
  expect(Object.keys(there).sort()).toEqual(Object.keys(again).sort());
});

test('its pages, which are rendered without names, are those that are rendered with its own', async () => {
  const brand = loadBrand(brandFolder(id));
  const standIn = standInOf(brand);
  const gateway = await startRenderingGateway([{ brand: standIn }, { brand }]);
  const [asStandIn, asBrand] = [gateway.fetchAs(standIn), gateway.fetchAs(brand)];
  // The seed otherwise draws these at random for each brand; here both brands get the same ones, each under its own name.
  const drawn = /getRankList|getListAnnouncements|getBanners/;
  const fetchOwn: typeof fetch = async (address, init) => {
    if (!drawn.test(String(address))) return asBrand(address, init);
    const answer = await asStandIn(address, init);
    return new Response((await answer.text()).replaceAll(standIn.name, brand.name), answer);
  };
  const catalog = catalogReader(workspace);
  try {
    for (const language of brand.languages) {
      const messages = await catalog(brandFolder(id), language);
      const job = { script: renderScriptThere(), language, messages, paths: ['/', '/rng', '/promotions', '/shell'] };
      const nameless = await render({ ...job, brand: publicBrand(standIn), fetch: asStandIn });
      const own = await render({ ...job, brand: publicBrand(brand), fetch: fetchOwn });
      expect(nameless.pages.map((page) => ownPage(page, standIn, brand))).toEqual(
        own.pages.map((page) => ({ ...page, state: scriptJson(page.state) })),
      );
    }
  } finally {
    await gateway.close();
  }
});

/** The folder of the one script for rendering pages that the build has left. */
function renderScriptThere(): string {
  const [folder] = globSync('render-*/', { cwd: scripts });
  return path.join(scripts, folder!);
}
