import type { LanguageCode } from '@parlour/domain';
import { textOf } from '../../../kernel/texts/texts.ts';

/** The e-mail that tells a member of a log-in from a network that is new. */
export function newNetworkMail(
  language: LanguageCode,
  { brand, address }: { brand: string; address: string },
): { subject: string; text: string } {
  const said = [textOf('newNetwork.text', language, { brand, address }), textOf('newNetwork.warning', language), ''];
  return { subject: textOf('newNetwork.subject', language, { brand }), text: said.join('\n') };
}
