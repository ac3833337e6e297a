import { Trans, useLingui } from '@lingui/react/macro';
import { depositQuery, useApi, type Schema } from '@parlour/api';
import { formatMoney, fromWire } from '@parlour/domain';
import { TextLink } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DepositStatus } from './deposit-status.tsx';
import * as styles from './deposit-outcome.css.ts';

/** Shown on the way back from the payment provider: what became of the deposit. The event stream keeps it true. */
export function DepositOutcome({ depositId }: { depositId: string }) {
  const { i18n } = useLingui();
  const { data: deposit } = useQuery(depositQuery(useApi(), depositId));
  if (!deposit) return null;
  const amount = formatMoney(fromWire(deposit.amount), i18n.locale);
  const sentences = {
    pending: <Trans>Your deposit of {amount} waits for the payment.</Trans>,
    succeeded: <Trans>Your deposit of {amount} has arrived.</Trans>,
    failed: <Trans>Your deposit of {amount} failed. Nothing was taken.</Trans>,
    cancelled: <Trans>Your deposit of {amount} was cancelled.</Trans>,
  } as const satisfies Record<Schema<'DepositStatus'>, ReactNode>;
  return (
    <p className={styles.outcome} role="status">
      <DepositStatus status={deposit.status} />
      <span>{sentences[deposit.status]}</span>
      {deposit.cashierUrl && (
        <TextLink render={<a href={deposit.cashierUrl} />}>
          <Trans>Go on paying</Trans>
        </TextLink>
      )}
    </p>
  );
}
