import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { components } from '@parlour/office-api/contract';
import { officeQuery, useOffice } from '@parlour/office-api/queries';
import { ListState, Moment, PlainPage, useRefusalToast } from '@parlour/office-ui';
import { Badge, Button, DataTable, DownloadIcon, type Column, type Mood } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { download } from './download.ts';

type Export = components['schemas']['Export'];

const lists: Readonly<Record<string, MessageDescriptor>> = {
  listMembers: msg`Members`,
  listDeposits: msg`Deposits`,
  listWithdrawals: msg`Withdrawals`,
  listRounds: msg`Rounds`,
  listAuditEvents: msg`Audit log`,
  exportMember: msg`Data of a member`,
};
const statuses: Record<Export['status'], { text: MessageDescriptor; mood: Mood }> = {
  waiting: { text: msg`Waiting`, mood: 'neutral' },
  running: { text: msg`Being written`, mood: 'accent' },
  done: { text: msg`Ready`, mood: 'win' },
  failed: { text: msg`Failed`, mood: 'danger' },
};

/** How often the progress of a file is checked while it is being written, in ms. */
const lookEvery = 2000;

/** The operator’s own files of the last 24 hours (office O35). */
export function ExportsScreen() {
  const { t, i18n } = useLingui();
  const office = useOffice();
  const query = useQuery({
    ...officeQuery(office, 'listExports', {}),
    refetchInterval: ({ state }) =>
      state.data?.list.some(({ status }) => status === 'waiting' || status === 'running') ? lookEvery : false,
  });
  const rows = query.data?.list ?? [];
  const number = new Intl.NumberFormat(i18n.locale);
  const size = new Intl.NumberFormat(i18n.locale, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 });
  const columns: Column<Export>[] = [
    {
      key: 'list',
      header: t`List`,
      card: 'lead',
      cell: ({ list, merchant, personal }) => (
        <>
          {lists[list] ? i18n._(lists[list]) : list} {merchant ?? t`all merchants`}{' '}
          {personal && <Badge mood="warning">{t`Personal data`}</Badge>}
        </>
      ),
    },
    {
      key: 'status',
      header: t`Status`,
      cell: ({ status, failure, truncated }) => (
        <>
          <Badge mood={statuses[status].mood}>{i18n._(statuses[status].text)}</Badge>{' '}
          {failure === 'forbidden' ? t`Your roles no longer allow it.` : failure}
          {truncated && t`It contains the first million rows; there are more.`}
        </>
      ),
    },
    { key: 'rows', header: t`Rows`, align: 'end', cell: ({ rows: count }) => number.format(count) },
    { key: 'size', header: t`Size`, align: 'end', cell: (row) => size.format(Math.ceil(row.size / 1000)) },
    { key: 'started', header: t`Asked for`, unbroken: true, cell: ({ started }) => <Moment at={started} /> },
    { key: 'expires', header: t`Kept until`, unbroken: true, cell: ({ expires }) => <Moment at={expires} /> },
    { key: 'download', header: t`Action`, card: 'action', cell: (row) => row.status === 'done' && <Download of={row} /> },
  ];
  return (
    <PlainPage wide title={t`Exports`} description={t`Files that you exported. Only you can download them, for 24 hours.`}>
      <ListState
        query={query}
        rows={rows.length}
        empty={t`No files yet`}
        emptyText={t`Press “Export” above a list, and its file appears here.`}
      >
        <DataTable caption={t`Exports`} columns={columns} rows={rows} rowKey={({ id }) => id} />
      </ListState>
    </PlainPage>
  );
}

function Download({ of: { id, list, merchant, started } }: { of: Export }) {
  const { t } = useLingui();
  const tellRefusal = useRefusalToast();
  const office = useOffice();
  const [isLoading, setLoading] = useState(false);
  const fetchFile = async () => {
    setLoading(true);
    try {
      const kind = list === 'exportMember' ? 'json' : 'csv';
      const of = list.replace(/^(list|export)/, '').toLowerCase();
      const name = `${of}-${merchant ?? 'all'}-${started.slice(0, 16).replace(/[:T]/g, '-')}.${kind}`;
      await download(office, { id, name, type: kind === 'json' ? 'application/json' : 'text/csv' });
    } catch (error) {
      tellRefusal(error);
    }
    setLoading(false);
  };
  return (
    <Button
      size="s"
      variant="secondary"
      icon={<DownloadIcon size="s" />}
      loading={isLoading}
      loadingText={t`Downloading`}
      onClick={() => void fetchFile()}
    >
      <Trans>Download</Trans>
    </Button>
  );
}
