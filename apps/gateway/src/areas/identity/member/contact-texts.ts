import type { LanguageCode } from '@parlour/domain';
import { textOf } from '../../../kernel/texts/texts.ts';

interface ChangedContact {
  brand: string;
  channel: 'sms' | 'email';
  /** The contact, masked. */
  shown: string;
}

/** The text message about a changed contact. */
export function contactChangedSms(language: LanguageCode, changed: ChangedContact): string {
  return sentencesOf(language, changed).join(' ');
}

/** The e-mail about a changed contact. */
export function contactChangedMail(language: LanguageCode, changed: ChangedContact): { subject: string; text: string } {
  const subject = textOf('contactChanged.subject', language, { brand: changed.brand });
  return { subject, text: `${sentencesOf(language, changed).join('\n')}\n` };
}

function sentencesOf(language: LanguageCode, { brand, channel, shown }: ChangedContact): string[] {
  return [textOf(`contactChanged.${channel}`, language, { brand, contact: shown }), textOf('contactChanged.warning', language)];
}
