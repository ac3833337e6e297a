import type { Selectable } from 'kysely';
import { columnSealer } from '../../../db/sealers.ts';
import type { Db } from '../../../kernel/tables.ts';
import type { Vault } from '../../../kernel/ports.ts';
import type { AuthenticatorTable } from './tables.ts';

export type Authenticator = Selectable<AuthenticatorTable>;
type Whose = Pick<Authenticator, 'merchant' | 'member_id'>;

const place = ({ merchant, member_id }: Whose) => ({ merchant, column: 'authenticator.secret', id: member_id });

export function sealSecret(vault: Vault, whose: Whose, secret: string): string {
  return vault.seal(place(whose), secret);
}

/** Returns the secret in base32, as it was passed to `sealSecret`. */
export function openSecret(vault: Vault, authenticator: Authenticator): string {
  return vault.open(place(authenticator), authenticator.secret);
}

/** Seals secrets again under the current key. */
export const sealSecrets = columnSealer({ table: 'authenticator', column: 'secret', key: ['merchant', 'member_id'], place });

/** The member's authenticator, turned on or still being set up. */
export function findAuthenticator(db: Db, memberId: string): Promise<Authenticator | undefined> {
  return db.selectFrom('authenticator').selectAll().where('member_id', '=', memberId).executeTakeFirst();
}

/**
 * Marks a code's time step as used; false if that step or a later one was used already. Of several concurrent attempts with one code, one
 * succeeds.
 */
export async function takeStep(db: Db, memberId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('authenticator')
    .set({ last_step: step })
    .where('member_id', '=', memberId)
    .where(({ or, eb }) => or([eb('last_step', 'is', null), eb('last_step', '<', step)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Removes the authenticator with its recovery codes, in the caller's transaction; false if none was turned on. */
export async function dropAuthenticator(trx: Db, memberId: string): Promise<boolean> {
  await trx.deleteFrom('recovery_code').where('member_id', '=', memberId).execute();
  const dropped = await trx.deleteFrom('authenticator').where('member_id', '=', memberId).returning('confirmed_at').executeTakeFirst();
  return dropped !== undefined && dropped.confirmed_at !== null;
}
