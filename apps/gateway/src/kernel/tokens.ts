import { createHash } from 'node:crypto';
import type { Random } from './clock.ts';

/** The stored hash of a secret that only the browser holds. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** 256 random bits as 43 characters that need no escaping. */
export function newToken(random: Random): string {
  return random.bytes(32).toString('base64url');
}
