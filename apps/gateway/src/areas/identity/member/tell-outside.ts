import { randomUUID } from 'node:crypto';
import type { Context } from '../../../kernel/context.ts';
import { noticeMail, textMessage } from '../../../outbound/message-calls.ts';
import { openMemberColumn } from './personal-data.ts';
import type { Member } from './tables.ts';

/** A notice outside the site: a one-line subject, and a text for both SMS and e-mail. */
export interface Notice {
  subject: string;
  text: string;
}

/**
 * Notifies a member by SMS and e-mail, where a number or address is known: whoever took an account over can read its inbox, but not these.
 * The answer does not wait for delivery, and a failure to send undoes nothing.
 */
export function tellOutside(context: Context, member: Member, { subject, text }: Notice): void {
  const { outbox, vault } = context;
  const { code: merchant } = context.merchant;
  const [mobile, address] = [openMemberColumn(vault, member, 'mobile'), openMemberColumn(vault, member, 'email')];
  if (mobile !== null)
    context.afterwards('a notice by SMS', () => outbox.send(textMessage, { to: mobile, text }, { merchant, key: randomUUID() }));
  if (address !== null)
    context.afterwards('a notice by e-mail', () =>
      outbox.send(noticeMail, { to: address, subject, text: `${text}\n` }, { merchant, key: randomUUID() }),
    );
}
