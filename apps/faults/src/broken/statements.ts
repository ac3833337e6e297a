import pg from 'pg';

/** A statement sent to the database. */
export interface Statement {
  text: string;
  values: unknown[];
}

type Ask = (statement: Statement) => Promise<unknown>;
/** Undefined: the statement is sent unchanged. */
type Change = (statement: Statement, ask: Ask) => Promise<unknown> | undefined;

export type Query = (...given: unknown[]) => unknown;

/** Passes every promise-based statement of this process to `change`, which may answer it differently. */
export function changeStatements(change: Change): void {
  const real = pg.Client.prototype.query as Query;
  Object.assign(pg.Client.prototype, {
    query(this: pg.Client, ...given: unknown[]): unknown {
      const ask: Ask = ({ text, values }) => Promise.resolve(Reflect.apply(real, this, [text, values]));
      const statement = statementOf(given);
      return (statement && change(statement, ask)) ?? Reflect.apply(real, this, given);
    },
  });
}

/** The statement of a call of the driver, as text with its values or as one object; undefined for a call with a callback. */
export function statementOf(given: readonly unknown[]): Statement | undefined {
  const [first, second] = given;
  if (typeof given.at(-1) === 'function') return undefined;
  if (typeof first === 'string') return { text: first, values: Array.isArray(second) ? second : [] };
  if (typeof first !== 'object' || first === null || 'submit' in first || !('text' in first) || typeof first.text !== 'string')
    return undefined;
  return { text: first.text, values: 'values' in first && Array.isArray(first.values) ? first.values : [] };
}
