import { createHash, createPublicKey, verify } from 'node:crypto';
import type { Schema } from '../operator.ts';

/** What a head says, as it is signed. */
export function headText({ chain, seq, hash, signedAt }: Pick<Schema<'AuditHead'>, 'chain' | 'seq' | 'hash' | 'signedAt'>): string {
  return [chain, seq, hash, signedAt].join('\n');
}

/** Whether a head was signed with the key that stands beside it. */
export function isSigned(head: Schema<'AuditHead'>): boolean {
  const key = createPublicKey({ key: Buffer.from(head.publicKey, 'base64'), format: 'der', type: 'spki' });
  return verify(null, Buffer.from(headText(head)), key, Buffer.from(head.signature, 'base64'));
}

/**
 * Whether a proof holds: the row and those after it hash to the head, and the head is signed. Asks nobody. Whoever wants to be sure compares
 * the key, or the whole head, with what was kept elsewhere, such as the log line `audit_head` of that day.
 */
export function isProved({ previous, rows, head }: Schema<'AuditProof'>): boolean {
  const hash = rows.reduce(
    (before, row) =>
      createHash('sha256')
        .update(before + row)
        .digest('hex'),
    previous ?? '',
  );
  return rows.length > 0 && hash === head.hash && isSigned(head);
}
