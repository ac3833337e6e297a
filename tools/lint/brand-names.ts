import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { workspace } from './projects.ts';

/** Two fictitious merchants (apps/gateway/src/testing/brands.ts): tests may use their names even if a brand takes one. */
const ofTests = ['lotus', 'delta'];

interface Facts {
  id: string;
  name: string;
  merchantCode: string;
  domains: string[];
  contacts: { url: string }[];
  resources: { url: string }[];
}

/**
 * The names of one brand. `words` are searched anywhere in a text; `plain` words, which are also ordinary words, only where a brand is
 * compared with them.
 */
export interface BrandNames {
  id: string;
  words: readonly string[];
  plain: readonly string[];
}

/** Names that may appear in brand folders only. `neutral` is no merchant, and its name is the platform's. */
export function namesOf({ id, name, merchantCode, domains, contacts, resources }: Facts): BrandNames {
  const hosts = [...contacts, ...resources].map(({ url }) => url.replace(/^(?:https?:\/\/|mailto:)/, '').replace(/[/?].*$/, ''));
  const named = id === 'neutral' ? [] : [id, name];
  const isPlain = (word: string) => /^\w+$/.test(word) && !/\d/.test(word);
  const all = [...named, merchantCode, ...domains, ...hosts];
  return { id, words: all.filter((word) => !isPlain(word)), plain: all.filter(isPlain) };
}

const brands: readonly BrandNames[] = globSync('brands/*/brand.json', { cwd: workspace }).map((file) =>
  namesOf(JSON.parse(readFileSync(path.join(workspace, file), 'utf8')) as Facts),
);

/** The name of a brand that occurs in `text`, or undefined. In tests, the fictitious merchants are allowed. */
export function brandNameIn(text: string, inTest: boolean, all: readonly BrandNames[] = brands): string | undefined {
  const lower = text.toLowerCase();
  for (const { id, words } of all) {
    if (inTest && ofTests.includes(id)) continue;
    const found = words.find((word) => stands(word.toLowerCase(), lower));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Whether code that compares `what` (its source, such as `brand.id`) with `value` tests for one brand. */
export function asksForBrand(what: string, value: string, all: readonly BrandNames[] = brands): boolean {
  return /brand|merchant/i.test(what) && all.some(({ plain }) => plain.some((word) => word.toLowerCase() === value.toLowerCase()));
}

/** Whether a text contains a word, but not as a part of a longer word. */
function stands(word: string, text: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!/\w/.test(text[at - 1] ?? '') && !/\w/.test(text[at + word.length] ?? '')) return true;
  return false;
}
