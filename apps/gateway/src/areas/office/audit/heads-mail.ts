import { createHash } from 'node:crypto';
import { headText, type SignedHead } from '@parlour/domain/office';
import type { JobTools } from '../../../jobs/job.ts';
import { noticeMail } from '../../../outbound/message-calls.ts';
import { platformChain } from './append.ts';

/** A signed head, with the fingerprint of its key. */
export type NightlyHead = Omit<SignedHead, 'publicKey'> & { key: string };

/** E-mails a night's heads to the configured address, where nobody with access to the database can change them. */
export async function mailHeads({ outbox, config }: Pick<JobTools, 'outbox' | 'config'>, heads: readonly NightlyHead[]): Promise<void> {
  if (heads.length === 0) return;
  const text = textOf(heads);
  const key = createHash('sha256').update(text).digest('hex').slice(0, 32);
  for (const to of config.office.auditEmails) {
    const subject = `Ends of the audit log, ${heads[0]!.signedAt.slice(0, 10)}`;
    await outbox.send(noticeMail, { to, subject, text }, { merchant: platformChain, key: `${key} ${to}` });
  }
}

function textOf(heads: readonly NightlyHead[]): string {
  const entries = heads.map((head) => `${headText(head)}\n${head.key}\n${head.signature}\n`);
  return [
    'The audit log of the office was checked tonight, and the end of each chain was signed. Keep this message: a log that is',
    'rewritten later does not match it. "audit prove" and "Prove this row" in the office show the same values.',
    '',
    'Each entry is a chain, the number of its last row, the hash of that row, the time, the key and the signature (Ed25519).',
    '',
    ...entries,
  ].join('\n');
}
