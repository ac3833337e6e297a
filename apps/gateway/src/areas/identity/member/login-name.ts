import { openMemberColumn } from './personal-data.ts';
import type { Vault } from '../../../kernel/ports.ts';
import { foldUsername } from './create.ts';
import type { Member } from './tables.ts';

/** The number typed in place of a username, with its dialing code; undefined for any other name. */
export function typedNumber(typed: string): string | undefined {
  const number = typed.replace(/[\s()-]/g, '');
  return /^\+\d{6,17}$/.test(number) ? number : undefined;
}

/** The member's name for the account: the username, or the number in place of it. */
export function accountName(vault: Vault, member: Member): string {
  return (member.named_by_mobile ? openMemberColumn(vault, member, 'mobile') : null) ?? member.username;
}

/** Whether this is what a member calls the account. */
export function isCalled(vault: Vault, member: Member, typed: string): boolean {
  if (member.username_folded === foldUsername(typed)) return true;
  return member.named_by_mobile && accountName(vault, member) === typedNumber(typed);
}

/** What tries to guess a password are counted under, whoever's name it is. Numbers stand there as nobody can read them. */
export function attemptName(vault: Vault, merchant: string, typed: string): string {
  const number = typedNumber(typed);
  return number ? vault.fingerprint(merchant, `login:${number}`) : foldUsername(typed).slice(0, 255);
}
