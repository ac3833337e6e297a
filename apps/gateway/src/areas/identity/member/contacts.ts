import type { components } from '@parlour/api/contract';
import type { Context } from '../../../kernel/context.ts';
import { openMemberColumn } from './personal-data.ts';
import type { CodeTarget } from '../session/one-time-codes.ts';
import type { Member } from './tables.ts';

type Contacts = components['schemas']['Contacts'];

/** The contacts whose ownership a member has proved. */
export function provedContacts({ vault }: Pick<Context, 'vault'>, member: Member): CodeTarget[] {
  const [mobile, email] = [openMemberColumn(vault, member, 'mobile'), openMemberColumn(vault, member, 'email')];
  return [
    ...(mobile !== null && member.mobile_verified_at ? [{ channel: 'sms', to: mobile } as const] : []),
    ...(email !== null && member.email_verified_at ? [{ channel: 'email', to: email } as const] : []),
  ];
}

/** A member's contacts as their own pages see them. */
export function contactsToWire({ vault }: Pick<Context, 'vault'>, member: Member): Contacts {
  const [mobile, email] = [openMemberColumn(vault, member, 'mobile'), openMemberColumn(vault, member, 'email')];
  return {
    ...(email === null ? {} : { email: { shown: maskEmail(email), verified: member.email_verified_at !== null } }),
    ...(mobile === null ? {} : { mobile: { shown: maskMobile(mobile), verified: member.mobile_verified_at !== null } }),
  };
}

/** A target, masked for somebody who knows it. */
export function maskTarget({ channel, to }: CodeTarget): string {
  return channel === 'sms' ? maskMobile(to) : maskEmail(to);
}

/** Masks an address so that only its owner recognises it: the first letter and the host stay; the number of stars hides the length. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}

/** Masks a number so that only its owner recognises it: the last three digits stay. */
export function maskMobile(mobile: string): string {
  return `•••••• ${mobile.slice(-3)}`;
}
