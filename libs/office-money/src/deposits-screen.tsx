import { Trans, useLingui } from '@lingui/react/macro';
import { useNewRows, useOfficePages } from '@parlour/office-api/queries';
import {
  Grid,
  ListPage,
  ListState,
  useDepositColumns,
  useListSort,
  useSettled,
  Sums,
  SpanFilter,
  type Span,
  type ViewsOfList,
  methodNames,
} from '@parlour/office-ui';
import { Badge, Drawer, SearchField, Select } from '@parlour/ui';
import { useState } from 'react';
import { DepositActions, type DepositQuestion } from './deposits/deposit-actions.tsx';
import { DepositDetails, isInDoubt, type Deposit } from './deposits/deposit-details.tsx';
import { DepositDialog } from './deposits/deposit-dialog.tsx';

/** By what the server orders the list: the time that the span is of. */
const sorts = { created: ['created'], settled: ['settled'] } as const;

const statuses = ['pending', 'inDoubt', 'succeeded', 'failed', 'cancelled'] as const;

/** As the address has them. */
export interface DepositFilters extends Span {
  status?: string | undefined;
  /** The provider's own number of the payment. */
  reference?: string | undefined;
  /** Which time the span refers to; the start, unless it is `settled`. */
  by?: string | undefined;
}

export interface DepositRights {
  /** Ask the provider, give a deposit up, or note something about it. */
  resolve: boolean;
  /** Propose to credit one by evidence. */
  credit: boolean;
}

export interface DepositsScreenProps {
  /** One merchant's code, or all that the operator sees. */
  merchant: string | undefined;
  filters: DepositFilters;
  onFilter: (change: DepositFilters) => void;
  /** The deposit that is open, by the address. */
  open: string | undefined;
  onOpen: (id: string | undefined) => void;
  rights: DepositRights;
  /** Opens the paying member. */
  onMember: (id: string) => void;
  views?: ViewsOfList | undefined;
}

/** Members' deposits, latest first; the outcome of one in doubt is found out here. */
export function DepositsScreen({ merchant, filters, onFilter, open, onOpen, rights, onMember, views }: DepositsScreenProps) {
  const { t, i18n } = useLingui();
  const status = statuses.find((each) => each === filters.status);
  const { reference, from, to } = filters;
  const by = filters.by === 'settled' ? ('settled' as const) : undefined;
  const sortable = sorts[by ?? 'created'];
  const ascending = useListSort('deposits', sortable)?.descending === false || undefined;
  const query = { merchant, status, reference, by, from, to, ascending };
  const deposits = useOfficePages('listDeposits', query);
  const news = useNewRows('listDeposits', query, { queue: 'deposits', merchant, rows: deposits.rows, hasMore: deposits.hasMore });
  const [typed, setTyped] = useState(reference ?? '');
  useSettled(typed.trim(), reference ?? '', (next) => onFilter({ reference: next || undefined }));
  const opened = deposits.rows.find(({ id }) => id === open);
  const [question, setQuestion] = useState<{ kind: DepositQuestion; of: Deposit }>();
  const columns = useDepositColumns({ member: true, merchant: merchant === undefined });
  const isFiltered = [status, reference, from, to].some((value) => value !== undefined);
  const anyTime = { by: undefined, from: undefined, to: undefined };
  return (
    <ListPage
      title={t`Deposits`}
      count={deposits.about}
      views={views}
      news={news}
      filters={
        <>
          <Select
            label={t`Status`}
            hideLabel
            value={status ?? ''}
            onChange={({ target }) => onFilter({ status: target.value || undefined })}
            options={[
              { value: '', text: t`Every status` },
              { value: 'pending', text: t`Waiting` },
              { value: 'inDoubt', text: t`In doubt` },
              { value: 'succeeded', text: t`Arrived` },
              { value: 'failed', text: t`Failed` },
              { value: 'cancelled', text: t`Cancelled` },
            ]}
          />
          <SpanFilter
            label={by ? t`Arrived` : t`Started`}
            span={filters}
            onSpan={(span) => onFilter({ ...span, ...(!span.from && !span.to && { by: undefined }) })}
          />
          <SearchField
            label={t`Provider’s reference`}
            placeholder={t`Provider’s reference`}
            clearText={t`Clear`}
            value={typed}
            onValueChange={setTyped}
          />
        </>
      }
    >
      <ListState
        query={deposits.query}
        rows={deposits.rows.length}
        empty={t`No deposits yet`}
        emptyText={t`Deposits that members make appear here.`}
        onClear={
          isFiltered
            ? () => {
                setTyped('');
                onFilter({ status: undefined, reference: undefined, ...anyTime });
              }
            : undefined
        }
      >
        <Grid
          id="deposits"
          label={t`Deposits`}
          columns={[
            ...columns.slice(0, 1),
            {
              id: 'doubt',
              header: t`In doubt`,
              width: 120,
              cell: (row) =>
                isInDoubt(row) && (
                  <Badge mood="warning">
                    <Trans>In doubt</Trans>
                  </Badge>
                ),
            },
            ...columns.slice(1),
            { id: 'method', header: t`Method`, width: 140, cell: ({ method }) => method !== null && i18n._(methodNames[method]) },
          ]}
          rows={deposits.rows}
          rowId={({ id }) => id}
          openRow={opened?.id}
          onOpen={({ id }) => onOpen(id)}
          exported={{ list: 'listDeposits', filter: { status, reference, by, from, to, ascending: ascending && 'true' }, merchant }}
          totals={deposits.about?.sums && { member: t`All results`, amount: <Sums of={deposits.about.sums} /> }}
          sorts={sortable}
          usualSort={{ column: sortable[0], descending: true }}
          onEndNear={deposits.more}
        />
      </ListState>
      <Drawer
        open={opened !== undefined}
        onOpenChange={(stays) => !stays && onOpen(undefined)}
        title={opened ? t`Deposit of ${opened.member}` : ''}
        closeText={t`Close`}
        footer={opened && <DepositActions deposit={opened} rights={rights} onQuestion={(kind) => setQuestion({ kind, of: opened })} />}
      >
        {opened && <DepositDetails deposit={opened} mayNote={rights.resolve} onMember={onMember} />}
        {question && (
          <DepositDialog key={question.kind} kind={question.kind} deposit={question.of} onClose={() => setQuestion(undefined)} />
        )}
      </Drawer>
    </ListPage>
  );
}
