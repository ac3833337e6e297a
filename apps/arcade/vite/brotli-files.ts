import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);
const texts = /\.(js|css|svg)$/;

/** Puts the pages where their addresses say (Vite writes them below `pages/`), and a `.br` beside each text. */
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
    },
  };
}
