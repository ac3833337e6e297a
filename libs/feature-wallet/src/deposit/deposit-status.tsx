import { Trans } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import { Badge } from '@parlour/ui';
import type { ReactNode } from 'react';

const looks = {
  pending: { mood: 'warning', text: <Trans>Waiting for payment</Trans> },
  succeeded: { mood: 'win', text: <Trans>Arrived</Trans> },
  failed: { mood: 'danger', text: <Trans>Failed</Trans> },
  cancelled: { mood: 'neutral', text: <Trans>Cancelled</Trans> },
} as const satisfies Record<Schema<'DepositStatus'>, { mood: string; text: ReactNode }>;

export function DepositStatus({ status }: { status: Schema<'DepositStatus'> }) {
  const { mood, text } = looks[status];
  return <Badge mood={mood}>{text}</Badge>;
}
