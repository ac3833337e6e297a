// Security D06 (docs/security.md).
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { loadBrands, type Brand } from '@parlour/brand/schema';
import { catalogReader } from '@parlour/brand/vite';
import { ownRooms } from '@parlour/gateway/sites';
import { keptShares, mostKept, offlinePath, type WorkerSite } from '@parlour/web/worker-site';
import { languageCodes, languages, type LanguageCode } from '@parlour/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { flagsOfMessages } from '../flags/flag-messages.ts';
import { buildBareStack } from '../bench-page/bare/build.ts';
import { filesBelow } from './compress.ts';
import { cspHash } from './inline-scripts.ts';
import { brandFolder, brandsFolder, siteFolder, sitesFolder, workspace } from './places.ts';
import { firstView, firstViewScriptBytes, mostScript } from './first-view.ts';
import { scriptsOf } from './scripts-of.ts';

// Checks the output of `nx run-many -t build`; run that first.
const brands = loadBrands(brandsFolder);

/** The libraries alone, built like our pages (tools/bench-page/bare), as the reference for our own script. */
let bareStackBytes = 0;
beforeAll(async () => {
  const { folder, remove } = await buildBareStack();
  const scripts = globSync('assets/*.js', { cwd: folder });
  bareStackBytes = scripts.reduce((sum, file) => sum + brotliCompressSync(readFileSync(path.join(folder, file))).length, 0);
  remove();
});
/**
 * How much script opening a lottery's betting page may fetch in addition to the lobby's, in bytes of brotli (issue of lotteries,
 * "Figures").
 */
const mostBettingScript = 40_000;
/** How much script an untouched home page may fetch once it is live, in bytes of brotli. */
const mostOnceLive = 2_000;
/** The limit for a style sheet, in bytes of brotli. */
const mostStyle = 24_000;

describe.each(brands.map((brand) => [brand.id, brand] as const))('the built site of %s', (id, brand) => {
  let files: string[];
  const read = (file: string) => readFileSync(path.join(siteFolder(id), file), 'utf8');
  const scripts = () =>
    files
      .filter((file) => file.endsWith('.js'))
      .map(read)
      .join('\n');
  const pages = () => files.filter((file) => file.endsWith('.html'));

  beforeAll(async () => {
    files = await filesBelow(siteFolder(id));
  });

  test('is whole', () => {
    expect(files).toEqual(
      expect.arrayContaining([
        'csp.json',
        'build.json',
        'sw.js',
        'robots.txt',
        'favicon.svg',
        'icon-180.png',
        'logo.svg',
        'social-card.png',
      ]),
    );
    for (const language of brand.languages)
      for (const page of ['index', 'rng', 'shell']) expect(files).toContain(`pages/${language}/${page}.html`);
  });

  test('has no operation of the office (office O1)', () => {
    expect(scripts()).not.toContain('/office/');
  });

  test('has pages in its languages only', () => {
    expect(new Set(pages().map((file) => file.split('/')[1]))).toEqual(new Set(brand.languages));
  });

  test('has the texts of a flag exactly when the flag is on', async () => {
    const code = scripts();
    const wrong = [...(await flagsOfMessages())].filter(([id, needed]) => code.includes(id) !== needed.every((flag) => brand.flags[flag]));
    expect(wrong).toEqual([]);
  });

  test('has no catalogue of a language that it does not offer', async () => {
    const code = scripts();
    const own = await textsOf(brand, brand.languages);
    for (const language of languageCodes.filter((code) => !brand.languages.includes(code))) {
      // A single word in plain letters, such as "Email", may be part of a name in the code.
      const foreign = [...(await textsOf(brand, [language]))].filter(
        (text) => text.length > 4 && !/^\w+$/.test(text) && !own.has(text) && text !== languages[language].name,
      );
      expect(foreign.length, `${language} is translated`).toBeGreaterThan(20);
      expect(foreign.filter((text) => code.includes(text))).toEqual([]);
    }
  });

  test('runs only inline scripts that its policy lists, and has no inline styles', () => {
    const { scriptHashes } = JSON.parse(read('csp.json')) as { scriptHashes: string[] };
    for (const page of pages()) {
      const html = read(page);
      const inline = [...html.matchAll(/<script(?: data-also="[^"]*" data-sums="[^"]*")?>([\s\S]*?)<\/script>/g)].map((match) =>
        cspHash(match[1]!),
      );
      expect(inline.length).toBeGreaterThan(0);
      expect(scriptHashes).toEqual(expect.arrayContaining(inline));
      expect(html).not.toMatch(/<script (?!type="application\/json"|data-also=)/);
      expect(html).not.toMatch(/<style|<[^>]+\sstyle=|<[^>]+\son[a-z]+=/);
    }
  });

  test('states the integrity of every style sheet and script that a page fetches', () => {
    const sumOf = (address: string) =>
      `sha256-${createHash('sha256')
        .update(readFileSync(path.join(siteFolder(id), address)))
        .digest('base64')}`;
    for (const page of pages()) {
      const html = read(page);
      const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)" integrity="([^"]+)">/g)].map(([, file, sum]) => [
        file!,
        sum!,
      ]);
      expect(sheets.length).toBe(html.match(/rel="stylesheet"/g)!.length);
      const [, also, sums] = /data-also="([^"]*)" data-sums="([^"]*)"/.exec(html)!;
      const scripts = [/let d=document.*?a="([^"]+)"/.exec(html)![1]!, ...also!.split(' ')];
      const told = [...sheets, ...scripts.map((file, index) => [file, sums!.split(' ')[index]!] as const)];
      expect(told.filter(([file, sum]) => sumOf(file) !== sum)).toEqual([]);
    }
  });

  test('can be installed in each of its languages exactly when it has the Lite app (content N82)', () => {
    for (const language of brand.languages) {
      const linked = /<link rel="manifest" href="\/([^"]+)">/.exec(read(`pages/${language}/index.html`))?.[1];
      expect(linked !== undefined).toBe(brand.flags.liteApp);
      if (linked === undefined) continue;
      const manifest = JSON.parse(read(linked)) as {
        lang: string;
        icons: { src: string; sizes: string; purpose: string }[];
        screenshots: { src: string }[];
        theme_color: string;
        background_color: string;
        shortcuts: { name: string; url: string }[];
      };
      expect(manifest).toMatchObject({ id: '/', start_url: '/?source=app', display: 'standalone', lang: languages[language].tag });
      expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
      expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
      expect([manifest.theme_color, manifest.background_color]).toEqual([
        expect.stringMatching(/^#[\da-f]{6}$/i),
        expect.stringMatching(/^#[\da-f]{6}$/i),
      ]);
      expect(manifest.screenshots.length).toBeGreaterThan(0);
      expect(manifest.screenshots.filter(({ src }) => !files.includes(src.slice(1)))).toEqual([]);
      expect(manifest.icons.filter(({ src }) => !files.includes(src.slice(1)))).toEqual([]);
      expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/member/depositv2', '/rng', '/member/messageV2']);
    }
  });

  test('keeps what every page needs at the start, and little more (content N83)', () => {
    if (!brand.flags.liteApp) return expect(read('sw.js')).toContain('unregister()');
    const told = workerSiteIn(read('sw.js'));
    expect(Object.keys(told.languages)).toEqual(brand.languages);
    for (const language of brand.languages) {
      const kept = [...told.common, ...told.languages[language]!.files].map(({ url }) =>
        url === offlinePath ? `pages/${language}/offline.html` : url.slice(1),
      );
      const { linked, scripts: started } = firstView(siteFolder(id), language);
      const fromStart = [...linked, ...started].filter((file) => file.startsWith('assets/'));
      expect(new Set(kept)).toEqual(new Set([`pages/${language}/offline.html`, ...fromStart]));
      const sizes = kept.map((file) => readFileSync(path.join(siteFolder(id), files.includes(`${file}.br`) ? `${file}.br` : file)).length);
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(400_000);
      for (const page of told.rendered)
        expect(read(`pages/${language}/${page.slice(1) || 'index'}.html`).length, page).toBeLessThan(keptShares.pages.bytes);
    }
    // No path that the gateway answers itself is one of its pages.
    const isPage = new RegExp(told.pages, 'i');
    expect(ownRooms.map((room) => `/${room}/x`).filter((address) => isPage.test(address))).toEqual([]);
  });

  test('tells the gateway its addresses, which are listed in the folder of the brand', () => {
    const { routes } = JSON.parse(read('csp.json')) as { routes: string[] };
    expect(`${routes.join('\n')}\n`).toBe(readFileSync(path.join(brandFolder(id), 'urls.txt'), 'utf8'));
  });

  test('asks only for files that exist', () => {
    for (const page of pages()) {
      const html = read(page).replace(/<script[\s\S]*?<\/script>/g, '');
      const asked = [...html.matchAll(/(?:src|href)="\/([^"?#]+\.[a-z0-9]+)"/g)].map((match) => match[1]!);
      expect(asked.length).toBeGreaterThan(0);
      expect(asked.filter((file) => !files.includes(file))).toEqual([]);
    }
  });

  test('waits for no script: what the page fetches by itself are styles, fonts and pictures', () => {
    for (const page of pages()) {
      const html = read(page).replace(/(<script[^>]*>)[\s\S]*?<\/script>/g, '$1');
      expect(html).not.toMatch(/<script[^>]+src=|rel="modulepreload"|as="script"/);
      expect(html.match(/<link rel="preload" as="font"/g)?.length ?? 0).toBeLessThanOrEqual(4);
    }
  });

  test('states the size of every picture, so that nothing moves when it loads', () => {
    for (const page of pages()) {
      const unsized = [...read(page).matchAll(/<img [^>]*>/g)].filter(([img]) => !/ width="\d+"/.test(img) || !/ height="\d+"/.test(img));
      expect(unsized.map(([img]) => img)).toEqual([]);
    }
  });

  test('fetches few pictures at once, and those below the first screen when they are near', () => {
    for (const language of brand.languages) {
      const pictures = read(`pages/${language}/index.html`).match(/<img [^>]*>/g) ?? [];
      const eager = pictures.filter((img) => !img.includes('loading="lazy"'));
      expect([language, eager.length <= 8, pictures.length > 20]).toEqual([language, true, true]);
    }
  });

  test('fetches the first banner before other pictures, and the other banners when they are near (content N31)', () => {
    for (const language of brand.languages) {
      const banners = (read(`pages/${language}/index.html`).match(/<img [^>]*>/g) ?? []).filter((img) => img.includes('width="1200"'));
      const first = banners.filter((img) => img.includes('fetchPriority="high"') && img.includes('loading="eager"'));
      expect([language, first.length, banners.length - first.length]).toEqual([language, 1, banners.filter(isLazy).length]);
      expect(banners.indexOf(first[0]!)).toBe(0);
    }
  });

  test('brings the texts of one language with the first view, and little more script than the libraries weigh', () => {
    const bytes = (file: string) => readFileSync(path.join(siteFolder(id), `${file}${files.includes(`${file}.br`) ? '.br' : ''}`)).length;
    for (const language of brand.languages) {
      const { scripts } = firstView(siteFolder(id), language);
      expect(scripts.filter((file) => path.basename(file).startsWith(`${language}-`)).length).toBe(1);
      const others = brand.languages.filter((other) => other !== language);
      expect(scripts.filter((file) => others.some((other) => path.basename(file).startsWith(`${other}-`)))).toEqual([]);
      const script = firstViewScriptBytes(siteFolder(id), language);
      expect([language, script / bareStackBytes, script / bareStackBytes < mostScript]).toEqual([language, expect.any(Number), true]);
    }
    for (const sheet of files.filter((file) => file.endsWith('.css'))) expect(bytes(sheet)).toBeLessThan(mostStyle);
  });

  test('is readable before any script: a title, a heading, and words in the language of the page', () => {
    for (const language of brand.languages) {
      const html = read(`pages/${language}/index.html`);
      const { tag, direction } = languages[language];
      const needed = { language: `<html lang="${tag}" dir="${direction}"`, title: /<title>[^<]+<\/title>/, heading: /<h1[^>]*>/ };
      expect(Object.entries(needed).filter(([, text]) => html.search(text) < 0)).toEqual([]);
    }
  });

  test('leads to customer service and to the channels of the brand', () => {
    for (const language of brand.languages) {
      const home = read(`pages/${language}/index.html`);
      for (const { url } of [...brand.contacts, ...brand.resources]) expect(home).toContain(`href="${url}"`);
    }
  });

  test('shows its games before any script: home and the lists were rendered, not only their frame', () => {
    for (const language of brand.languages)
      for (const page of ['index', 'rng']) {
        const tiles = read(`pages/${language}/${page}.html`).match(/<article/g) ?? [];
        expect([language, page, tiles.length >= 20]).toEqual([language, page, true]);
      }
  });

  test('has every text in brotli, and none that differs', () => {
    const texts = files.filter((file) => /\.(js|css|html|svg)$/.test(file) && read(file).length >= 256);
    for (const file of texts) {
      const packed = readFileSync(path.join(siteFolder(id), `${file}.br`));
      expect(brotliDecompressSync(packed).equals(readFileSync(path.join(siteFolder(id), file))), file).toBe(true);
    }
  });

  test('names no operation of operators or of partners', () => {
    const texts = files.filter((file) => /\.(js|html|json)$/.test(file));
    expect(texts.filter((file) => /\/(?:office|psp|wallet\/v1)\//.test(read(file)))).toEqual([]);
  });

  test('has fonts as woff2 only, from its own origin', () => {
    expect(files.filter((file) => /\.(woff|ttf|otf|eot)$/.test(file))).toEqual([]);
    for (const sheet of files.filter((file) => file.endsWith('.css'))) expect(read(sheet)).not.toMatch(/url\(["']?(https?:|\/\/)/);
  });
});

const isLazy = (img: string) => img.includes('loading="lazy"');

/** The brand's own data that the build wrote into a service worker. */
function workerSiteIn(worker: string): WorkerSite {
  const [, json] = /=(\{"pages":.*?\}\]\}\}\})[,;]/s.exec(worker) ?? [];
  return JSON.parse(json!) as WorkerSite;
}

test('what service workers keep stays within its limit', () => {
  const most = Object.values(keptShares).reduce((sum, { entries, bytes }) => sum + entries * bytes, 0);
  expect(most).toBeLessThan(mostKept);
});

/** Reads the libraries' catalogues once for all brands. */
const catalog = catalogReader(workspace);

/** All plain texts in some languages. */
async function textsOf(brand: Brand, codes: readonly LanguageCode[]): Promise<Set<string>> {
  const catalogs = await Promise.all(codes.map((code) => catalog(brandFolder(brand.id), code)));
  return new Set(
    catalogs.flatMap((catalog) =>
      Object.values(catalog)
        .flat()
        .filter((part) => typeof part === 'string'),
    ),
  );
}

test('each brand is built', () => {
  expect(globSync('*/csp.json', { cwd: sitesFolder }).length).toBe(brands.length);
});

test.each(brands.map((brand) => [brand.id, brand] as const))(
  'the built site of %s fetches the lettering of tiles by itself once it is live, and nothing else',
  (id, brand) => {
    const { exporting, withImports, bytes, waitsForTexts } = scriptsOf(siteFolder(id));
    const before = withImports(firstView(siteFolder(id), brand.defaultLanguage).scripts.map((file) => path.basename(file)));
    const added = [...withImports([exporting('TileExtra')])].filter((file) => !before.has(file));
    expect(bytes(added)).toBeLessThan(mostOnceLive);
    expect(added.filter(waitsForTexts)).toEqual([]);
  },
);

test.each(brands.filter(({ flags }) => flags.lottery).map((brand) => [brand.id, brand] as const))(
  'the built site of %s opens the betting page of a lottery with little more script than its lobby',
  (id, brand) => {
    const { exporting, withImports, bytes } = scriptsOf(siteFolder(id));
    const before = new Set([
      ...withImports(firstView(siteFolder(id), brand.defaultLanguage).scripts.map((file) => path.basename(file))),
      ...withImports([exporting('LotteryScreen')]),
    ]);
    const added = [...withImports([exporting('PlayScreen')])].filter((file) => !before.has(file));
    expect(added.length).toBeGreaterThan(0);
    expect(bytes(added)).toBeLessThan(mostBettingScript);
  },
);
