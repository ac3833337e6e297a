import type { Member } from '../member/find.ts';
import type { Vault } from './vault.ts';

/** Personal data of a member that are sealed column by column; names as in the table. */
export const sealedMemberColumns = ['payee_name', 'email', 'birthday'] as const;
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
