import { globSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);
const texts = /\.(js|css|svg)$/;

/**
 * Scripts and styles that a page may link, compressed, its pictures among them. With texts, session and headers a first frame stays below
 * 250 kB.
 */
const pageBudget = 230_000;

/**
 * Moves the pages to where their addresses expect them (Vite writes them below `pages/`) and writes a `.br` beside each text file; fails
 * when a page is too heavy.
 */
export function brotliFiles(): Plugin {
  let outDir = '';
  return {
    name: 'parlour-arcade-files',
    apply: 'build',
    configResolved(config) {
      outDir = config.build.outDir;
    },
    async closeBundle() {
      for (const folder of await readdir(path.join(outDir, 'pages'))) {
        await rm(path.join(outDir, folder), { recursive: true, force: true });
        await rename(path.join(outDir, 'pages', folder), path.join(outDir, folder));
      }
      await rm(path.join(outDir, 'pages'), { recursive: true });
      const assets = path.join(outDir, 'assets');
      const names = (await readdir(assets)).filter((name) => texts.test(name));
      await Promise.all(
        names.map(async (name) => {
          const file = path.join(assets, name);
          await writeFile(`${file}.br`, await compress(await readFile(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
        }),
      );
      for (const page of globSync('{games/*,verify}/index.html', { cwd: outDir })) await weigh(outDir, page);
    },
  };
}

/** Adds up the scripts and style sheets that a page fetches before anything else. */
async function weigh(outDir: string, page: string): Promise<void> {
  const linked = [...(await readFile(path.join(outDir, page), 'utf8')).matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)];
  const sizes = await Promise.all(linked.map(async ([, file]) => (await stat(path.join(outDir, `${file}.br`))).size));
  const weight = sizes.reduce((sum, size) => sum + size, 0);
  if (weight > pageBudget) throw new Error(`${page} links ${weight} bytes of scripts and styles (brotli); its budget is ${pageBudget}`);
}
