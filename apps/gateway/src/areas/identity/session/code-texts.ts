import type { LanguageCode } from '@parlour/domain';
import { textOf } from '../../../kernel/texts/texts.ts';
import type { CodePurpose } from './tables.ts';

interface CodeMessage {
  brand: string;
  code: string;
  minutes: number;
  purpose: CodePurpose;
  language: LanguageCode;
}

/**
 * The text message with a code. Its last line binds the code to the site's host, so that phones offer it only there (origin-bound one-time
 * codes). Because that line names the site, the sentence need not, and everything fits into one segment.
 */
export function codeSms({ host, purpose, code, language }: Pick<CodeMessage, 'purpose' | 'code' | 'language'> & { host: string }): string {
  return `${textOf(`code.sms.${purpose}`, language, { code })}\n@${host} #${code}`;
}

/** The e-mail with a code. */
export function codeMail(message: CodeMessage): { subject: string; text: string } {
  const { language, brand } = message;
  const text = [...sentencesOf(message), '', textOf('code.notAsked', language), ''].join('\n');
  return { subject: textOf('code.subject', language, { brand }), text };
}

/** The message names the code's purpose, because a fraudster who asks for the code on the phone will claim another one. */
function sentencesOf({ language, purpose, brand, code, minutes }: CodeMessage): string[] {
  return [textOf(`code.${purpose}`, language, { brand, code }), textOf('code.warning', language, { minutes })];
}
