import { sql, type Kysely } from 'kysely';
import { operators } from './0006-books/operators.ts';
import { pending } from './0006-books/pending.ts';
import { reconciliation } from './0006-books/reconciliation.ts';

/** Two-step transfers, operators with their actions, and reconciliation cases. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...pending, ...operators, ...reconciliation]) await sql.raw(statement).execute(db);
}
