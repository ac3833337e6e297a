import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LanguageCode } from '@parlour/domain';
import type { BrandTokens } from '@parlour/ui/make-theme';
import { workspace } from './places.ts';

type Script = keyof BrandTokens['font']['body'];

/** Parts of a family (as Fontsource cuts them) that a language needs of the brand's family for each script; `first` is of its first view. */
const subsetsOf: Record<LanguageCode, { script: Script; first: readonly string[] }> = {
  EN: { script: 'latin', first: ['latin'] },
  BN: { script: 'bengali', first: ['bengali'] },
  VI: { script: 'latin', first: ['latin', 'vietnamese'] },
  CN: { script: 'han', first: [] },
  TH: { script: 'thai', first: ['thai'] },
  AR: { script: 'arabic', first: ['arabic'] },
};
/** Names, amounts and addresses are written in Latin letters on every page. */
const everywhere = ['latin', 'latin-ext'];

const bodyWeights = [400, 600];

export interface FontFace {
  family: string;
  weight: number;
  /** Absolute path of the woff2 file. */
  file: string;
  unicodeRange: string;
  subset: string;
  use: 'body' | 'display';
}

/** Every face that a brand's tokens and languages ask for and that is shipped with us; a family of the visitor's own system has none. */
export function fontFaces(tokens: BrandTokens, languages: readonly LanguageCode[]): FontFace[] {
  const faces = (['body', 'display'] as const).flatMap((use) => {
    const weights = use === 'body' ? bodyWeights : [tokens.font.displayWeight.$value];
    return Object.entries(tokens.font[use]).flatMap(([script, families]) => {
      const wanted = subsetsOfScript(script as Script, languages);
      return (families?.$value ?? []).flatMap((family) => weights.flatMap((weight) => facesOf(family, weight, use, wanted)));
    });
  });
  const seen = new Set<string>();
  return faces.filter((face) => !seen.has(face.file) && seen.add(face.file));
}

/** The faces to fetch before the style sheet asks for them: plain text of the language's first view. */
export function firstViewFaces(faces: readonly FontFace[], language: LanguageCode): FontFace[] {
  return faces.filter((face) => face.use === 'body' && face.weight === bodyWeights[0] && subsetsOf[language].first.includes(face.subset));
}

/** `@font-face` rules whose addresses Vite replaces by hashed ones. */
export function fontFaceRules(faces: readonly FontFace[]): string {
  return faces
    .map(
      ({ family, weight, file, unicodeRange }) =>
        `@font-face{font-family:'${family}';font-style:normal;font-display:swap;font-weight:${weight};src:url('${file}') format('woff2');unicode-range:${unicodeRange}}`,
    )
    .join('\n');
}

function subsetsOfScript(script: Script, languages: readonly LanguageCode[]): Set<string> {
  const own = languages.map((language) => subsetsOf[language]).filter((of) => of.script === script);
  return new Set([...(script === 'latin' ? everywhere : []), ...own.flatMap((of) => of.first)]);
}

function facesOf(family: string, weight: number, use: FontFace['use'], wanted: ReadonlySet<string>): FontFace[] {
  const name = family.toLowerCase().replaceAll(' ', '-');
  const folder = path.join(workspace, 'node_modules/@fontsource', name);
  if (!existsSync(folder)) return [];
  const ranges = JSON.parse(readFileSync(path.join(folder, 'unicode.json'), 'utf8')) as Record<string, string>;
  return Object.entries(ranges).flatMap(([subset, unicodeRange]) => {
    const file = path.join(folder, `files/${name}-${subset}-${weight}-normal.woff2`);
    return wanted.has(subset) && existsSync(file) ? [{ family, weight, file, unicodeRange, subset, use }] : [];
  });
}
