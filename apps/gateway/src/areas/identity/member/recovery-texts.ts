import { formatDateTime, languages, type LanguageCode } from '@parlour/domain';
import type { Merchant } from '../../../kernel/merchants.ts';
import { textOf } from '../../../kernel/texts/texts.ts';
import type { Notice } from './tell-outside.ts';

/** The e-mail whose link opens the site to choose another password; the link stands on a line of its own. */
export function resetLinkMail(language: LanguageCode, { link, brand, minutes }: { link: string; brand: string; minutes: number }): Notice {
  const said = [textOf('resetLink.before', language, { brand, minutes }), '', link, '', textOf('resetLink.after', language), ''];
  return { subject: textOf('resetLink.subject', language, { brand }), text: said.join('\n') };
}

/** What tells a member that somebody has come in who forgot the password, with the time in the brand's own zone. */
export function recoveredNotice(language: LanguageCode, { name, brand }: Pick<Merchant, 'name' | 'brand'>, until: Date): Notice {
  const at = formatDateTime(until.toISOString(), languages[language].formatTag, brand.timeZone);
  return {
    subject: textOf('recovered.subject', language, { brand: name }),
    text: textOf('recovered.text', language, { brand: name, until: at }),
  };
}
