import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { isPacked, packed, qualities } from './compress.ts';

/** How much script the first view may fetch, in bytes of brotli (office, section 10). */
const scriptBudget = 220_000;

/**
 * Writes a `.br` beside every text file, and `index.html` last, which is how the gateway notices a new build; fails if the first view is
 * too large.
 */
export function officeFiles(): Plugin {
  let outDir = '';
  return {
    name: 'parlour-office-files',
    apply: 'build',
    configResolved(config) {
      outDir = config.build.outDir;
    },
    async closeBundle() {
      const index = path.join(outDir, 'index.html');
      const page = await readFile(index, 'utf8');
      await rm(index);
      const entries = await readdir(outDir, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
      const sizes = new Map<string, number>();
      await Promise.all(
        files.map(async (file) => {
          const content = await readFile(file);
          if (!isPacked(file, content)) return;
          const small = await packed(content, qualities.firstView);
          sizes.set(path.relative(outDir, file), small.length);
          await writeFile(`${file}.br`, small);
        }),
      );
      const scripts = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file]) => sizes.get(file!) ?? 0);
      const weight = scripts.reduce((sum, size) => sum + size, 0);
      if (weight > scriptBudget)
        throw new Error(`The office's first view links ${weight} bytes of scripts (brotli); its budget is ${scriptBudget}`);
      console.log(`first view: ${weight} bytes of scripts (brotli)`);
      await writeFile(`${index}.br`, await packed(Buffer.from(page), qualities.firstView));
      await writeFile(index, page);
    },
  };
}
