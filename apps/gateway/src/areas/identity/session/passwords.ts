import { hash, verify } from '@node-rs/argon2';
import type { Member } from '../member/tables.ts';

/** At least what security A03 requires. Every hash stores its own parameters, so a later change upgrades members as they log in. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const prefix = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`;

/** An Argon2id hash of a password, compared exactly: nothing is trimmed or folded. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** A dummy hash, so that an unknown account takes as long as an existing one (security A04). */
let nobody: Promise<string> | undefined;

/** Whether `password` matches a hash; without a hash it returns false after the same work. */
export async function isPassword(hashed: string | null | undefined, password: string): Promise<boolean> {
  const against = hashed ?? (await (nobody ??= hash(crypto.getRandomValues(new Uint8Array(32)), cost)));
  return (await verify(against, password)) && hashed !== null && hashed !== undefined;
}

/** Prepares the dummy hash, so that the first refusal of an unknown name takes no longer than later ones. */
export async function warmPasswords(): Promise<void> {
  await isPassword(null, '');
}

/** Whether a hash was made with other parameters than the current ones. */
export function isWeaker(hashed: string): boolean {
  return !hashed.startsWith(prefix);
}

/** The hash that a log-in must match; null for an unknown name, a trial user or an expired one-time password. */
export function passwordHashOf(member: Pick<Member, 'kind' | 'password_hash' | 'one_time_until'> | undefined, now: Date): string | null {
  if (member?.kind !== 'member') return null;
  return member.one_time_until && member.one_time_until <= now ? null : member.password_hash;
}
