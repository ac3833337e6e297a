import type { Vault } from '../../../kernel/ports.ts';
import type { Db } from '../../../kernel/tables.ts';
import { columnSealer } from '../../../db/sealers.ts';
import { stepOf } from '../../identity/authenticator/totp.ts';

/** Sealed under the operator's name, so that it stays readable when it moves from the invitation to the credentials. */
const place = (operator: string) => ({ merchant: '', column: 'operator.totp_secret', id: operator });

export function sealTotp(vault: Vault, operator: string, secret: string): string {
  return vault.seal(place(operator), secret);
}

/** Returns the secret in base32, as it was passed to `sealTotp`. */
export function openTotp(vault: Vault, operator: string, sealed: string): string {
  return vault.open(place(operator), sealed);
}

/** The time step that a typed code belongs to, ignoring spaces; null if it matches none. */
export function typedStep(secret: string, code: string, now: Date): number | null {
  return stepOf(secret, code.replace(/[\s-]/g, ''), now);
}

/**
 * Marks a code's time step as used; false if that step or a later one was used already. Of several concurrent attempts with one code, one
 * succeeds.
 */
export async function takeOperatorStep(db: Db, operator: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('operator_password')
    .set({ last_step: step })
    .where('operator', '=', operator)
    .where('last_step', '<', String(step))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Seals operators' authenticator secrets again under the current key. */
export const operatorSealers = (['operator_password', 'operator_invitation'] as const).map((table) =>
  columnSealer({ table, column: 'totp_secret', key: ['operator'], place: ({ operator }) => place(operator) }),
);
