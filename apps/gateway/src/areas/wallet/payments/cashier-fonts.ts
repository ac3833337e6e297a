import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The web font of each language of the platform, and the subsets of it that are needed. Chinese uses the device's fonts. */
const families = {
  'Be Vietnam Pro': ['latin', 'latin-ext', 'vietnamese'],
  'Noto Sans Bengali': ['bengali'],
  'Noto Sans Thai': ['thai'],
  'Noto Sans Arabic': ['arabic'],
} as const;

const installed = createRequire(import.meta.url);

const faces = Object.entries(families).flatMap(([family, subsets]) => {
  const name = family.toLowerCase().replaceAll(' ', '-');
  const ranges = installed(`@fontsource/${name}/unicode.json`) as Record<string, string>;
  const folder = path.join(path.dirname(installed.resolve(`@fontsource/${name}/unicode.json`)), 'files');
  return subsets.flatMap((subset) =>
    [400, 600].map((weight) => {
      const file = `${name}-${subset}-${weight}-normal.woff2`;
      return { family, weight, file, path: path.join(folder, file), range: ranges[subset]! };
    }),
  );
});

/**
 * The cashier's font stack: only Chinese is left to the device. With `system-ui` first, Chromium leaves labels blank whose letters the
 * device lacks, even after the web font has loaded.
 */
export const cashierFamilies = [...Object.keys(families).map((family) => `"${family}"`), 'system-ui', 'sans-serif'].join(', ');

export const cashierFontRules = faces
  .map(
    ({ family, weight, file, range }) =>
      `@font-face { font-family: "${family}"; font-weight: ${weight}; font-display: swap; src: url("/fonts/${file}") format("woff2"); unicode-range: ${range}; }`,
  )
  .join('\n');

/** A font by its file name; undefined for any other name. */
export async function cashierFont(file: string): Promise<Buffer | undefined> {
  const face = faces.find((each) => each.file === file);
  return face && readFile(face.path);
}
