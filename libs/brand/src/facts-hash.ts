import { createHash } from 'node:crypto';
import type { Brand } from './brand-schema.ts';

/** What tells the facts of a brand from other facts: the built site and the gateway that serves it must have the same. */
export function factsHash(brand: Brand): string {
  return createHash('sha256').update(JSON.stringify(brand)).digest('hex');
}
