import type { ColumnType, GeneratedAlways } from 'kysely';

/** A person who acts by name, with a key of which only the hash is kept. */
export interface OperatorTable {
  name: string;
  key_hash: string;
  /** False while the key is the one that whoever added the operator has seen: it is good for making an own one only. */
  key_is_own: boolean;
  added_by: string;
  added_at: Date;
  removed_at: Date | null;
}

/** What one operator has approved and a second one must complete (security C12). */
export interface OperatorApprovalTable {
  id: string;
  command: string;
  /** What it is about, such as the withdrawal's id. */
  subject: string;
  input: ColumnType<Record<string, unknown>, string, never>;
  first_by: string;
  first_at: Date;
  second_by: string | null;
  second_at: Date | null;
  withdrawn_by: string | null;
}

/** Every command of every operator, also those that were refused; append-only. */
export interface OperatorActionTable {
  id: GeneratedAlways<string | number>;
  at: Date;
  operator: string;
  /** False for somebody who gave no name: whoever may use the account that the gateway runs as. */
  named: boolean;
  command: string;
  input: ColumnType<Record<string, unknown>, string, never>;
  outcome: 'done' | 'waits' | 'refused' | 'failed';
  detail: string | null;
}

export interface OpsTables {
  operator: OperatorTable;
  operator_approval: OperatorApprovalTable;
  operator_action: OperatorActionTable;
}

declare module '../../kernel/tables.ts' {
  interface Tables extends OpsTables {}
}
