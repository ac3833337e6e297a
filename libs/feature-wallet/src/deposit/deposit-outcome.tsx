import { Trans, useLingui } from '@lingui/react/macro';
import { depositQuery, useApi, type Schema } from '@parlour/api';
import { formatDateTime, formatMoney, fromWire } from '@parlour/domain';
import { LoadFailure } from '@parlour/loaded';
import { Link } from '@parlour/routes';
import { Button, Money, ResultScreen, Skeleton, Stack } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DepositGift } from './deposit-gift.tsx';
import { DepositSteps } from './deposit-steps.tsx';
import * as styles from '../form/wallet.css.ts';

const outcomes = { pending: 'pending', succeeded: 'success', failed: 'failed', cancelled: 'failed' } as const;

interface DepositOutcomeProps {
  depositId: string;
  /** Begins another deposit. */
  onAgain: () => void;
}

/** Replaces the form on the way back from the payment provider: the outcome of the deposit, kept up to date by the event stream. */
export function DepositOutcome({ depositId, onAgain }: DepositOutcomeProps) {
  const { t, i18n } = useLingui();
  const query = useQuery(depositQuery(useApi(), depositId));
  const deposit = query.data;
  if (query.error && !deposit) {
    return <LoadFailure title={t`The deposit could not be loaded`} query={query} />;
  }
  if (!deposit) return <Skeleton shape="block" />;
  const { status, cashierUrl, createdAt, id } = deposit;
  const amount = formatMoney(fromWire(deposit.amount), i18n.locale);
  const titles = {
    pending: <Trans>Waiting for your payment</Trans>,
    succeeded: <Trans>The money is here</Trans>,
    failed: <Trans>The payment failed</Trans>,
    cancelled: <Trans>The payment was cancelled</Trans>,
  } as const satisfies Record<Schema<'DepositStatus'>, ReactNode>;
  const sentences = {
    pending: <Trans>Your deposit of {amount} is waiting for your payment.</Trans>,
    succeeded: <Trans>Your deposit of {amount} has arrived.</Trans>,
    failed: <Trans>Your deposit of {amount} failed. No money was taken.</Trans>,
    cancelled: <Trans>Your deposit of {amount} was cancelled.</Trans>,
  } as const satisfies Record<Schema<'DepositStatus'>, ReactNode>;
  return (
    <Stack gap="5">
      <DepositSteps status={status} />
      <div role="status">
        <ResultScreen
          outcome={outcomes[status]}
          title={titles[status]}
          amount={<Money size="xl" text={amount} />}
          text={
            FLAGS.bonuses && deposit.promotion && status === 'succeeded' ? (
              <>
                {sentences[status]} <DepositGift gift={deposit.promotion} />
              </>
            ) : (
              sentences[status]
            )
          }
          facts={[
            { key: 'at', name: <Trans>Time</Trans>, value: formatDateTime(createdAt, i18n.locale) },
            { key: 'reference', name: <Trans>Reference</Trans>, value: <bdi className={styles.reference}>{id}</bdi> },
          ]}
          actions={
            <>
              {cashierUrl && (
                <Button size="l" render={<a href={cashierUrl} />}>
                  <Trans>Pay now</Trans>
                </Button>
              )}
              {status === 'succeeded' && (
                <Button size="l" render={<Link to="/" />}>
                  <Trans>Play</Trans>
                </Button>
              )}
              <Button variant="secondary" size="l" onClick={onAgain}>
                {outcomes[status] === 'failed' ? <Trans>Try again</Trans> : <Trans>Another deposit</Trans>}
              </Button>
            </>
          }
        />
      </div>
    </Stack>
  );
}
