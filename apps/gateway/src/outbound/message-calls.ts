import { z } from 'zod';
import { callKind } from '../kernel/outbox.ts';
import { handling, type CallHandler } from './handling.ts';
import type { Senders } from '../kernel/ports.ts';

const text = z.object({ to: z.string(), text: z.string() });
const mail = text.extend({ subject: z.string() });

/**
 * Messages are personal, and may contain codes and links that give access to an account. A message that the carrier did not clearly accept
 * is not sent again, so that nobody gets a code twice; whoever still waits for one requests a new one.
 */
const once = { sealed: true, attempts: 1, within: 600 } as const;

export const textMessage = callKind({ name: 'sms', payload: text, ...once });
/** An e-mail with a code or link that gives access to an account. */
export const secretMail = callKind({ name: 'secret-mail', payload: mail, ...once });
/** A notice by e-mail. A second copy does no harm, so it is retried even while a mail server is down for hours. */
export const noticeMail = callKind({ name: 'notice-mail', payload: mail, sealed: true, attempts: 10, within: 12 * 3600 });

export function messageCalls({ sms, email }: Senders): CallHandler[] {
  return [
    handling(textMessage, { call: (message, { merchant }) => sms.send({ merchant, ...message }) }),
    handling(secretMail, { call: (message, { merchant }) => email.send({ merchant, ...message }) }),
    handling(noticeMail, { call: (message, { merchant }) => email.send({ merchant, ...message }) }),
  ];
}
