import { createHash } from 'node:crypto';
import type { OperationId } from '@parlour/api/contract';
import { sql } from 'kysely';
import { prepared } from '../kernel/prepared.ts';
import type { Db } from '../kernel/tables.ts';
import { Refusal } from '../kernel/refusal.ts';
import { inTransaction } from '../kernel/transaction.ts';
import { invalid } from './validation.ts';

export interface Once {
  merchant: string;
  memberId: string;
  operation: OperationId;
  key: string;
  /** The request's entire validated input. */
  asked: unknown;
}

/** Keys in progress on this gateway: the embedded database, with its single connection, could not detect a second caller. */
const inFlight = new Set<string>();

/** The key in a request's header. Throws `idempotency_key_missing`, or `invalid_request` for one that is not a UUID. */
export function idempotencyKey(given: string | string[] | undefined): string {
  const header = Array.isArray(given) ? given[0] : given;
  if (!header) throw new Refusal('idempotency_key_missing');
  if (!/^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(header)) throw invalid([{ field: 'Idempotency-Key', rule: 'pattern' }]);
  return header.toLowerCase();
}

/**
 * Runs `work` once per member and key, and from then on returns its first answer (Stripe's rules, security C03). The answer is stored in
 * the transaction of the work, so that either both persist or neither. A refusal stores nothing, and the same key may be retried. Throws
 * `idempotency_key_reused` if the key was used with other input, and `idempotency_key_in_flight` while the first call is being served.
 */
export async function once<T>(
  db: Db,
  { merchant, memberId, operation, key, asked }: Once,
  now: Date,
  work: (trx: Db) => Promise<T>,
): Promise<T> {
  return whileInFlight({ merchant, memberId, operation, key, asked }, ({ lock, hash: request_hash }) =>
    inTransaction(db, async (trx) => {
      const { rows } = await sql<{
        free: boolean;
      }>`${prepared} select pg_try_advisory_xact_lock(hashtextextended(${lock}, 0)) as free`.execute(trx);
      if (!rows[0]?.free) throw new Refusal('idempotency_key_in_flight');
      const before = await trx
        .selectFrom('idempotency')
        .select(['request_hash', 'answer'])
        .where('merchant', '=', merchant)
        .where('member_id', '=', memberId)
        .where('key', '=', key)
        .modifyEnd(prepared)
        .executeTakeFirst();
      if (before && before.request_hash !== request_hash) throw new Refusal('idempotency_key_reused');
      if (before) return before.answer as T;
      const answer = await work(trx);
      // Read back from the database, so that a repeat gets the same bytes, with keys in the same order.
      const stored = await trx
        .insertInto('idempotency')
        .values({
          merchant,
          member_id: memberId,
          key,
          operation,
          request_hash,
          status: 200,
          answer: JSON.stringify(answer),
          created_at: now,
        })
        .returning('answer')
        .modifyEnd(prepared)
        .executeTakeFirstOrThrow();
      return stored.answer as T;
    }),
  );
}

/** What identifies a call with an idempotency key: the name of its advisory lock, and the hash of its input. */
export interface Keyed {
  lock: string;
  hash: string;
}

/**
 * For operations that implement the rules of `once` in a database function: refuses a second call with the key while this gateway serves
 * the first, because the embedded database, with its single connection, cannot detect it. Throws `idempotency_key_in_flight`.
 */
export async function whileInFlight<T>(
  { merchant, memberId, operation, key, asked }: Once,
  work: (keyed: Keyed) => Promise<T>,
): Promise<T> {
  const lock = `idempotency:${merchant}:${memberId}:${key}`;
  if (inFlight.has(lock)) throw new Refusal('idempotency_key_in_flight');
  inFlight.add(lock);
  try {
    const hash = createHash('sha256')
      .update(JSON.stringify([operation, asked]))
      .digest('hex');
    return await work({ lock, hash });
  } finally {
    inFlight.delete(lock);
  }
}
