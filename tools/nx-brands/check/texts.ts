import type { Brand } from '@parlour/brand/schema';
import { wordingProblems, type WordingProblem } from '@parlour/brand/vite';
import { languages } from '@parlour/domain';
import { coverage, leastShare, percent } from '../../texts/coverage.ts';
import { counted, Findings, type Check } from './problem.ts';

const said: Record<WordingProblem['problem'], (problem: WordingProblem) => [what: string, mend: string]> = {
  'no language': ({ detail }) => [
    `${detail} is named after no language`,
    `name it <tag>.po, the tag one of ${Object.values(languages)
      .map(({ tag }) => tag)
      .join(', ')}`,
  ],
  'not offered': ({ detail }) => [
    `words ${detail}, which the brand does not offer`,
    'remove the file, or add the language to languages of brand.json',
  ],
  unreadable: ({ detail }) => [`cannot be read (${detail})`, 'mend it there'],
  unknown: ({ text }) => [`words a message that nobody shows: "${text}"`, 'remove it, or take the text from libs/*/src/locales/en.po'],
  empty: ({ text }) => [`has no words for "${text}"`, 'write them, or remove the message'],
  'no message': ({ text, detail }) => [`the words for "${text}" are no message (${detail})`, 'close what is open: { } < >'],
  'other placeholders': ({ text, detail }) => [`the words for "${text}": ${detail}`, 'use exactly the placeholders of the English text'],
};

/** Checks a brand's wording: only existing messages, in languages that it offers, with the right placeholders. */
export async function checkWording(workspace: string, folder: string, brand: Brand): Promise<Check> {
  const findings = new Findings(folder);
  for (const problem of await wordingProblems(workspace, folder, brand.languages))
    findings.error(problem.file, ...said[problem.problem](problem));
  return findings.as('Wording', counted(brand.languages.length, 'language'));
}

/** How many missing texts a finding names. */
const named = 10;

/**
 * Checks that each language on offer is complete enough: 98 % of all texts, and every text about money, limits, security and law
 * (tools/texts). Missing texts are shown in English.
 */
export function checkCoverage(root: string, folder: string, brand: Brand): Check {
  const findings = new Findings(folder);
  const shares: string[] = [];
  for (const language of brand.languages) {
    const { all, areas, missing, enough } = coverage(root, languages[language].tag);
    shares.push(`${language} ${percent(all)}`);
    if (missing.length === 0) continue;
    const examples = missing.slice(0, named).map(({ folder: place, message }) => `"${message}" in ${place}`);
    const short = Object.entries(areas).flatMap(([name, area]) => (area.there < area.texts ? [`${name} ${percent(area)}`] : []));
    const figures = [percent(all), ...short].join(', ');
    const found = `languages has ${language}, of which ${figures} is there: ${counted(missing.length, 'text')} of ${all.texts} are missing (${examples.join(', ')})`;
    if (enough) findings.note('brand.json', found, 'they are told in English');
    else
      findings.error(
        'brand.json',
        found,
        `translate them to reach ${percent({ texts: 100, there: leastShare * 100 })} of all and every one of ${Object.keys(areas).join(', ')}, or do not offer ${language}`,
      );
  }
  return findings.as('Languages', shares.join(', '));
}
