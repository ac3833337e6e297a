import type { Member } from './tables.ts';
import type { Vault } from '../../../kernel/ports.ts';

/** Personal data of a member that are sealed column by column; names as in the table. */
export const sealedMemberColumns = ['payee_name', 'email', 'mobile', 'birthday'] as const;
export type SealedMemberColumn = (typeof sealedMemberColumns)[number];

type Whose = Pick<Member, 'id' | 'merchant'>;

/** A column's text as it is stored; null stays null. */
export function sealMemberColumn(vault: Vault, { id, merchant }: Whose, column: SealedMemberColumn, text: string | null): string | null {
  return text === null ? null : vault.seal({ merchant, column: `member.${column}`, id }, text);
}

/** A column's text as it was given; null where there is none. */
export function openMemberColumn(vault: Vault, member: Member, column: SealedMemberColumn): string | null {
  const sealed = member[column];
  return sealed === null ? null : vault.open({ merchant: member.merchant, column: `member.${column}`, id: member.id }, sealed);
}

/**
 * What a number or an address is found by while it is sealed, under today's key: one mailbox is one contact, however its
 * address is capitalised.
 */
export function contactHash(vault: Vault, merchant: string, column: 'mobile' | 'email', text: string): string {
  return vault.fingerprint(merchant, contactText(column, text));
}

/** The same under every key that there is: until all gateways name the same one, a row may be under either. */
export function contactHashes(vault: Vault, merchant: string, column: 'mobile' | 'email', text: string): string[] {
  return vault.fingerprints(merchant, contactText(column, text));
}

function contactText(column: string, text: string): string {
  return `${column}:${text.toLowerCase()}`;
}

/** Each further field of a registration sealed by itself, such as an identity number or a messenger's name. */
export function sealDetails(vault: Vault, { id, merchant }: Whose, details: Readonly<Record<string, string>>): Record<string, string> {
  const seal = ([name, text]: [string, string]) => [name, vault.seal({ merchant, column: `member.details.${name}`, id }, text)];
  return Object.fromEntries(Object.entries(details).map(seal)) as Record<string, string>;
}

/** The fields that `sealDetails` has sealed. */
export function openDetails(vault: Vault, { id, merchant, details }: Member): Record<string, string> {
  const open = ([name, text]: [string, string]) => [name, vault.open({ merchant, column: `member.details.${name}`, id }, text)];
  return Object.fromEntries(Object.entries(details).map(open)) as Record<string, string>;
}

/** The username of whoever registered by mobile number: of the member's id, and nothing that a number could be found from. */
export function madeUpName(vault: Vault, { id, merchant }: Pick<Member, 'id' | 'merchant'>): string {
  return `m${vault.fingerprint(merchant, `username:${id}`).slice(0, 14)}`;
}
