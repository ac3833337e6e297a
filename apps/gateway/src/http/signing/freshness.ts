import { timingSafeEqual } from 'node:crypto';
import type { Db } from '../../kernel/tables.ts';

/** How far a partner's clock may differ from ours, in either direction, in seconds (security B07). */
export const windowSeconds = 120;

/** Whether a partner's Unix time, as text, is within the window around `now`. */
export function isFresh(timestamp: string, now: Date): boolean {
  return /^\d{10}$/.test(timestamp) && Math.abs(Number(timestamp) * 1000 - now.getTime()) <= windowSeconds * 1000;
}

/** Compares two signatures in constant time. */
export function sameSignature(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given, 'utf8'), Buffer.from(right, 'utf8')];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Uses up a nonce of `issuer`; false if it was used before. Call it after the signature was verified, so that forged calls cannot fill the
 * table, and outside the transaction of the work, so that a refused message cannot be sent again.
 */
export async function useNonce(db: Db, issuer: string, nonce: string, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('signature_nonce')
    .values({ issuer, nonce, expires_at: new Date(now.getTime() + 2 * windowSeconds * 1000) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
