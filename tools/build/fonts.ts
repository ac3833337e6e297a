import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LanguageCode } from '@parlour/domain';
import type { BrandTokens } from '@parlour/ui/make-theme';
import { workspace } from './places.ts';

type Script = keyof BrandTokens['font']['body'];

/** Parts of a family (as Fontsource cuts them) that a language needs of the brand's family for its script. */
const subsetsOf: Record<LanguageCode, { script: Script; subsets: readonly string[] }> = {
  EN: { script: 'latin', subsets: ['latin'] },
  BN: { script: 'bengali', subsets: ['bengali'] },
  VI: { script: 'vietnamese', subsets: ['latin', 'vietnamese'] },
  CN: { script: 'han', subsets: [] },
  TH: { script: 'thai', subsets: ['thai'] },
  AR: { script: 'arabic', subsets: ['arabic'] },
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
  /** The part of the family, as Fontsource cuts it: `latin`, `bengali` ... */
  subset: string;
  /** Languages whose plain text is written in it: what their first view needs. */
  firstViewOf: readonly LanguageCode[];
}

/** Every face that a brand's tokens and languages ask for and that is shipped with us; a family of the visitor's own system has none. */
export function fontFaces(tokens: BrandTokens, languages: readonly LanguageCode[]): FontFace[] {
  const faces = new Map<string, FontFace>();
  for (const use of ['body', 'display'] as const) {
    for (const { language, family, subsets, own } of languages.flatMap((code) => familiesOf(tokens.font[use], code))) {
      for (const weight of use === 'body' ? bodyWeights : [tokens.font.displayWeight.$value]) {
        for (const face of facesOf(family, weight, subsets)) {
          const first = use === 'body' && weight === bodyWeights[0] && own.includes(face.subset) ? [language] : [];
          const known = faces.get(face.file)?.firstViewOf ?? [];
          faces.set(face.file, { ...face, firstViewOf: [...new Set([...known, ...first])] });
        }
      }
    }
  }
  return [...faces.values()];
}

/** The faces to fetch before the style sheet asks for them: plain text of the language's first view. */
export function firstViewFaces(faces: readonly FontFace[], language: LanguageCode): FontFace[] {
  return faces.filter((face) => face.firstViewOf.includes(language));
}

/**
 * `@font-face` rules whose addresses Vite replaces by hashed ones. Text is shown at once in the family's stand-in (see
 * `fallbackRules`) and the real face takes its place, whenever it comes: nothing waits for a font.
 */
export function fontFaceRules(faces: readonly FontFace[]): string {
  return faces
    .map(
      ({ family, weight, file, unicodeRange }) =>
        `@font-face{font-family:'${family}';font-style:normal;font-display:swap;font-weight:${weight};src:url('${file}') format('woff2');unicode-range:${unicodeRange}}`,
    )
    .join('\n');
}

/** The families that a language's text is written in: those of its script, and the Latin one for what stands among it in Latin letters. */
function familiesOf(families: BrandTokens['font']['body'], language: LanguageCode) {
  const { script, subsets } = subsetsOf[language];
  const own = families[script] ?? (script === 'vietnamese' ? families.latin : undefined);
  return [
    ...(own?.$value ?? []).map((family) => ({ language, family, subsets, own: subsets })),
    ...families.latin.$value.map((family) => ({ language, family, subsets: everywhere, own: [] as readonly string[] })),
  ];
}

function facesOf(family: string, weight: number, subsets: readonly string[]) {
  const name = family.toLowerCase().replaceAll(' ', '-');
  const folder = path.join(workspace, 'node_modules/@fontsource', name);
  if (!existsSync(folder)) return [];
  const ranges = JSON.parse(readFileSync(path.join(folder, 'unicode.json'), 'utf8')) as Record<string, string>;
  return Object.entries(ranges).flatMap(([subset, unicodeRange]) => {
    const file = path.join(folder, `files/${name}-${subset}-${weight}-normal.woff2`);
    return subsets.includes(subset) && existsSync(file) ? [{ family, weight, file, unicodeRange, subset }] : [];
  });
}
