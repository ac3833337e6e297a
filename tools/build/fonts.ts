import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { languageFacts, type LanguageCode } from '@parlour/domain';
import { scripts, type BrandTokens } from '@parlour/ui/make-theme';
import { workspace } from './places.ts';

/** Names, amounts and addresses are written in Latin letters on every page. */
const everywhere = ['latin', 'latin-ext'];

const bodyWeights = [400, 600];

/** Local names of a weight on devices that have the family; their bold stands in for ours, which is slightly lighter. */
const cutsOnDevices: Readonly<Record<number, readonly string[]>> = { 400: ['', 'Regular'], 600: ['SemiBold', 'Bold'] };
/** Families that some devices have installed, by the subset that contains their script. */
const onDevices = new Map(
  Object.values(scripts).flatMap(({ shipped, subsets }) => (shipped ? [[shipped.family, subsets.at(-1)!] as const] : [])),
);

export interface FontFace {
  family: string;
  weight: number;
  /** Absolute path of the woff2 file. */
  file: string;
  unicodeRange: string;
  /** The Fontsource subset: `latin`, `bengali` ... */
  subset: string;
  /** Local names of the identical font; devices that have it download nothing. */
  locals: readonly string[];
  /** Languages whose first view uses it and that no system font covers. */
  firstViewOf: readonly LanguageCode[];
}

/** Every shipped font face that a brand's tokens and languages need; system fonts have none. */
export function fontFaces(tokens: BrandTokens, languages: readonly LanguageCode[]): FontFace[] {
  const faces = new Map<string, FontFace>();
  for (const use of ['body', 'display'] as const) {
    for (const { language, family, subsets, own } of languages.flatMap((code) => familiesOf(tokens.font[use], code))) {
      for (const weight of use === 'body' ? bodyWeights : [tokens.font.displayWeight.$value]) {
        for (const face of facesOf(family, weight, subsets)) {
          const first = use === 'body' && own.includes(face.subset) && face.locals.length === 0 ? [language] : [];
          const known = faces.get(face.file)?.firstViewOf ?? [];
          faces.set(face.file, { ...face, firstViewOf: [...new Set([...known, ...first])] });
        }
      }
    }
  }
  // If two rules cover a character, the later one wins, so that Vietnamese and the dong sign never load the extended Latin subset.
  return [...faces.values()].toSorted((a, b) => Number(b.subset === 'latin-ext') - Number(a.subset === 'latin-ext'));
}

/** The faces to preload, so that the first paint has them: regular and bold text of the language. */
export function firstViewFaces(faces: readonly FontFace[], language: LanguageCode): FontFace[] {
  return faces.filter((face) => face.firstViewOf.includes(language));
}

/**
 * `@font-face` rules, whose addresses Vite replaces by hashed ones. A device that has the font downloads nothing. Text is shown
 * at once in the fallback (see `fallbackRules`) and swapped when the font arrives: nothing waits for a font.
 */
export function fontFaceRules(faces: readonly FontFace[]): string {
  return faces
    .map(
      ({ family, weight, file, unicodeRange, locals }) =>
        `@font-face{font-family:'${family}';font-style:normal;font-display:swap;font-weight:${weight};src:${[...locals.map((name) => `local('${name}')`), `url('${file}') format('woff2')`].join(',')};unicode-range:${unicodeRange}}`,
    )
    .join('\n');
}

/** The families for text in a language: those of its script, and the Latin one for Latin letters in between. */
function familiesOf(families: BrandTokens['font']['body'], language: LanguageCode) {
  const { script } = languageFacts[language];
  const { subsets, latin } = scripts[script];
  const own = families[script] ?? (latin ? families.latin : undefined);
  return [
    ...(own?.$value ?? []).map((family) => ({ language, family, subsets, own: subsets })),
    // Families of a script that include Latin letters take precedence for them.
    ...families.latin.$value.map((family) => ({
      language,
      family,
      subsets: everywhere,
      own: own && subsets.includes('latin') ? [] : ['latin'],
    })),
  ];
}

function facesOf(family: string, weight: number, subsets: readonly string[]) {
  const name = family.toLowerCase().replaceAll(' ', '-');
  const folder = path.join(workspace, 'node_modules/@fontsource', name);
  if (!existsSync(folder)) return [];
  const ranges = JSON.parse(readFileSync(path.join(folder, 'unicode.json'), 'utf8')) as Record<string, string>;
  return Object.entries(ranges).flatMap(([subset, unicodeRange]) => {
    const file = path.join(folder, `files/${name}-${subset}-${weight}-normal.woff2`);
    const locals = onDevices.get(family) === subset ? localNames(family, weight) : [];
    return subsets.includes(subset) && existsSync(file) ? [{ family, weight, file, unicodeRange, subset, locals }] : [];
  });
}

/** The full and the PostScript names of a weight. */
function localNames(family: string, weight: number): string[] {
  const cuts = cutsOnDevices[weight] ?? [];
  return cuts.flatMap((cut) => [`${family} ${cut}`.trim(), ...(cut ? [`${family.replaceAll(' ', '')}-${cut}`] : [])]);
}
