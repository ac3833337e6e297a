import { mailboxOf } from '@parlour/domain';
import type { Member } from './tables.ts';
import type { Vault } from '../../../kernel/ports.ts';

/** Personal data of a member that are sealed column by column; names as in the table. */
export const sealedMemberColumns = ['payee_name', 'email', 'mobile', 'birthday'] as const;
export type SealedMemberColumn = (typeof sealedMemberColumns)[number];

type Whose = Pick<Member, 'id' | 'merchant'>;

/** A column's text in stored form; null stays null. */
export function sealMemberColumn(vault: Vault, { id, merchant }: Whose, column: SealedMemberColumn, text: string | null): string | null {
  return text === null ? null : vault.seal({ merchant, column: `member.${column}`, id }, text);
}

/** A column's text in clear; null stays null. */
export function openMemberColumn(vault: Vault, member: Member, column: SealedMemberColumn): string | null {
  const sealed = member[column];
  return sealed === null ? null : vault.open({ merchant: member.merchant, column: `member.${column}`, id: member.id }, sealed);
}

/**
 * The hash by which a sealed number or address is found, under the current key. Addresses that differ only in case have the same hash,
 * since they are one mailbox.
 */
export function contactHash(vault: Vault, merchant: string, column: 'mobile' | 'email', text: string): string {
  return vault.fingerprint(merchant, contactText(column, text));
}

/** The same hash under each existing key: while gateways change to a new key, a row may use either. */
export function contactHashes(vault: Vault, merchant: string, column: 'mobile' | 'email', text: string): string[] {
  return vault.fingerprints(merchant, contactText(column, text));
}

function contactText(column: string, text: string): string {
  return `${column}:${text.toLowerCase()}`;
}

/** The hash by which members are found whose addresses lead to one mailbox; null without an address. */
export function mailboxHash(vault: Vault, merchant: string, email: string | null): string | null {
  return email === null ? null : vault.fingerprint(merchant, `mailbox:${mailboxOf(email)}`);
}

/** Seals each further field of a registration separately, such as an identity number or a messenger's name. */
export function sealDetails(vault: Vault, { id, merchant }: Whose, details: Readonly<Record<string, string>>): Record<string, string> {
  const seal = ([name, text]: [string, string]) => [name, vault.seal({ merchant, column: `member.details.${name}`, id }, text)];
  return Object.fromEntries(Object.entries(details).map(seal)) as Record<string, string>;
}

/** Opens the fields sealed by `sealDetails`. */
export function openDetails(vault: Vault, { id, merchant, details }: Member): Record<string, string> {
  const open = ([name, text]: [string, string]) => [name, vault.open({ merchant, column: `member.details.${name}`, id }, text)];
  return Object.fromEntries(Object.entries(details).map(open)) as Record<string, string>;
}

/** The username of a member who registered by mobile number: derived from the member's id, so it reveals nothing about the number. */
export function madeUpName(vault: Vault, { id, merchant }: Pick<Member, 'id' | 'merchant'>): string {
  return `m${vault.fingerprint(merchant, `username:${id}`).slice(0, 14)}`;
}
