import type { ColumnType } from 'kysely';
import type { CaseKind } from './difference.ts';

/** A difference found by a reconciliation, until it disappears or an operator explains it; or what a risk rule wants looked into. */
export interface ReconciliationCaseTable {
  id: string;
  kind: CaseKind;
  merchant: string | null;
  /** What differs, such as `deposit <id>`. */
  subject: string;
  /** When the subject happened; null for a state rather than an event. */
  subject_at: Date | null;
  expected: string;
  found: string;
  first_seen: Date;
  last_seen: Date;
  resolved_at: Date | null;
  resolved_by: string | null;
  resolution: string | null;
}

/** A vendor or a cashier, such as `vendor JL`, with its latest reconciliation. */
export interface ReconciliationSourceTable {
  source: string;
  asked_at: Date;
  /** When it last answered; null if it never did. */
  heard_at: ColumnType<Date | null, Date | null, Date | null>;
  /** How many differences there were when it last answered. */
  differences: number;
}

export interface ReconciliationTables {
  reconciliation_source: ReconciliationSourceTable;
  reconciliation_case: ReconciliationCaseTable;
}

declare module '../../kernel/tables.ts' {
  interface Tables extends ReconciliationTables {}
}
