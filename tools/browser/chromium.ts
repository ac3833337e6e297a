import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Flags for running headless as any user; the package's own list includes `--single-process`, which breaks second contexts. */
export const chromiumArgs = ['--no-sandbox', '--headless=shell'];

/**
 * Path of the Chromium in the npm package, unpacked once below node_modules. By default the package would use any browser
 * that it finds in the temporary folder, without the libraries that a bare machine lacks.
 */
export async function chromiumPath(): Promise<string> {
  const folder = path.resolve(import.meta.dirname, '../../node_modules/.cache/parlour-chromium');
  mkdirSync(folder, { recursive: true });
  const temporary = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs24.x';
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    const executable = await chromium.executablePath();
    // The package's own fonts.conf looks in /tmp/fonts and on Lambda only; without any font every text is 0 px wide.
    const fonts = path.join(folder, 'fonts');
    process.env['FONTCONFIG_FILE'] = path.join(fonts, 'parlour.conf');
    writeFileSync(
      process.env['FONTCONFIG_FILE'],
      `<?xml version="1.0"?><fontconfig><dir>${fonts}/fonts</dir><cachedir>${fonts}/cache</cachedir></fontconfig>`,
    );
    return executable;
  } finally {
    if (temporary === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = temporary;
  }
}
