import type { Selectable } from 'kysely';
import type { Db } from '../../../kernel/tables.ts';
import type { ProposalItemTable } from '../tables.ts';

/** One of many subjects, as it is stored. */
export type Item = Selectable<ProposalItemTable>;

/** One of many subjects, examined before anything is done. */
export interface ExaminedItem {
  merchant: string;
  subject: string;
  name: string;
  version: string;
}

/** What is done to one subject of a bulk operation, in the caller's transaction; `stale` if it has changed since. Throws a Refusal. */
export interface BulkStep {
  subjectKind: string;
  run(trx: Db, item: Item, now: Date): Promise<'stale' | { before: Record<string, unknown>; after: Record<string, unknown> }>;
}
