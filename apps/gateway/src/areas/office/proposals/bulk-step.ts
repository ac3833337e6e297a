import type { Selectable } from 'kysely';
import type { Db } from '../../../kernel/tables.ts';
import type { ProposalItemTable } from '../tables.ts';

/** One of many subjects, as stored. */
export type Item = Selectable<ProposalItemTable>;

/** One of many subjects, examined before anything is changed. */
export interface ExaminedItem {
  merchant: string;
  subject: string;
  name: string;
  version: string;
}

/** What is the same for all subjects. */
export interface BulkKnown {
  /** The operation's input, as it was approved. */
  input: Record<string, unknown>;
  /** Who proposed it. */
  by: string;
  now: Date;
}

/**
 * What a bulk operation does to one subject, in the caller's transaction; returns `stale` if the subject has changed since it was examined.
 * Throws a Refusal.
 */
export interface BulkStep {
  subjectKind: string;
  run(trx: Db, item: Item, known: BulkKnown): Promise<'stale' | { before: Record<string, unknown>; after: Record<string, unknown> }>;
}
