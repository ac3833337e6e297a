import { useLingui } from '@lingui/react/macro';
import { dayAfter } from '@parlour/domain';
import { figuresShown, groupsOf, reportNames, reportSpec, reportSpecs, usualSortOf, type ReportGroup } from '@parlour/domain/reports';
import { DaysFilter, Grid, ListPage, ListState, useListSort, type GridColumn, type ViewsOfList } from '@parlour/office-ui';
import { Chip, ChipRow, Select } from '@parlour/ui';
import { Figure } from './figure.tsx';
import { GroupCell, isTimeGroup, type ReportRow } from './group-cell.tsx';
import { ReportChart, ReportTotals } from './report-totals.tsx';
import { Preparation } from './preparation.tsx';
import { isUnfinished, useReport } from './use-report.ts';
import { figureWord, groupWords, reportWords } from './words.ts';

/** As the address has them. */
export interface ReportFilters {
  report?: string | undefined;
  by?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** A row whose page the operator wants to see, with the span of the report. */
export interface ReportedRow {
  merchant: string;
  group: string;
  by: ReportGroup;
  begins: string;
  ends: string;
}

export interface ReportsScreenProps {
  /** One merchant's code, or all that the operator sees. */
  merchant: string | undefined;
  filters: ReportFilters;
  onFilter: (change: ReportFilters) => void;
  views?: ViewsOfList | undefined;
  /** Opens the page or the list of what a row is of, if there is one. */
  onRow: (row: ReportedRow) => void;
}

/** The reports (office 9): one at a time, by days or by what it is about, with totals, a chart and the rows behind each row. */
export function ReportsScreen({ merchant, filters, onFilter, views, onRow }: ReportsScreenProps) {
  const { t, i18n } = useLingui();
  const report = reportNames.find((name) => name === filters.report) ?? reportNames[0]!;
  const groups = groupsOf(report);
  const by = groups.find((group) => group === filters.by) ?? groups[0]!;
  const shown = figuresShown(report, by);
  const kinds = reportSpec(report).figures;
  const id = `report-${report}-${by}`;
  const sortable = ['group', ...shown];
  const chosen = useListSort(id, sortable);
  const sort = chosen && `${chosen.descending ? '-' : ''}${chosen.column}`;
  const { from, to } = filters;
  const { rows, first, preparation, prepareAgain, query, more } = useReport(report, { merchant, by, from, to, sort });
  const totals = first?.totals ?? [];
  const [only, ...others] = totals;
  const one = others.length === 0 ? only : undefined;
  const columns: GridColumn<ReportRow>[] = [
    { id: 'group', header: i18n._(groupWords[by]), width: 220, cell: (row) => <GroupCell row={row} by={by} /> },
    ...(merchant === undefined ? [{ id: 'merchant', header: t`Merchant`, width: 130, cell: (row: ReportRow) => row.merchant }] : []),
    ...shown.map((figure): GridColumn<ReportRow> => ({
      id: figure,
      header: i18n._(figureWord(figure)),
      width: kinds[figure] === 'amount' ? 170 : 130,
      align: 'end',
      cell: ({ figures, currency }) => <Figure kind={kinds[figure]!} value={figures[figure]} currency={currency} />,
    })),
  ];
  const open = (row: ReportRow) => {
    const total = totals.find((each) => each.merchant === row.merchant);
    if (!total) return;
    if (by !== 'day' && by !== 'month') return onRow({ ...row, by, begins: total.begins, ends: total.ends });
    if (isTimeGroup(row.group))
      onFilter({ ...daysOf(row.group, total), by: by === 'month' ? 'day' : groups.find((group) => group !== 'day' && group !== 'month') });
  };
  return (
    <ListPage
      title={t`Reports`}
      count={first?.about ?? undefined}
      views={views}
      filters={
        <>
          <Select
            label={t`Grouped by`}
            hideLabel
            value={by}
            onChange={({ target }) => onFilter({ by: target.value })}
            options={groups.map((value) => ({ value, text: i18n._(groupWords[value]) }))}
          />
          <DaysFilter label={t`Days`} always days={{ from: from ?? only?.from, to: to ?? only?.to }} onDays={onFilter} />
        </>
      }
    >
      <ChipRow label={t`Report`} scroll>
        {reportNames.map((name) => (
          <Chip key={name} selected={name === report} onClick={() => onFilter({ report: name, by: undefined })}>
            {i18n._(reportWords[name])}
          </Chip>
        ))}
      </ChipRow>
      {preparation && <Preparation of={preparation} onAgain={prepareAgain} />}
      {!isUnfinished(preparation) && (
        <ListState
          query={query}
          rows={rows.length}
          empty={t`Nothing happened in these days`}
          emptyText={t`What happens appears here within a minute.`}
        >
          {one && <ReportTotals report={report} of={one} />}
          {one && first?.points && <ReportChart report={report} of={one} points={first.points} />}
          <Grid
            key={id}
            id={id}
            label={i18n._(reportWords[report])}
            columns={columns}
            rows={rows}
            rowId={({ merchant: at, group }) => `${at} ${group}`}
            onOpen={open}
            onEndNear={more}
            sorts={sortable}
            usualSort={usualSortOf(report, by)}
            exported={{ list: reportSpecs[report].operation, filter: { by, from, to, sort }, merchant }}
          />
        </ListState>
      )}
    </ListPage>
  );
}

/** The days of a row by day or by month, within the span of the report. */
function daysOf(group: string, span: { from: string; to: string }): { from: string; to: string } {
  if (group.length > 7) return { from: group, to: group };
  const [year, month] = group.split('-').map(Number) as [number, number];
  const next = month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`;
  const [first, last] = [`${group}-01`, dayAfter(next, -1)];
  return { from: first > span.from ? first : span.from, to: last < span.to ? last : span.to };
}
