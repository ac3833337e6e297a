import type { LanguageCode } from '@parlour/domain';
import type { Outbox } from '../../../kernel/outbox.ts';
import { textOf } from '../../../kernel/texts/texts.ts';
import { noticeMail, textMessage } from '../../../outbound/message-calls.ts';
import type { CodeTarget } from '../session/one-time-codes.ts';

interface ChangedContact {
  brand: string;
  channel: CodeTarget['channel'];
  /** The contact, masked. */
  shown: string;
}

/** Tells somebody at a contact of theirs that a number or an address of their account was changed. */
export function tellOfChange(
  outbox: Pick<Outbox, 'send'>,
  { channel, to }: CodeTarget,
  language: LanguageCode,
  { brand, ...changed }: ChangedContact,
  call: { merchant: string; key: string },
) {
  const sentences = [
    textOf(`contactChanged.${changed.channel}`, language, { brand, contact: changed.shown }),
    textOf('contactChanged.warning', language),
  ];
  return channel === 'sms'
    ? outbox.send(textMessage, { to, text: sentences.join(' ') }, call)
    : outbox.send(
        noticeMail,
        { to, subject: textOf('contactChanged.subject', language, { brand }), text: `${sentences.join('\n')}\n` },
        call,
      );
}
