import { Trans } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import { Badge } from '@parlour/ui';
import type { ReactNode } from 'react';

const looks = {
  open: { mood: 'warning', text: <Trans>Running</Trans> },
  settled: { mood: 'neutral', text: <Trans>Settled</Trans> },
  rolledBack: { mood: 'accent', text: <Trans>Stake returned</Trans> },
} as const satisfies Record<Schema<'RoundStatus'>, { mood: string; text: ReactNode }>;

export function RoundStatus({ status }: { status: Schema<'RoundStatus'> }) {
  const { mood, text } = looks[status];
  return <Badge mood={mood}>{text}</Badge>;
}
