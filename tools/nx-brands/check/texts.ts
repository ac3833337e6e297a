import path from 'node:path';
import type { Brand } from '@parlour/brand/schema';
import { coverageOf, leastCoverage, wordingProblems, type WordingProblem } from '@parlour/brand/vite';
import { languages } from '@parlour/domain';
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

/** Checks a brand's own wording: of messages that exist, in languages that it offers, with the right placeholders. */
export async function checkWording(workspace: string, folder: string, brand: Brand): Promise<Check> {
  const findings = new Findings(folder);
  for (const problem of await wordingProblems(workspace, folder, brand.languages))
    findings.error(problem.file, ...said[problem.problem](problem));
  return findings.as('Wording', counted(brand.languages.length, 'language'));
}

/** Checks that at least 98 % of the texts are translated into each offered language. */
export async function checkCoverage(workspace: string, folder: string, brand: Brand): Promise<Check> {
  const findings = new Findings(folder);
  const shares: string[] = [];
  for (const language of brand.languages) {
    const { messages, translated, missing } = await coverageOf(workspace, language);
    const share = translated / messages;
    shares.push(`${language} ${percent(share)}`);
    if (missing.length === 0) continue;
    const examples = missing.slice(0, 3).map(({ file, text }) => `"${text}" in ${path.relative(workspace, file)}`);
    const found = `languages has ${language}, in which ${counted(missing.length, 'message')} of ${messages} have no text (${examples.join(', ')})`;
    if (share < leastCoverage)
      findings.error('brand.json', found, `translate them to reach ${percent(leastCoverage)}, or do not offer ${language}`);
    else findings.note('brand.json', found, 'they are told in English');
  }
  return findings.as('Languages', shares.join(', '));
}

/** Rounded down, so that 100 % means complete. */
const percent = (share: number): string => `${Math.floor(share * 1000) / 10} %`;
