import { Trans, useLingui } from '@lingui/react/macro';
import { useApi, withdrawalsQuery, type Schema } from '@parlour/api';
import { formatMoney, fromWire } from '@parlour/domain';
import { Paged } from '@parlour/loaded';
import { Badge, type Column, EmptyState, Section, SectionHeader, Stack, Text } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { usePaymentColumns } from '../records/use-payment-columns.tsx';
import { ConfirmReceipt } from './confirm-receipt.tsx';
import { ProveWithdrawal } from './prove-withdrawal.tsx';
import { SendDocument } from './send-document.tsx';

const looks = {
  pending: { mood: 'warning', text: <Trans>Being checked</Trans> },
  approved: { mood: 'accent', text: <Trans>Approved and paid</Trans> },
  rejected: { mood: 'danger', text: <Trans>Rejected, money returned</Trans> },
  received: { mood: 'win', text: <Trans>Received</Trans> },
  disputed: { mood: 'warning', text: <Trans>Not received, under review</Trans> },
} as const satisfies Record<Schema<'WithdrawalStatus'>, { mood: string; text: ReactNode }>;

/** Past withdrawals, newest first; an approved one asks whether the money arrived. */
export function WithdrawalList() {
  const { t } = useLingui();
  const [pageNo, setPageNo] = useState(1);
  const withdrawals = useQuery(withdrawalsQuery(useApi(), pageNo));
  const columns: Column<Schema<'Withdrawal'>>[] = [
    ...usePaymentColumns<Schema<'Withdrawal'>>(),
    {
      key: 'account',
      header: t`Paid to`,
      cell: ({ bankName, accountNumber }) => (
        <>
          <bdi>{bankName}</bdi> <bdi>{accountNumber}</bdi>
        </>
      ),
    },
    {
      key: 'status',
      header: t`Status`,
      cell: ({ status, reason, remaining, fee }) => (
        <>
          <WithdrawalStatus status={status} />
          {fee && status !== 'rejected' && <PaidFee fee={fee} />}
          {remaining && status === 'disputed' && <StillMissing amount={remaining} />}
          {reason && (
            <Text tone="muted" size="s">
              <Trans>
                Reason: <bdi>{reason}</bdi>
              </Trans>
            </Text>
          )}
        </>
      ),
    },
    {
      key: 'receipt',
      card: 'action',
      header: t`Receipt`,
      cell: (withdrawal) => {
        if (withdrawal.identityAsked) return <ProveWithdrawal withdrawal={withdrawal} />;
        if (withdrawal.documentAsked) return <SendDocument withdrawal={withdrawal} />;
        return withdrawal.status === 'approved' || withdrawal.status === 'disputed' ? <ConfirmReceipt withdrawal={withdrawal} /> : null;
      },
    },
  ];
  return (
    <Section labelledBy="withdrawals-title">
      <Stack gap="3">
        <SectionHeader id="withdrawals-title" title={<Trans>Your withdrawals</Trans>} />
        <Paged
          caption={t`Your withdrawals`}
          columns={columns}
          rowKey={({ id }) => id}
          query={withdrawals}
          onPageChange={setPageNo}
          empty={<EmptyState title={t`No withdrawals yet`} text={t`Your withdrawals will be listed here.`} />}
        />
      </Stack>
    </Section>
  );
}

/** How much the member reported missing from a withdrawal that arrived in part. */
function StillMissing({ amount }: { amount: Schema<'Money'> }) {
  const { i18n } = useLingui();
  const missing = formatMoney(fromWire(amount), i18n.locale);
  return (
    <Text tone="muted" size="s">
      <Trans>
        Still missing: <bdi>{missing}</bdi>
      </Trans>
    </Text>
  );
}

/** What the withdrawal cost in addition to the amount. */
function PaidFee({ fee }: { fee: Schema<'Money'> }) {
  const { i18n } = useLingui();
  const cost = formatMoney(fromWire(fee), i18n.locale);
  return (
    <Text tone="muted" size="s">
      <Trans>
        Fee: <bdi>{cost}</bdi>
      </Trans>
    </Text>
  );
}

function WithdrawalStatus({ status }: { status: Schema<'WithdrawalStatus'> }) {
  const { mood, text } = looks[status];
  return <Badge mood={mood}>{text}</Badge>;
}
