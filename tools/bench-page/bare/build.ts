import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';

/** Builds the bare stack into a temporary folder, as `tools/build` builds sites; `remove` deletes it. */
export async function buildBareStack(): Promise<{ folder: string; remove: () => void }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'parlour-bare-stack-'));
  const mode = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    const result = (await build({
      configFile: false,
      root: import.meta.dirname,
      logLevel: 'warn',
      mode: 'production',
      plugins: [react()],
      build: {
        outDir: folder,
        emptyOutDir: true,
        reportCompressedSize: false,
        modulePreload: { polyfill: false },
        target: 'baseline-widely-available',
        rolldownOptions: { input: path.join(import.meta.dirname, 'entry.tsx') },
      },
    })) as Rolldown.RolldownOutput;
    const entry = result.output.find((file) => file.type === 'chunk' && file.isEntry)!.fileName;
    writeFileSync(
      path.join(folder, 'index.html'),
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bare stack</title><link rel="icon" href="data:,"></head><body><div id="root"></div><script type="module" src="/${entry}"></script></body></html>`,
    );
  } finally {
    process.env['NODE_ENV'] = mode;
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
