import path from 'node:path';
import { expect, test } from 'vitest';
import { loadBrands } from '@parlour/brand/schema';
import { codeSms } from './code-texts.ts';

const purposes = ['register', 'login', 'reset', 'bind', 'verify'] as const;
const brands = loadBrands(path.resolve(import.meta.dirname, '../../../../../../brands'));
const cases = brands.flatMap(({ id, languages, domains }) =>
  languages.flatMap((language) => domains.map((host) => ({ id, language, host }))),
);

/** The basic character set of GSM 03.38; a text with any other character is sent as UTF-16. */
const basic = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà]*$/;

test.each(cases)(
  'every code of $id in $language is one segment, and so costs one message, with its line for $host',
  ({ language, host }) => {
    for (const purpose of purposes) {
      const text = codeSms({ code: '123456', purpose, language, host });
      expect(text).toMatch(new RegExp(`\\n@${host} #123456$`));
      expect(text.length, text).toBeLessThanOrEqual(basic.test(text) ? 160 : 70);
    }
  },
);
