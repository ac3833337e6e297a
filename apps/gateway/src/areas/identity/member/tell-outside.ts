import { randomUUID } from 'node:crypto';
import type { Context } from '../../../kernel/context.ts';
import { noticeMail, textMessage } from '../../../outbound/message-calls.ts';
import { openMemberColumn } from './personal-data.ts';
import type { Member } from './tables.ts';

/** What a member is told outside the site: one line of subject, and a text that does for both ways. */
export interface Notice {
  subject: string;
  text: string;
}

/**
 * Tells a member by SMS and by e-mail, as far as there are a number and an address: the box of messages is seen by whoever
 * took the account over, these are not. The answer does not wait, and what happened stays happened if nobody takes them.
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
