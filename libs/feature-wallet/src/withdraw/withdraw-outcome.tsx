import { Trans, useLingui } from '@lingui/react/macro';
import { useApi, withdrawalsQuery, type Schema } from '@parlour/api';
import { formatDateTime, formatMoney, fromWire } from '@parlour/domain';
import { Button, Money, ResultScreen, Stack } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { WithdrawSteps } from './withdraw-steps.tsx';

const outcomes = { pending: 'pending', approved: 'success', received: 'success', rejected: 'failed', disputed: 'pending' } as const;

interface WithdrawOutcomeProps {
  /** As the gateway answered. */
  withdrawal: Schema<'Withdrawal'>;
  onAgain: () => void;
}

/**
 * Replaces the form after sending: the progress of the withdrawal. It reads the list of withdrawals, which the event stream keeps up to
 * date.
 */
export function WithdrawOutcome({ withdrawal, onAgain }: WithdrawOutcomeProps) {
  const { i18n } = useLingui();
  const top = useRef<HTMLDivElement>(null);
  // The title takes the focus; scroll further up so that the steps above it show too.
  useEffect(() => {
    // In braces: newer browsers return a promise here, which React would take for a clean-up function.
    top.current?.scrollIntoView({ block: 'start' });
  }, []);
  const { data } = useQuery(withdrawalsQuery(useApi(), 1));
  const { status, amount, fee, bankName, accountNumber, createdAt } = data?.list.find(({ id }) => id === withdrawal.id) ?? withdrawal;
  const titles = {
    pending: <Trans>Your request is in</Trans>,
    approved: <Trans>The money is on its way</Trans>,
    received: <Trans>The money has arrived</Trans>,
    rejected: <Trans>The request was rejected</Trans>,
    disputed: <Trans>We are looking into it</Trans>,
  } as const satisfies Record<Schema<'WithdrawalStatus'>, ReactNode>;
  const sentences = {
    pending: <Trans>We are checking it and will tell you the decision. The amount stays locked until then.</Trans>,
    approved: <Trans>Please confirm in the list when it has arrived.</Trans>,
    received: <Trans>Thank you for confirming.</Trans>,
    rejected: <Trans>The amount is back in your balance.</Trans>,
    disputed: <Trans>An operator will look into it and answer by message.</Trans>,
  } as const satisfies Record<Schema<'WithdrawalStatus'>, ReactNode>;
  return (
    <div ref={top}>
      <Stack gap="5">
        <WithdrawSteps status={status} />
        <div role="status">
          <ResultScreen
            outcome={outcomes[status]}
            title={titles[status]}
            amount={<Money size="xl" text={formatMoney(fromWire(amount), i18n.locale)} />}
            text={sentences[status]}
            takesFocus
            facts={[
              ...(fee ? [{ key: 'fee', name: <Trans>Fee</Trans>, value: formatMoney(fromWire(fee), i18n.locale) }] : []),
              { key: 'bank', name: <Trans>Bank or e-wallet</Trans>, value: <bdi>{bankName}</bdi> },
              { key: 'account', name: <Trans>Account number</Trans>, value: <bdi>{accountNumber}</bdi> },
              { key: 'at', name: <Trans>Time</Trans>, value: formatDateTime(createdAt, i18n.locale) },
            ]}
            actions={
              <Button variant="secondary" size="l" onClick={onAgain}>
                <Trans>Another withdrawal</Trans>
              </Button>
            }
          />
        </div>
      </Stack>
    </div>
  );
}
