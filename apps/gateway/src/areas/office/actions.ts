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

/**
 * Writes down what an operator did or tried; in the transaction of what he did, where there is one. All of it comes from outside, and what
 * is refused is written down too.
 */
export async function recordAction(db: Db, { by, command, input, outcome, detail }: Action, now: Date): Promise<void> {
  await db
    .insertInto('operator_action')
    .values({
      at: now,
      operator: storable(by.name),
      named: by.named,
      command: storable(command.slice(0, 100)),
      input: storableJson(input ?? {}),
      outcome,
      detail: detail === undefined ? null : storable(detail),
    })
    .execute();
}

/** A text without what the database cannot store: null characters and halves of surrogate pairs. */
function storable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\uFFFD');
}

/** The same as JSON, in which both are written as escapes. */
function storableJson(value: unknown): string {
  return JSON.stringify(value).replace(/\\(u0000|ud[89a-f][\da-f]{2}|[^])/g, (escape, kind: string) =>
    kind.length > 1 ? String.raw`\ufffd` : escape,
  );
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
