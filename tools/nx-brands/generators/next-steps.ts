import path from 'node:path';
import { languages } from '@parlour/domain';
import { legalGaps } from '@parlour/brand/legal-text';
import { adjustments, brandTokensSchema } from '@parlour/ui/make-theme';
import { themesOf } from '../check-brand.ts';
import { noteOf } from '../check/contrast.ts';
import type { BrandDraft } from './brand-draft.ts';

/** The remaining steps to launch a new brand, in order. */
export function nextSteps({ brand, files }: BrandDraft, brandsFolder: string): string {
  const folder = path.relative(process.cwd(), path.join(brandsFolder, brand.id)) || brand.id;
  const gaps = [...files].filter(([name]) => name.startsWith('legal/')).flatMap(([, text]) => legalGaps(text)).length;
  const demo = brand.jurisdiction.licence === 'demo';
  const languageNames = brand.languages.map((code) => languages[code].name).join(', ');
  const main = brand.domains[0]!;
  const here = /(^|\.)localhost$/.test(main) ? '' : ', for which this machine needs a line in /etc/hosts';
  const home = `http://${main}:4300/${here}`;
  const steps = [
    `npx nx check ${brand.id}`,
    `npx nx build ${brand.id}`,
    `npm start, then open ${home} (the gateway creates the merchant ${brand.merchantCode} at start-up)`,
    ...(gaps > 0 ? [`Fill the ${gaps} gaps [in brackets] in ${folder}/legal: until then the site is not built and stays closed`] : []),
    `Replace the contacts and resources in ${folder}/brand.json: .example addresses are placeholders`,
    `Review limits, dialing codes and flags in ${folder}/brand.json, and the theme in ${folder}/tokens.json (npm run storybook)`,
    `npm run storybook:record -- ${brand.id}, then commit brands/${brand.id} and apps/web/src/stories/recorded`,
  ];
  if (!demo) steps.unshift(steps.splice(3, 1)[0]!);
  return [
    `${brand.name} is in ${folder}: ${brand.currency}, ${languageNames}, ${demo ? 'play money' : `licence ${brand.jurisdiction.licence}`}.`,
    ...shownOtherwise(brand, files),
    'Next:',
    ...steps.map((step, index) => `  ${index + 1}. ${step}`),
    'Guide: docs/guides/launch-a-brand.md',
  ].join('\n');
}

/** The colours that themes adjust for legibility, one line each. */
function shownOtherwise(brand: BrandDraft['brand'], files: BrandDraft['files']): string[] {
  const tokens = brandTokensSchema.parse(JSON.parse(files.get('tokens.json')!));
  return themesOf(brand).flatMap((theme) => adjustments(tokens, theme).map((adjusted) => `Note: ${noteOf(adjusted, theme)}`));
}
