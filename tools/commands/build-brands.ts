/** `npm run build:brands [-- <brand> ...]`: builds every brand, or the named ones, and reports each. */
import { parseArgs } from 'node:util';
import { BrandError, type Brand } from '@parlour/brand/schema';
import { buildFlags } from '@parlour/domain';
import Table from 'cli-table3';
import type { BrandResult } from '../build/build-brands.ts';
import { chosenBrands } from '../build/chosen-brands.ts';
import { firstViewBytes } from '../build/first-view.ts';
import { siteFolder } from '../build/places.ts';
import { startBar } from './progress.ts';

// Before the builder is loaded: otherwise the style compiler would set it to development, for React too.
process.env['NODE_ENV'] = 'production';

const { positionals } = parseArgs({ allowPositionals: true });
try {
  const brands = chosenBrands(positionals);
  const results = await build(brands.map(({ id }) => id));
  console.log(tableOf(brands, results));
  for (const { id, problem } of results) if (problem !== null) console.error(`${id} did not build: ${problem}`);
  if (results.some(({ problem }) => problem !== null)) process.exitCode = 1;
} catch (error) {
  // A broken or missing brand is reported in a sentence; anything else is a bug.
  if (!(error instanceof BrandError || error instanceof RangeError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function build(ids: readonly string[]): Promise<BrandResult[]> {
  const { buildBrands } = await import('../build/build-brands.ts');
  const bar = startBar('Building brands', ids.length, ' | {last}', { last: 'scripts first' });
  const results: BrandResult[] = [];
  try {
    for await (const result of buildBrands(ids)) {
      results.push(result);
      bar.update(results.length, { last: result.id });
    }
  } finally {
    bar.stop();
  }
  return results;
}

function tableOf(brands: readonly Brand[], results: readonly BrandResult[]): string {
  const table = new Table({
    head: ['Brand', 'Build', 'Time', 'First view (brotli)', 'Languages', 'Flags that are off'],
    style: { head: [], border: [] },
  });
  for (const { id, languages, defaultLanguage, flags } of brands) {
    const { outcome, startTime, endTime } = results.find((result) => result.id === id)!;
    const bytes = outcome === null ? '' : `${(firstViewBytes(siteFolder(id), defaultLanguage) / 1000).toFixed(1)} kB`;
    const off = buildFlags.filter((flag) => !flags[flag]);
    table.push([
      id,
      outcome ?? 'failed',
      `${((endTime - startTime) / 1000).toFixed(1)} s`,
      bytes,
      languages.join(' '),
      off.join(' ') || 'none',
    ]);
  }
  return table.toString();
}
