/**
 * `npm run texts`: checks every text in every language. Prints how complete each language is, by area, and the problems; exits
 * with 1 for an error, and for a language below the limit that is not withheld. `--warnings` lists what editors may want to
 * review, `--language=BN` checks one language.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { languageCodes, languages, type LanguageCode } from '@parlour/domain';
import { officeLanguages } from '@parlour/domain/office';
import { workspace } from '../build/places.ts';
import { catalogFile, catalogFolders, keyOf, readCatalog, readTexts, type Readers } from './catalogs.ts';
import { checkFigures, checkProse, checkText, checkWidth, severalRenderings, type Finding } from './checks.ts';
import { coverage, officeCoverage, percent } from './coverage.ts';

const { values } = parseArgs({ options: { warnings: { type: 'boolean' }, language: { type: 'string' } } });
const looked = languageCodes.filter((code) => values.language === undefined || code === values.language);
let errors = 0;
/** Texts about promotions must have a slot for every figure; the ranges of a record's filters promise nothing. */
const promotionTexts = 'libs/feature-loyalty/';
const ranges: ReadonlySet<string> = new Set(['Last 7 days', 'Last 30 days']);
for (const code of looked) {
  const { all, areas, enough, missing } = coverage(workspace, languages[code].tag);
  const findings = [...findingsOf(code, 'players'), ...proseFindingsOf(code, languages[code].tag)];
  const shares = Object.entries(areas).map(([name, area]) => `${name} ${percent(area)}`);
  console.log(`${code}: ${percent(all)} of ${all.texts} texts (${shares.join(', ')}); ${sumsOf(findings)}`);
  for (const { folder, message } of missing.slice(0, 10)) console.log(`  missing in ${folder}: ${message}`);
  tellFindings(findings);
  if (!enough) console.log(`  ${code} is withheld: brands that state it do not offer it until it is whole`);
}
for (const code of officeLanguages.filter((each) => looked.includes(each))) {
  const { missing, ...all } = officeCoverage(workspace, languages[code].tag);
  const findings = findingsOf(code, 'operators');
  console.log(`office, ${code}: ${percent(all)} of ${all.texts} texts; ${sumsOf(findings)}`);
  for (const message of missing.slice(0, 10)) console.log(`  missing or draft: ${message}`);
  tellFindings(findings);
  if (missing.length > 0) console.log(`  ${code} is withheld: the office does not offer it until it is whole`);
}
if (errors > 0) process.exitCode = 1;

type Placed = Finding & { place: string };

function errorsAmong(findings: readonly Placed[]): Placed[] {
  return findings.filter(({ severity }) => severity === 'error');
}

function sumsOf(findings: readonly Placed[]): string {
  const wrong = errorsAmong(findings).length;
  return `${wrong} errors, ${findings.length - wrong} warnings`;
}

function tellFindings(findings: readonly Placed[]): void {
  for (const { place, says } of values.warnings ? findings : errorsAmong(findings)) console.log(`  ${place} ${says}`);
  errors += errorsAmong(findings).length;
}

function findingsOf(code: LanguageCode, readers: Readers): Placed[] {
  const { tag } = languages[code];
  const folders = catalogFolders(workspace, readers);
  const several = severalRenderings(folders.filter(({ form }) => form === 'po').map((folder) => readTexts(workspace, folder, tag)));
  const texts = folders.flatMap((folder) => {
    const target = readTexts(workspace, folder, tag);
    const file = catalogFile('', folder, tag);
    return [...readTexts(workspace, folder, 'en').values()].flatMap((entry) => {
      const text = code === 'EN' ? entry.message : target.get(keyOf(entry))?.translation;
      if (!text) return [];
      const figures = folder.path.startsWith(promotionTexts) && !ranges.has(entry.message) ? checkFigures(text) : [];
      const findings = [...checkText(code, entry.message, text), ...checkWidth(entry.comments, text), ...figures].filter(
        ({ severity }) => severity === 'error' || !isName(entry.context),
      );
      return findings.map((finding) => ({ ...finding, place: `${file}: “${text}”` }));
    });
  });
  return [...texts, ...several.map((finding) => ({ ...finding, place: tag }))];
}

/** Whether the key is that of a game's or vendor's name, which may stay untranslated and is checked for no term. */
function isName(key: string | undefined): boolean {
  return /^(game|vendor)\./.test(key ?? '');
}

/** The findings for legal texts and for wording of the brands' own. */
function proseFindingsOf(code: LanguageCode, tag: string): Placed[] {
  const legal = globSync([`libs/brand/legal-templates/${code}/*.md`, `brands/*/legal/${code}.md`], { cwd: workspace }).map(
    (file) => [file, readFileSync(path.join(workspace, file), 'utf8')] as const,
  );
  const wording = globSync(`brands/*/wording/${tag}.po`, { cwd: workspace }).flatMap((file) =>
    [...readCatalog(path.join(workspace, file)).values()].map(({ translation }) => [file, translation] as const),
  );
  return [...legal, ...wording].flatMap(([place, text]) => checkProse(code, text).map((finding) => ({ ...finding, place })));
}
