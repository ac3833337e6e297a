// @flag agentPolicy
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import { formatDateTime, formatMoney, fromWire } from '@parlour/domain';
import { Badge, DataTable, Money, SectionHeader, Stack, Text } from '@parlour/ui';
import type { UseQueryResult } from '@tanstack/react-query';

type Held = Schema<'HeldTransfer'>;

const states = {
  waiting: { text: msg`Being checked`, mood: 'warning' },
  sent: { text: msg({ message: 'Sent', comment: 'state of a transfer of money' }), mood: 'win' },
  returned: { text: msg`Money returned`, mood: 'danger' },
} as const satisfies Record<Held['state'], { text: MessageDescriptor; mood: string }>;

/** Large transfers along the line, which an operator checks, with how each came out; nothing for somebody who has made none. */
export function HeldTransfers({ query }: { query: Pick<UseQueryResult<{ list: Held[] }>, 'data'> }) {
  const { t, i18n } = useLingui();
  const rows = query.data?.list ?? [];
  if (rows.length === 0) return null;
  return (
    <Stack gap="3">
      <SectionHeader title={<Trans>Large transfers</Trans>} />
      <Text tone="muted" size="s">
        <Trans>Large transfers are checked before they arrive. Until then the money is set aside.</Trans>
      </Text>
      <DataTable
        caption={t`Large transfers`}
        rows={rows}
        rowKey={({ transferId }) => transferId}
        columns={[
          { key: 'at', header: t`Time`, unbroken: true, card: 'lead', cell: ({ at }) => formatDateTime(at, i18n.locale) },
          { key: 'to', header: t`Receiver`, cell: ({ to }) => <bdi>{to}</bdi> },
          {
            key: 'amount',
            header: t`Amount`,
            align: 'end',
            card: 'figure',
            cell: ({ amount }) => <Money text={formatMoney(fromWire(amount), i18n.locale)} />,
          },
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
        ]}
      />
    </Stack>
  );
}
