import { Trans } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import { Badge } from '@parlour/ui';
import type { ReactNode } from 'react';

const looks = {
  pending: { mood: 'warning', text: <Trans>Being checked</Trans> },
  approved: { mood: 'accent', text: <Trans>Approved and paid</Trans> },
  rejected: { mood: 'danger', text: <Trans>Rejected, money returned</Trans> },
  received: { mood: 'win', text: <Trans>Received</Trans> },
  disputed: { mood: 'warning', text: <Trans>Not received, under review</Trans> },
} as const satisfies Record<Schema<'WithdrawalStatus'>, { mood: string; text: ReactNode }>;

export function WithdrawalStatus({ status }: { status: Schema<'WithdrawalStatus'> }) {
  const { mood, text } = looks[status];
  return <Badge mood={mood}>{text}</Badge>;
}
