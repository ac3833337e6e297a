import type { Vault } from '../../../kernel/ports.ts';
import type { Db } from '../../../kernel/tables.ts';
import { columnSealer } from '../../../db/sealers.ts';
import { stepOf } from '../../identity/authenticator/totp.ts';

/** Sealed by the operator's name, so that it can move from the invitation to the password. */
const place = (operator: string) => ({ merchant: '', column: 'operator.totp_secret', id: operator });

export function sealTotp(vault: Vault, operator: string, secret: string): string {
  return vault.seal(place(operator), secret);
}

/** Base32, as passed to `sealTotp`. */
export function openTotp(vault: Vault, operator: string, sealed: string): string {
  return vault.open(place(operator), sealed);
}

/** The step whose code was typed, ignoring spaces; null if it is no step's. */
export function typedStep(secret: string, code: string, now: Date): number | null {
  return stepOf(secret, code.replace(/[\s-]/g, ''), now);
}

/** Marks the code of a step as used; false if it, or a later one, already is. Of several concurrent attempts with one code one succeeds. */
export async function takeOperatorStep(db: Db, operator: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('operator_password')
    .set({ last_step: step })
    .where('operator', '=', operator)
    .where('last_step', '<', String(step))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What is sealed about operators. */
export const operatorSealers = (['operator_password', 'operator_invitation'] as const).map((table) =>
  columnSealer({ table, column: 'totp_secret', key: ['operator'], place: ({ operator }) => place(operator) }),
);
