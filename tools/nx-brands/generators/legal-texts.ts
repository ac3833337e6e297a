import { readFileSync } from 'node:fs';
import path from 'node:path';
import { legalDocuments, legalFile, type Brand } from '@parlour/brand/schema';
import type { LanguageCode } from '@parlour/domain';

/**
 * The legal texts of a brand in its languages, from the templates beside this file. What only the operator knows stays a
 * gap, `[like this]`. A paragraph or list item that begins with `{demo}` or `{licensed}` is kept where that is so.
 */
export function legalTexts(brand: Brand): Map<string, string> {
  const texts = new Map<string, string>();
  for (const language of brand.languages)
    for (const document of legalDocuments) {
      const file = legalFile(language, document);
      texts.set(file, filledIn(readFileSync(path.join(import.meta.dirname, file), 'utf8'), brand, language));
    }
  return texts;
}

function filledIn(template: string, brand: Brand, language: LanguageCode): string {
  const { licence, minimumAge } = brand.jurisdiction;
  const values = { name: brand.name, mail: mailOf(brand), age: digitsOf(minimumAge, language), licence };
  const [kept, dropped] = licence === 'demo' ? ['demo', 'licensed'] : ['licensed', 'demo'];
  return template
    .replaceAll(new RegExp(`^(- )?\\{${dropped}\\} .*\n\n?`, 'gm'), '')
    .replaceAll(new RegExp(`^(- )?\\{${kept}\\} `, 'gm'), (_, item: string | undefined) => item ?? '')
    .replaceAll(/\{(name|mail|age|licence)\}/g, (_, key: keyof typeof values) => values[key])
    .trimEnd()
    .concat('\n');
}

/** Bengali texts have Bengali figures; Arabic ones here have ours. */
const digitsOf = (age: number, language: LanguageCode) =>
  language === 'BN' ? new Intl.NumberFormat('bn-u-nu-beng').format(age) : String(age);

function mailOf({ contacts }: Brand): string {
  const mail = contacts.find(({ url }) => url.startsWith('mailto:'));
  if (!mail) throw new Error('the template of brands states no e-mail contact, which legal texts name');
  return mail.url.slice('mailto:'.length);
}
