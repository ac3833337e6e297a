import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type Brand, BrandError, demandUnclaimed, loadBrand } from '@parlour/brand/schema';
import { listPaths } from '@parlour/domain';
import { gamesOfVendors, isVendorCode, vendorCodes, vendors } from '@parlour/gateway/catalogue';
import { paymentsProblem } from '@parlour/gateway/payments-problem';
import type { BrandTokens, ThemeName } from '@parlour/ui/make-theme';
import { workspace } from '../build/places.ts';
import { readTokens } from '../build/theme-plugin.ts';
import { checkAssets } from './check/assets.ts';
import { checkContrast } from './check/contrast.ts';
import { checkLegal } from './check/legal.ts';
import { checkLinks } from './check/links.ts';
import { type Check, Findings, counted } from './check/problem.ts';
import { checkCoverage, checkWording } from './check/texts.ts';

/** The results for a brand. Facts and tokens are present if they could be read. */
export interface CheckedBrand {
  id: string;
  brand: Brand | null;
  tokens: BrandTokens | null;
  checks: readonly Check[];
}

/**
 * Checks everything that a brand folder (absolute) must contain, together with the other brands in the same place. Checks that do
 * not depend on each other all run, so that all problems can be fixed at once.
 */
export async function checkBrand(folder: string): Promise<CheckedBrand> {
  const schema = new Findings(folder);
  const brand = readBrand(folder, schema);
  const design = new Findings(folder);
  const tokens = readDesign(folder, design);
  const checks: Check[] = [schema.as('Facts', 'brand.json'), design.as('Design', 'tokens.json')];
  if (existsSync(folder)) checks.push(checkAssets(folder));
  if (tokens) checks.push(checkContrast(folder, tokens, themesOf(brand)));
  if (brand) {
    checks.push(
      await checkWording(workspace, folder, brand),
      checkCoverage(workspace, folder, brand),
      checkLegal(folder, brand),
      await checkLinks(folder, brand),
      checkGames(folder, brand),
      checkPayments(folder, brand),
    );
  }
  return { id: path.basename(folder), brand, tokens, checks };
}

/** The themes that a brand's site has. */
export function themesOf(brand: Brand | null): ThemeName[] {
  return brand?.flags.themeSwitch === false ? [brand.defaultTheme] : ['dark', 'light'];
}

function readBrand(folder: string, findings: Findings): Brand | null {
  const brand = attempt(() => loadBrand(folder), findings);
  if (brand) attempt(() => demandUnclaimed(brand, neighboursOf(folder), path.join(folder, 'brand.json')), findings);
  return brand;
}

/** The result of reading a file; null if the file is broken, which is then among the findings. */
function attempt<T>(read: () => T, findings: Findings): T | null {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof BrandError)) throw error;
    for (const { at, says, mend } of error.problems) findings.error(path.resolve(error.file), at === '' ? says : `${at} ${says}`, mend);
    return null;
  }
}

/** The other brands in the same place, without broken ones, which their own check reports. */
function neighboursOf(folder: string): Brand[] {
  const root = path.dirname(folder);
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== path.basename(folder))
    .flatMap((entry) => {
      try {
        return [loadBrand(path.join(root, entry.name))];
      } catch (error) {
        if (error instanceof BrandError) return [];
        throw error;
      }
    });
}

function readDesign(folder: string, findings: Findings): BrandTokens | null {
  return attempt(() => readTokens(folder), findings);
}

/** Every vendor is one of the catalogue, and every product line has something to show. */
function checkGames(folder: string, brand: Brand): Check {
  const findings = new Findings(folder);
  const wrong = (what: string, mend: string) => findings.error('brand.json', what, mend);
  const known = brand.vendors.filter(isVendorCode);
  for (const code of brand.vendors)
    if (!isVendorCode(code))
      wrong(`vendors has ${code}, which the catalogue does not have`, `take one of ${Object.keys(vendors).join(', ')}`);
  for (const type of brand.gameTypes)
    if (!known.some((code) => vendors[code].gameTypes.some((made) => made === type)))
      wrong(`gameTypes has ${type}, which none of the vendors makes`, 'add a vendor that makes it, or leave the product line out');
  if (!brand.gameTypes.some((type) => type in listPaths))
    wrong(
      `gameTypes has ${brand.gameTypes.join(', ')}, and none of them has a page that lists its games`,
      `add one of ${Object.keys(listPaths).join(', ')}`,
    );
  const offered = (codes: typeof known) => gamesOfVendors(codes).filter((game) => brand.gameTypes.includes(game.gameType)).length;
  const [games, all] = [offered(known), offered(vendorCodes)];
  // A complete catalogue of the site's product lines is fine, however small; half of one looks unfinished.
  if (games < all / 2)
    wrong(
      `the vendors give ${games} of the ${counted(all, 'game')} of ${brand.gameTypes.join(', ')}, and a site shows half of them or more`,
      'add vendors',
    );
  return findings.as('Games', `${counted(games, 'game')} of ${counted(known.length, 'vendor')}`);
}

/** Whether players can pay: a licensed brand needs a provider of real money in PAYMENT_PROVIDERS. */
function checkPayments(folder: string, brand: Brand): Check {
  const findings = new Findings(folder);
  const problem = paymentsProblem(brand, process.env);
  if (problem) findings.error('brand.json', `jurisdiction.licence ${problem.says}`, problem.mend);
  return findings.as('Payments', brand.jurisdiction.licence === 'demo' ? 'play money' : 'real money');
}
