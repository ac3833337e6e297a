import { expect, test } from 'vitest';
import { textIn, type Texts } from './asked-language.ts';

const merchant = { defaultLanguage: 'VI' } as const;

test.each<[texts: Texts, read: string, why: string]>([
  [{ EN: 'Lamp', VI: 'Đèn', BN: 'প্রদীপ' }, 'প্রদীপ', 'its own language'],
  [{ EN: 'Lamp', VI: 'Đèn' }, 'Đèn', 'the merchant’s default language'],
  [{ EN: 'Lamp', TH: 'โคม' }, 'Lamp', 'English'],
  [{ TH: 'โคม' }, 'โคม', 'the language in which it was written'],
  [{}, '', 'none, for it says nothing'],
])('%o is read in Bengali as %s: %s', (texts, read) => expect(textIn(texts, 'BN', merchant)).toBe(read));
