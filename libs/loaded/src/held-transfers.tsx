// @flag agentPolicy
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import { formatDateTime, formatMoney, fromWire } from '@parlour/domain';
import { Badge, Button, ConfirmDialog, DataTable, Money, SectionHeader, Stack, Text, useToasts, type Column } from '@parlour/ui';
import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorToast } from './use-error-toast.ts';

type Held = Schema<'HeldTransfer'>;

const states = {
  waiting: { text: msg`Being checked`, mood: 'warning' },
  sent: { text: msg({ message: 'Sent', comment: 'state of a transfer of money' }), mood: 'win' },
  returned: { text: msg`Money returned`, mood: 'danger' },
  cancelled: { text: msg({ message: 'Taken back', comment: 'state of a transfer of money: its sender cancelled it' }), mood: 'neutral' },
} as const satisfies Record<Held['state'], { text: MessageDescriptor; mood: string }>;

interface HeldTransfersProps {
  query: Pick<UseQueryResult<{ list: Held[] }>, 'data'>;
  /** Takes back a transfer that waits, by its id. */
  cancel: Pick<UseMutationResult<Held, unknown, string>, 'mutate' | 'isPending'>;
}

/**
 * Large transfers along the line, which an operator checks, with how each came out; its sender can take one back until then. Nothing for
 * somebody who has made none.
 */
export function HeldTransfers({ query, cancel }: HeldTransfersProps) {
  const { t, i18n } = useLingui();
  const toasts = useToasts();
  const showError = useErrorToast();
  const [asked, setAsked] = useState<Held>();
  const rows = query.data?.list ?? [];
  if (rows.length === 0) return null;
  const figure = (amount: Held['amount']) => formatMoney(fromWire(amount), i18n.locale);
  const [sum, receiver] = asked ? [figure(asked.amount), asked.to] : ['', ''];
  const columns: Column<Held>[] = [
    { key: 'at', header: t`Time`, unbroken: true, card: 'lead', cell: ({ at }) => formatDateTime(at, i18n.locale) },
    { key: 'to', header: t`Receiver`, cell: ({ to }) => <bdi>{to}</bdi> },
    { key: 'amount', header: t`Amount`, align: 'end', card: 'figure', cell: ({ amount }) => <Money text={figure(amount)} /> },
    {
      key: 'state',
      header: t`State`,
      cell: ({ state, reason }) => (
        <Stack gap="1">
          <span>
            <Badge mood={states[state].mood}>{i18n._(states[state].text)}</Badge>
          </span>
          {reason !== null && (
            <Text tone="muted" size="s">
              <bdi>{reason}</bdi>
            </Text>
          )}
        </Stack>
      ),
    },
    {
      key: 'actions',
      header: t`Actions`,
      card: 'action',
      cell: (row) =>
        row.state === 'waiting' && (
          <Button size="s" variant="secondary" aria-haspopup="dialog" onClick={() => setAsked(row)}>
            <Trans context="money that was sent">Take back</Trans>
          </Button>
        ),
    },
  ];
  return (
    <Stack gap="3">
      <SectionHeader title={<Trans>Large transfers</Trans>} />
      <Text tone="muted" size="s">
        <Trans>Large transfers are checked before they arrive. Until then the money is set aside, and you can take it back.</Trans>
      </Text>
      <DataTable
        caption={t`Large transfers`}
        rows={rows}
        rowKey={({ transferId }) => transferId}
        columns={columns.filter(({ key }) => key !== 'actions' || rows.some(({ state }) => state === 'waiting'))}
      />
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(open) => !open && setAsked(undefined)}
        title={t`Take back ${sum}?`}
        text={t`${receiver} does not receive it, and it is available to you again.`}
        confirmText={t({ message: 'Take back', context: 'money that was sent' })}
        cancelText={t`Leave it`}
        closeText={t`Close`}
        busy={cancel.isPending}
        onConfirm={() =>
          asked &&
          cancel.mutate(asked.transferId, {
            onError: showError,
            onSuccess: () => toasts.show({ mood: 'success', text: t`${sum} is available to you again.` }),
            onSettled: () => setAsked(undefined),
          })
        }
      />
    </Stack>
  );
}
