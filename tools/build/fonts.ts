import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LanguageCode } from '@parlour/domain';
import type { BrandTokens } from '@parlour/ui/make-theme';
import { workspace } from './places.ts';

/** Parts of a family (as Fontsource cuts them) that a language's letters are in; `first` is what its first view needs. */
const subsetsOf: Record<LanguageCode, { first: string[]; rest: string[] }> = {
  EN: { first: ['latin'], rest: ['latin-ext'] },
  BN: { first: ['bengali'], rest: ['latin'] },
  VI: { first: ['latin', 'vietnamese'], rest: ['latin-ext'] },
  CN: { first: ['latin'], rest: [] },
  TH: { first: ['thai'], rest: ['latin'] },
  AR: { first: ['arabic'], rest: ['latin'] },
};

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
  const wanted = new Set(languages.flatMap((language) => [...subsetsOf[language].first, ...subsetsOf[language].rest]));
  const faces = (['body', 'display'] as const).flatMap((use) => {
    const weights = use === 'body' ? bodyWeights : [tokens.font.displayWeight.$value];
    const families = new Set(Object.values(tokens.font[use]).flatMap((family) => family?.$value ?? []));
    return [...families].flatMap((family) => weights.flatMap((weight) => facesOf(family, weight, use)));
  });
  const seen = new Set<string>();
  return faces.filter((face) => wanted.has(face.subset) && !seen.has(face.file) && seen.add(face.file));
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

function facesOf(family: string, weight: number, use: FontFace['use']): FontFace[] {
  const name = family.toLowerCase().replaceAll(' ', '-');
  const folder = path.join(workspace, 'node_modules/@fontsource', name);
  if (!existsSync(folder)) return [];
  const ranges = JSON.parse(readFileSync(path.join(folder, 'unicode.json'), 'utf8')) as Record<string, string>;
  return Object.entries(ranges).flatMap(([subset, unicodeRange]) => {
    const file = path.join(folder, `files/${name}-${subset}-${weight}-normal.woff2`);
    return existsSync(file) ? [{ family, weight, file, unicodeRange, subset, use }] : [];
  });
}
