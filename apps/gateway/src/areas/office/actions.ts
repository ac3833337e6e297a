import type { Db } from '../../kernel/tables.ts';
import type { OperatorPrincipal } from '../../kernel/principals.ts';
import type { Operator, Schema } from './operator.ts';
import type { OperatorActionTable } from './tables.ts';

export interface Action {
  by: OperatorPrincipal;
  command: string;
  input: unknown;
  outcome: OperatorActionTable['outcome'];
  detail?: string;
}

/** Writes down what an operator did or tried; in the transaction of what he did, where there is one. */
export async function recordAction(db: Db, { by, command, input, outcome, detail }: Action, now: Date): Promise<void> {
  await db
    .insertInto('operator_action')
    .values({
      at: now,
      operator: by.name,
      named: by.named,
      // Both come from outside, and what is refused is written down too.
      command: command.slice(0, 100),
      input: JSON.stringify(input ?? {}),
      outcome,
      detail: detail ?? null,
    })
    .execute();
}

const mostListed = 200;

/** What operators did last, newest first. */
export async function actionsList({ db }: Operator): Promise<Schema<'Action'>[]> {
  const rows = await db.selectFrom('operator_action').selectAll().orderBy('id', 'desc').limit(mostListed).execute();
  return rows.map((row) => ({
    at: row.at.toISOString(),
    operator: row.operator,
    command: row.command,
    input: JSON.stringify(row.input),
    outcome: row.outcome,
    detail: row.detail,
  }));
}
