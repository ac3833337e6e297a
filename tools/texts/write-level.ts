/**
 * `npm run level`: synchronises the catalogues of every language with the English ones, before a release of texts. Reports for
 * each language what was filled in, what is missing, and what moved to its memory.
 */
import { languageCodes, languages, type LanguageCode } from '@parlour/domain';
import { officeLanguages } from '@parlour/domain/office';
import { workspace } from '../build/places.ts';
import { level } from './level.ts';

for (const readers of ['players', 'operators'] as const) {
  const codes: readonly LanguageCode[] = readers === 'players' ? languageCodes : officeLanguages;
  for (const code of codes.filter((each) => each !== 'EN')) {
    const { remembered, guessed, missing, dropped } = level(workspace, languages[code].tag, readers);
    const sums = `${remembered} filled in from memory, ${guessed} guessed (draft), ${missing} missing, ${dropped} dropped`;
    console.log(`${readers === 'players' ? '' : 'office, '}${code}: ${sums}`);
  }
}
