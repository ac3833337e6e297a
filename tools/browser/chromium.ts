import { mkdirSync } from 'node:fs';
import path from 'node:path';

/** Flags for running headless as any user; the package's own list holds `--single-process`, which kills second contexts. */
export const chromiumArgs = ['--no-sandbox', '--headless=shell'];

/**
 * Path of the Chromium that the npm package carries, unpacked once below node_modules. By default the package would
 * take any browser that it finds in the temporary folder, and would leave out libraries that a bare machine lacks.
 */
export async function chromiumPath(): Promise<string> {
  const folder = path.resolve(import.meta.dirname, '../../node_modules/.cache/parlour-chromium');
  mkdirSync(folder, { recursive: true });
  const temporary = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs24.x';
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    return await chromium.executablePath();
  } finally {
    if (temporary === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = temporary;
  }
}
