import { languages } from '@parlour/domain';
import { officeLanguages, type OfficeLanguage } from '@parlour/domain/office';
import { catalogFolders, keyOf, readTexts, type CatalogEntry } from './catalogs.ts';

/** The critical areas, by the files that show their texts: a language must cover them fully before it may be offered. */
const criticalAreas = {
  money: /feature-wallet\/|libs\/api\/src\/(errors|refusals|error)|texts\/cashier\./,
  limits: /limits?[-/.]|exclu|pause|responsible|reality/,
  security:
    /feature-auth\/src\/(?!legal|agents|feedback)|libs\/feature-agent\/|feature-content\/src\/messages\/|texts\/(code|newNetwork|passwordChanged|resetLink|recovered|contactChanged)\./,
  law: /\/legal\/|consent/,
} as const;
export type CriticalArea = keyof typeof criticalAreas;

/** The minimum share of all texts that a language must have, in addition to every text of the critical areas. */
export const leastShare = 0.98;

export interface AreaCoverage {
  texts: number;
  /** Translated texts; in a critical area, drafts do not count. */
  there: number;
}

export interface LanguageCoverage {
  all: AreaCoverage;
  areas: Readonly<Record<CriticalArea, AreaCoverage>>;
  /** The English of missing texts, critical ones first. */
  missing: readonly { folder: string; message: string; critical: boolean }[];
  /** Whether brands may offer it. */
  enough: boolean;
}

/** How complete a language is (`tag` in BCP 47). */
export function coverage(root: string, tag: string): LanguageCoverage {
  const all = { texts: 0, there: 0 };
  const areas = Object.fromEntries(areaNames.map((name) => [name, { texts: 0, there: 0 }])) as Record<CriticalArea, AreaCoverage>;
  const missing: { folder: string; message: string; critical: boolean }[] = [];
  for (const folder of catalogFolders(root)) {
    const target = readTexts(root, folder, tag);
    for (const entry of readTexts(root, folder, 'en').values()) {
      const own = tag === 'en' ? entry : target.get(keyOf(entry));
      const there = Boolean(own?.translation) || tag === 'en';
      const names = areasOf(entry, folder.path);
      all.texts++;
      if (there) all.there++;
      for (const name of names) {
        areas[name].texts++;
        if (there && !own?.draft) areas[name].there++;
      }
      if (!there || (names.length > 0 && own?.draft))
        missing.push({ folder: folder.path, message: entry.message, critical: names.length > 0 });
    }
  }
  const whole = Object.values(areas).every(({ texts, there }) => texts === there);
  return {
    all,
    areas,
    missing: missing.toSorted((a, b) => Number(b.critical) - Number(a.critical)),
    enough: whole && all.there >= all.texts * leastShare,
  };
}

/** How complete the office is in a language (`tag` in BCP 47): drafts do not count, since all its texts are about people or money. */
export function officeCoverage(root: string, tag: string): AreaCoverage & { missing: readonly string[] } {
  const [folder] = catalogFolders(root, 'operators');
  if (!folder) return { texts: 0, there: 0, missing: [] };
  const target = readTexts(root, folder, tag);
  const texts = [...readTexts(root, folder, 'en').values()];
  const missing = texts.filter((entry) => {
    const own = target.get(keyOf(entry));
    return tag !== 'en' && (!own?.translation || own.draft);
  });
  return { texts: texts.length, there: texts.length - missing.length, missing: missing.map(({ message }) => message) };
}

/** The languages in which the office is complete, and which it therefore offers (office, section 11). */
export function wholeOfficeLanguages(root: string): OfficeLanguage[] {
  return officeLanguages.filter((code) => officeCoverage(root, languages[code].tag).missing.length === 0);
}

const areaNames = Object.keys(criticalAreas) as CriticalArea[];

/** The critical areas of a text, by the files that show it, or by its key in catalogues that have keys. */
function areasOf({ origins, context }: CatalogEntry, folder: string): CriticalArea[] {
  const places = origins.length > 0 ? origins : [`${folder}/${context ?? ''}`];
  return areaNames.filter((name) => places.some((place) => criticalAreas[name].test(place)));
}

/** Rounded down, so that a single missing text prevents 100 %. */
export function percent({ texts, there }: AreaCoverage): string {
  return texts === 0 ? 'none' : `${Math.floor((there / texts) * 1000) / 10} %`;
}
