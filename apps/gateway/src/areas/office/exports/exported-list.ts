import { csvText, isoInZone } from '@parlour/domain/office';
import type { OperationId } from '@parlour/office-api/contract';
import type { Operator } from '../operator.ts';

/** A cell of a row: text that somebody wrote, a time, a decimal amount in major units, or one of the platform's own words. */
type Cell = { text: string | null } | { time: string | null } | { amount: string | null } | { plain: string | number | boolean | null };

/** A list that can be exported: the operation that reads it page by page, and its columns (office O35). */
export interface ExportedList {
  operation: OperationId;
  /** The columns by their machine-readable names, in order. Exporting `personal` ones in clear requires `member.export`. */
  columns: ReadonlyMap<string, { personal: boolean }>;
  /** Filter parameters that may contain a name or a number; the audit log does not store them. */
  private: readonly string[];
  /** One page as rows of cells; `columns` are names from this list. */
  page(operator: Operator, query: Record<string, unknown>, columns: readonly string[]): Promise<{ lines: string[][]; next: string | null }>;
}

interface Declared<Query, Row, Personal> {
  read: (operator: Operator, query: Query) => Promise<{ list: Row[]; next: string | null }>;
  /** The code of the merchant whose time zone applies to the times in a row; null for UTC. */
  merchantOf: (row: Row) => string | null;
  columns: Readonly<Record<string, (row: Row) => Cell>>;
  personal?: {
    /** Loads the personal data of a page's rows. */
    of: (operator: Operator, rows: readonly Row[]) => Promise<(row: Row) => Personal>;
    columns: Readonly<Record<string, (found: Personal) => string | null>>;
  };
  private?: readonly string[];
}

/**
 * Declares a list as exportable, beside the handler that reads it. The export calls that handler page by page with the screen's filter, so
 * both always find the same rows. Columns have the same names as on the screen.
 */
export function exportedList<Query, Row, Personal = never>(
  operation: OperationId,
  { read, merchantOf, columns, personal, private: hidden = [] }: Declared<Query, Row, Personal>,
): ExportedList {
  const names = new Map<string, { personal: boolean }>();
  for (const name of Object.keys(columns)) names.set(name, { personal: false });
  for (const name of Object.keys(personal?.columns ?? {})) names.set(name, { personal: true });
  return {
    operation,
    columns: names,
    private: hidden,
    async page(operator, query, asked) {
      const { list, next } = await read(operator, query as Query);
      const wantsPersonal = asked.some((name) => names.get(name)?.personal);
      const found = personal && wantsPersonal ? await personal.of(operator, list) : undefined;
      const lines = list.map((row) => {
        const merchant = merchantOf(row);
        const timeZone = merchant === null ? 'UTC' : operator.merchants.byCode(merchant).brand.timeZone;
        return asked.map((name) => {
          const plain = columns[name];
          const cell = plain ? plain(row) : { text: found ? (personal?.columns[name]?.(found(row)) ?? null) : null };
          return written(cell, timeZone);
        });
      });
      return { lines, next };
    },
  };
}

function written(cell: Cell, timeZone: string): string {
  if ('text' in cell) return cell.text === null ? '' : csvText(cell.text);
  if ('time' in cell) return cell.time === null ? '' : isoInZone(cell.time, timeZone);
  if ('amount' in cell) return cell.amount ?? '';
  return cell.plain === null ? '' : String(cell.plain);
}
