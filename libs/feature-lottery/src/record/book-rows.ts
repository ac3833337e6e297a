// @flag lottery
import type { Schema } from '@parlour/api';

/** A ticket's rows as they are in the books of its draws, one per line, each draw headed by its id. */
export function bookRowsText({ lines }: Pick<Schema<'Ticket'>, 'lines'>): string {
  const draws = new Map<string, string[]>();
  for (const { line, bookRow } of lines) draws.set(line.drawId, [...(draws.get(line.drawId) ?? []), bookRow]);
  return [...draws].map(([drawId, rows]) => [`# ${drawId}`, ...rows.sort()].join('\n')).join('\n') + '\n';
}
