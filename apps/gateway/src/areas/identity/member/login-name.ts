import { openMemberColumn } from './personal-data.ts';
import type { Vault } from '../../../kernel/ports.ts';
import { foldUsername } from './create.ts';
import type { Member } from './tables.ts';

/** A number typed instead of a username, with its dialling code; undefined for any other name. */
export function typedNumber(typed: string): string | undefined {
  const number = typed.replace(/[\s()-]/g, '');
  return /^\+\d{6,17}$/.test(number) ? number : undefined;
}

/** What the member calls the account: the username, or the number that replaces it. */
export function accountName(vault: Vault, member: Member): string {
  return (member.named_by_mobile ? openMemberColumn(vault, member, 'mobile') : null) ?? member.username;
}

/** Whether this is what the member calls the account. */
export function isCalled(vault: Vault, member: Member, typed: string): boolean {
  if (member.username_folded === foldUsername(typed)) return true;
  return member.named_by_mobile && accountName(vault, member) === typedNumber(typed);
}

/** The key under which attempts to guess a password are counted, whether or not the name exists. A number in it is hashed. */
export function attemptName(vault: Vault, merchant: string, typed: string): string {
  const number = typedNumber(typed);
  return number ? vault.fingerprint(merchant, `login:${number}`) : foldUsername(typed).slice(0, 255);
}
