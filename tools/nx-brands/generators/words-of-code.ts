import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Brand } from '@parlour/brand/schema';
import { workspace } from '../../build/places.ts';

/**
 * Throws an error of one sentence if the code contains the brand's id or merchant code as a string: lint forbids brand names in code, and
 * would reject that string from then on (tools/lint/boundaries.ts).
 */
export function demandNoWordOfCode({ id, merchantCode }: Pick<Brand, 'id' | 'merchantCode'>): void {
  const found = new RegExp(`(['"])(${id}|${merchantCode})\\1`);
  const files = globSync('{apps,libs}/*/{src,certify,faults}/**/*.{ts,tsx}', {
    cwd: workspace,
    exclude: (name) => name === 'node_modules',
  });
  for (const file of files) {
    if (/\.(test|stories)\.tsx?$|^apps\/web-e2e\//.test(file)) continue;
    const word = found.exec(readFileSync(path.join(workspace, file), 'utf8'))?.[2];
    if (word === undefined) continue;
    const option = word === id ? 'id' : 'merchantCode';
    throw new Error(`--${option}: is "${word}", which the code uses as a string (${file}); choose another`);
  }
}
