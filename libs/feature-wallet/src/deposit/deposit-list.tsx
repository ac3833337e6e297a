import { Trans, useLingui } from '@lingui/react/macro';
import { depositsQuery, useApi, type Schema } from '@parlour/api';
import { Paged } from '@parlour/loaded';
import { Badge, type Column, EmptyState, Section, SectionHeader, Stack, TextLink } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { usePaymentColumns } from '../records/use-payment-columns.tsx';

const looks = {
  pending: { mood: 'warning', text: <Trans>Waiting for payment</Trans> },
  succeeded: { mood: 'win', text: <Trans>Arrived</Trans> },
  failed: { mood: 'danger', text: <Trans>Failed</Trans> },
  cancelled: { mood: 'neutral', text: <Trans>Cancelled</Trans> },
} as const satisfies Record<Schema<'DepositStatus'>, { mood: string; text: ReactNode }>;

/** Past deposits, newest first; a pending one can still be paid. */
export function DepositList() {
  const { t } = useLingui();
  const [pageNo, setPageNo] = useState(1);
  const deposits = useQuery(depositsQuery(useApi(), pageNo));
  const columns: Column<Schema<'Deposit'>>[] = [
    ...usePaymentColumns<Schema<'Deposit'>>(),
    { key: 'status', header: t`Status`, cell: ({ status }) => <DepositStatus status={status} /> },
    {
      key: 'pay',
      card: 'action',
      header: t`Payment`,
      cell: ({ cashierUrl }) =>
        cashierUrl ? (
          <TextLink render={<a href={cashierUrl} />}>
            <Trans>Continue payment</Trans>
          </TextLink>
        ) : null,
    },
  ];
  return (
    <Section labelledBy="deposits-title">
      <Stack gap="3">
        <SectionHeader id="deposits-title" title={<Trans>Your deposits</Trans>} />
        <Paged
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

function DepositStatus({ status }: { status: Schema<'DepositStatus'> }) {
  const { mood, text } = looks[status];
  return <Badge mood={mood}>{text}</Badge>;
}
