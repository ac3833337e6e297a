import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, DataTable, Text, type Column } from '@parlour/ui';
import type { ReactNode } from 'react';
import * as styles from './health.css.ts';

interface HealthTableProps<Row> {
  caption: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  columns: readonly Column<Row>[];
  /** Shown if there are no rows. */
  empty?: ReactNode;
}

/** One table of the page under its heading, or a text if it has no rows. */
export function HealthTable<Row>({ caption, rows, empty, ...table }: HealthTableProps<Row>) {
  return (
    <section className={styles.section} aria-label={caption}>
      <h2 className={styles.heading}>{caption}</h2>
      {rows.length === 0 ? (
        (empty ?? (
          <Text tone="muted">
            <Trans>None yet.</Trans>
          </Text>
        ))
      ) : (
        <DataTable caption={caption} rows={rows} {...table} />
      )}
    </section>
  );
}

/** Cells that count. */
export function useCells() {
  const { i18n } = useLingui();
  const number = (value: number) => new Intl.NumberFormat(i18n.locale).format(value);
  return {
    /** What should be zero. */
    bad: (value: number) => (value === 0 ? number(value) : <Badge mood="danger">{number(value)}</Badge>),
    count: <Row,>(key: keyof Row & string, header: string, shown: (value: number) => ReactNode = number): Column<Row> => ({
      key,
      header,
      align: 'end',
      cell: (row) => shown(row[key] as number),
    }),
    share: (part: number, whole: number) =>
      whole === 0 ? '' : new Intl.NumberFormat(i18n.locale, { style: 'percent', maximumFractionDigits: 0 }).format(part / whole),
    milliseconds: (value: number) =>
      new Intl.NumberFormat(i18n.locale, { style: 'unit', unit: 'millisecond', maximumFractionDigits: 1 }).format(value),
  };
}
