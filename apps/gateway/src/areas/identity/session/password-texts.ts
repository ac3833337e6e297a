import type { LanguageCode } from '@parlour/domain';
import { textOf } from '../../../kernel/texts/texts.ts';
import type { Notice } from '../member/tell-outside.ts';

/** What tells a member of another password (security A13). */
export function passwordChangedNotice(language: LanguageCode, brand: string): Notice {
  return { subject: textOf('passwordChanged.subject', language, { brand }), text: textOf('passwordChanged.text', language, { brand }) };
}
