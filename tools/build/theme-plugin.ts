import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readStated, type Brand } from '@parlour/brand/schema';
import { brandTokensSchema, makeDensities, makeTheme, makeWorkshop, type BrandTokens } from '@parlour/ui/make-theme';
import { converter } from 'culori';
import type { Plugin } from 'vite';
import { fallbackRules } from './fallback-fonts.ts';
import { fontFaceRules, fontFaces, type FontFace } from './fonts.ts';

const toOklch = converter('oklch');
const id = 'virtual:brand-theme.css';
const resolved = `\0${id}`;

function tokensFile(folder: string): string {
  return path.join(folder, 'tokens.json');
}

const stated = { schema: brandTokensSchema, whose: "a brand's tokens", ifMissing: 'write what the brand decided of its look', misstated };

/** Converts a hex colour, as designers state it, to the form used here. */
function misstated(value: unknown) {
  const color = typeof value === 'string' && /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(value) ? toOklch(value) : undefined;
  if (!color) return undefined;
  const components = [color.l, color.c, color.h ?? 0].map((part) => Math.round(part * 1000) / 1000);
  const written = JSON.stringify({ $type: 'color', $value: { colorSpace: 'oklch', components } });
  return { says: `is "${String(value)}", and tokens.json states colours in OKLCH`, mend: `write ${written}` };
}

/** A brand's validated design decisions. Throws BrandError with one sentence for each invalid one. */
export function readTokens(folder: string): BrandTokens {
  return readStated(tokensFile(folder), stated);
}

/** The style sheet with a brand's theme, fonts and logo; `addressOf` gives the address of a font, `folder` is the brand's. */
export async function themeSheet(
  tokens: BrandTokens,
  { defaultTheme }: Pick<Brand, 'defaultTheme'>,
  faces: readonly FontFace[],
  addressOf: (face: FontFace) => string,
  folder: string,
): Promise<string> {
  const placed = faces.map((face) => ({ ...face, file: addressOf(face) }));
  return [fontFaceRules(placed), await fallbackRules(faces), makeTheme(tokens, defaultTheme), logoRule(folder)].join('\n');
}

/** The aspect ratio of the brand's logo, so that nothing beside it moves when it loads. */
function logoRule(folder: string): string {
  const file = path.join(folder, 'assets/logo-dark.svg');
  const box = existsSync(file) ? /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(readFileSync(file, 'utf8')) : null;
  return box ? `:root{--logo-ratio:${box[1]}/${box[2]}}` : '';
}

/**
 * `virtual:brand-theme.css`: the theme and fonts of a brand, rebuilt when its tokens change; for Storybook with the `workshop` (see
 * `makeWorkshop`), for the office with a choice of `densities` and with its own `font` in place of the brand's.
 */
export function themePlugin(
  folder: string,
  brand: Pick<Brand, 'defaultTheme' | 'languages'>,
  { workshop = false, densities = false, font }: { workshop?: boolean; densities?: boolean; font?: BrandTokens['font'] } = {},
): Plugin {
  return {
    name: 'parlour:theme',
    resolveId: { filter: { id: /^virtual:brand-theme\.css$/ }, handler: () => resolved },
    load: {
      filter: { id: /^\0virtual:brand-theme\.css$/ },
      async handler() {
        this.addWatchFile(tokensFile(folder));
        const tokens = { ...readTokens(folder), ...(font && { font }) };
        const sheet = await themeSheet(tokens, brand, fontFaces(tokens, brand.languages), ({ file }) => file, folder);
        return [sheet, ...(workshop ? [makeWorkshop(tokens)] : []), ...(densities ? [makeDensities()] : [])].join('\n');
      },
    },
    configureServer(server) {
      server.watcher.add(tokensFile(folder));
      server.watcher.on('change', (file) => {
        const module = file === tokensFile(folder) ? server.moduleGraph.getModuleById(resolved) : undefined;
        if (module) void server.reloadModule(module);
      });
    },
  };
}
