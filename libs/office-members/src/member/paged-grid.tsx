import { useLingui } from '@lingui/react/macro';
import type { Pages } from '@parlour/office-api/queries';
import { Grid, ListState, type Exportable, type GridColumn } from '@parlour/office-ui';

interface PagedGridProps<Row extends object> {
  id: string;
  label: string;
  pages: Pick<Pages<Row>, 'query' | 'rows'> & Partial<Pick<Pages<Row>, 'hasMore' | 'more'>>;
  columns: readonly GridColumn<Row>[];
  rowId: (row: Row) => string;
  open?: string | undefined;
  empty: string;
  exported?: Exportable | undefined;
  onOpen?: ((row: Row) => void) | undefined;
}

/** A list of a member's page, with its states. */
export function PagedGrid<Row extends object>({ id, label, pages, columns, rowId, open, empty, exported, onOpen }: PagedGridProps<Row>) {
  const { t } = useLingui();
  return (
    <ListState query={pages.query} rows={pages.rows.length} empty={empty} emptyText={t`New entries appear here.`}>
      <Grid
        id={id}
        label={label}
        columns={columns}
        rows={pages.rows}
        rowId={rowId}
        openRow={open}
        onOpen={onOpen}
        exported={exported}
        onEndNear={pages.hasMore ? pages.more : undefined}
      />
    </ListState>
  );
}
