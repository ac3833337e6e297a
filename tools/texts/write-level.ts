/**
 * `npm run level`: brings the catalogues of every language level with the English ones, for whoever releases texts. Says for
 * each language what was filled in, what is missing, and what went into its memory.
 */
import { languageCodes, languages } from '@parlour/domain';
import { workspace } from '../build/places.ts';
import { level } from './level.ts';

for (const code of languageCodes.filter((each) => each !== 'EN')) {
  const { remembered, guessed, missing, dropped } = level(workspace, languages[code].tag);
  console.log(`${code}: ${remembered} filled in from memory, ${guessed} guessed (draft), ${missing} missing, ${dropped} dropped`);
}
