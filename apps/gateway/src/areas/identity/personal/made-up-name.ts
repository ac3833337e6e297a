import type { Member } from '../member/tables.ts';
import type { Vault } from '../../../kernel/ports.ts';

/** The username of whoever registered by mobile number: of the member's id, and nothing that a number could be found from. */
export function madeUpName(vault: Vault, { id, merchant }: Pick<Member, 'id' | 'merchant'>): string {
  return `m${vault.fingerprint(merchant, `username:${id}`).slice(0, 14)}`;
}
