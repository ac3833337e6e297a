import { scripts, type BrandTokens } from '@parlour/ui/make-theme';

type Families = BrandTokens['font']['body'];

const family = (...names: string[]) => ({ $type: 'fontFamily' as const, $value: [...names, 'sans-serif'] });
const ofScripts = Object.entries(scripts).flatMap(([script, { shipped }]) => (shipped ? [[script, shipped.family] as const] : []));

/**
 * A page of the office in any language shows names that members wrote in any script, so the families of all scripts stand behind the Latin
 * one; each is fetched when one of its letters is on the page.
 */
const families: Families = {
  latin: family('Inter', ...ofScripts.map(([, name]) => name)),
  ...Object.fromEntries(ofScripts.map(([script, name]) => [script, family(name)])),
};

/** The typeface of the office, the same for every merchant: Inter, whose figures align in columns. */
export const font: BrandTokens['font'] = { body: families, display: families, displayWeight: { $type: 'number', $value: 600 } };
