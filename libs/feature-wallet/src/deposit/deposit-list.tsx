import { Trans, useLingui } from '@lingui/react/macro';
import { depositsQuery, useApi, type Schema } from '@parlour/api';
import { formatDateTime, formatMoney, fromWire } from '@parlour/domain';
import { type Column, EmptyState, Money, Section, SectionHeader, Stack, TextLink } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PagedRecord } from '../records/paged-record.tsx';
import { DepositStatus } from './deposit-status.tsx';

/** Past deposits, newest first; one that waits can still be paid. */
export function DepositList() {
  const { t, i18n } = useLingui();
  const [pageNo, setPageNo] = useState(1);
  const deposits = useQuery(depositsQuery(useApi(), pageNo));
  const columns: Column<Schema<'Deposit'>>[] = [
    { key: 'at', header: t`Time`, card: 'lead', unbroken: true, cell: ({ createdAt }) => formatDateTime(createdAt, i18n.locale) },
    {
      key: 'amount',
      header: t`Amount`,
      align: 'end',
      card: 'figure',
      cell: ({ amount }) => <Money text={formatMoney(fromWire(amount), i18n.locale)} />,
    },
    { key: 'status', header: t`Status`, cell: ({ status }) => <DepositStatus status={status} /> },
    {
      key: 'pay',
      card: 'action',
      header: t`Payment`,
      cell: ({ cashierUrl }) =>
        cashierUrl ? (
          <TextLink render={<a href={cashierUrl} />}>
            <Trans>Go on paying</Trans>
          </TextLink>
        ) : null,
    },
  ];
  return (
    <Section labelledBy="deposits-title">
      <Stack gap="3">
        <SectionHeader id="deposits-title" title={<Trans>Your deposits</Trans>} />
        <PagedRecord
          caption={t`Your deposits`}
          columns={columns}
          rowKey={({ id }) => id}
          query={deposits}
          onPageChange={setPageNo}
          empty={<EmptyState title={t`No deposits yet`} text={t`What you deposit will be listed here.`} />}
        />
      </Stack>
    </Section>
  );
}
