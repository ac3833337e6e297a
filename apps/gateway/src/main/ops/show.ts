import Table from 'cli-table3';

/** A line of an answer, by column. */
export type Row = Readonly<Record<string, string | number | boolean | null>>;

/** An answer for a person: a table, or what there is none of. */
export function asTable(rows: readonly Row[], none: string): string {
  if (rows.length === 0) return none;
  const columns = Object.keys(rows[0]!).filter((column) => rows.some((row) => row[column] !== null));
  const table = new Table({ head: columns, style: { head: [], border: [] } });
  table.push(...rows.map((row) => columns.map((column) => shown(row[column]))));
  return table.toString();
}

/** Control characters come from players' names: none may reach the terminal. */
function shown(value: Row[string] | undefined): string {
  return String(value ?? '').replace(/\p{Cc}/gu, '�');
}
