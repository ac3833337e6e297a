import { z } from 'zod';
import { callKind } from '../kernel/outbox.ts';
import { handling, type CallHandler } from './handling.ts';
import type { Senders } from '../kernel/ports.ts';

const text = z.object({ to: z.string(), text: z.string() });
const mail = text.extend({ subject: z.string() });

/**
 * Messages are personal, and their texts may hold codes and links that open an account. What a carrier did not clearly take over is
 * not sent again: nobody gets the same code or text message twice, and whoever waits for a code asks for another one.
 */
const once = { sealed: true, attempts: 1, within: 600 } as const;

export const textMessage = callKind({ name: 'sms', payload: text, ...once });
/** A mail with a code or a link that opens an account. */
export const secretMail = callKind({ name: 'secret-mail', payload: mail, ...once });
/** A notice by e-mail: a second copy harms nobody, so a mail server that is away for hours does not lose it. */
export const noticeMail = callKind({ name: 'notice-mail', payload: mail, sealed: true, attempts: 10, within: 12 * 3600 });

export function messageCalls({ sms, email }: Senders): CallHandler[] {
  return [
    handling(textMessage, { call: (message, { merchant }) => sms.send({ merchant, ...message }) }),
    handling(secretMail, { call: (message, { merchant }) => email.send({ merchant, ...message }) }),
    handling(noticeMail, { call: (message, { merchant }) => email.send({ merchant, ...message }) }),
  ];
}
