/**
 * `npm run level`: synchronises the catalogues of every language with the English ones, before a release of texts. Reports for
 * each language what was filled in, what is missing, and what moved to its memory.
 */
import { languageCodes, languages } from '@parlour/domain';
import { workspace } from '../build/places.ts';
import { level } from './level.ts';

for (const code of languageCodes.filter((each) => each !== 'EN')) {
  const { remembered, guessed, missing, dropped } = level(workspace, languages[code].tag);
  console.log(`${code}: ${remembered} filled in from memory, ${guessed} guessed (draft), ${missing} missing, ${dropped} dropped`);
}
