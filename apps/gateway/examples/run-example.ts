import { sql } from 'kysely';
import type { Db } from '../src/kernel/tables.ts';

/**
 * Runs the statements of an example one after the other on one connection, and returns what psql would print with `-a`: each statement as
 * it is in the file, then its rows or its error.
 */
export function runExample(db: Db, source: string): Promise<string> {
  return db.connection().execute(async (connection) => {
    let printed = '';
    for (const part of source.trim().split(/(?<=;)\n/)) printed += `${part}\n${await answer(connection, part)}\n`;
    return printed.replace(/\n{3,}/g, '\n\n').replace(/\n+$/, '\n');
  });
}

async function answer(db: Db, statement: string): Promise<string> {
  try {
    const { rows } = await sql.raw<Record<string, unknown>>(statement).execute(db);
    return /^\s*(--.*\n\s*)*select/.test(statement) ? table(rows) : '';
  } catch (error) {
    const { message, code, detail } = error as { message: string; code?: string; detail?: string };
    if (code === undefined) throw error;
    return `ERROR:  ${code}: ${message}\n${detail ? `DETAIL:  ${detail}\n` : ''}`;
  }
}

/** Columns as wide as their content, aligned as psql does: numbers to the right. */
function table(rows: readonly Record<string, unknown>[]): string {
  const names = Object.keys(rows[0] ?? {});
  const cells = rows.map((row) => names.map((name) => shown(row[name])));
  const columns = names.map((name, at) => {
    const values = cells.map((row) => row[at] ?? '');
    return { name, width: Math.max(name.length, ...values.map((value) => value.length)), number: values.every(isNumber) };
  });
  const lines = [
    columns.map(({ name, width }) => ` ${name.padStart(Math.floor((width + name.length) / 2)).padEnd(width)} `).join('|'),
    columns.map(({ width }) => '-'.repeat(width + 2)).join('+'),
    ...cells.map((row) =>
      columns.map(({ width, number }, at) => (number ? ` ${row[at]!.padStart(width)} ` : ` ${row[at]!.padEnd(width)} `)).join('|'),
    ),
    `(${rows.length} ${rows.length === 1 ? 'row' : 'rows'})`,
  ];
  return `${lines.map((line) => line.trimEnd()).join('\n')}\n`;
}

const isNumber = (text: string) => /^-?\d+$/.test(text);

/** Drivers return a bigint as text, number or bigint; psql shows a boolean by its letter. */
function shown(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 't' : 'f';
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return value.toString();
  return JSON.stringify(value);
}
