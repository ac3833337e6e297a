import { hashRaw } from '@node-rs/argon2';
import type { Db } from '../../../kernel/tables.ts';
import type { Random } from '../../../kernel/clock.ts';
import type { Member } from '../member/tables.ts';

const codes = 10;
/** Without i, l, o and u, which are easily misread; ten characters carry 50 bits. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const length = 10;
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Replaces all recovery codes, in the caller's transaction, and returns the new ones: they are shown once, and only their hashes are
 * stored.
 */
export async function renewRecoveryCodes(trx: Db, { id, merchant }: Pick<Member, 'id' | 'merchant'>, random: Random): Promise<string[]> {
  const made = Array.from({ length: codes }, () => newCode(random));
  // One salt for all of a member's codes, so that an attempt costs one hash instead of one per code.
  const salt = random.bytes(16).toString('hex');
  await trx.updateTable('authenticator').set({ recovery_salt: salt }).where('member_id', '=', id).execute();
  await trx.deleteFrom('recovery_code').where('member_id', '=', id).execute();
  const hashed = await Promise.all(made.map((code) => hashRecoveryCode(code, salt)));
  const rows = hashed.map((code_hash) => ({ member_id: id, merchant, code_hash, used_at: null }));
  await trx.insertInto('recovery_code').values(rows).execute();
  return made.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
}

/** Normalises a recovery code, however it was typed; null for anything else. */
export function recoveryCodeIn(text: string): string | null {
  const code = text.toLowerCase().replace(/[\s-]/g, '').replace(/o/g, '0').replace(/[il]/g, '1');
  return code.length === length && [...code].every((character) => alphabet.includes(character)) ? code : null;
}

/** The stored hash of a recovery code. */
export async function hashRecoveryCode(code: string, salt: string): Promise<string> {
  return (await hashRaw(code, { ...cost, salt: Buffer.from(salt, 'hex') })).toString('hex');
}

/** Uses a recovery code up; false if it is not the member's, or already used. */
export async function useRecoveryCode(db: Db, memberId: string, hashed: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recovery_code')
    .set({ used_at: now })
    .where('member_id', '=', memberId)
    .where('code_hash', '=', hashed)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** How many unused recovery codes a member has. */
export async function recoveryCodesLeft(db: Db, memberId: string): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_code')
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .select((eb) => eb.fn.countAll<string>().as('left'))
    .executeTakeFirstOrThrow();
  return Number(left);
}

function newCode(random: Random): string {
  // 32 characters divide the 256 values of a byte evenly.
  return [...random.bytes(length)].map((byte) => alphabet[byte % alphabet.length]!).join('');
}
