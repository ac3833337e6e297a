// @flag agentPolicy
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import { formatMoney, fromWire, type WireMoney } from '@parlour/domain';
import { DataTable, FormError, Money, Stack, Text, type Column } from '@parlour/ui';
import { reasonTexts } from './contract-words.ts';

interface PreviewPartProps {
  preview: Schema<'ContractPreview'>;
  /** Whether to show the upline's figures, because the upline is viewing. */
  asUpline: boolean;
}

/** What terms would have come to in the last periods, what the upline would have kept, and which contracts further down they would end. */
export function PreviewPart({ preview: { reasons, closure, periods }, asUpline }: PreviewPartProps) {
  const { t, i18n } = useLingui();
  const said = (amount: WireMoney) => <Money text={formatMoney(fromWire(amount), i18n.locale)} />;
  const columns: Column<Schema<'PreviewPeriod'>>[] = [
    { key: 'period', header: t`Period`, card: 'lead', unbroken: true, cell: ({ period }) => <bdi dir="ltr">{period}</bdi> },
    { key: 'due', header: t`Earned`, align: 'end', card: 'figure', cell: ({ due }) => said(due) },
    { key: 'tier', header: t`Tier`, align: 'end', cell: ({ tier }) => (tier > 0 ? i18n.number(tier) : t`None reached`) },
    { key: 'turnover', header: t`Turnover`, align: 'end', cell: ({ turnover }) => said(turnover) },
    { key: 'active', header: t`Active accounts`, align: 'end', cell: ({ active }) => i18n.number(active) },
    { key: 'net', header: t`Players’ loss`, align: 'end', cell: ({ net }) => said(net) },
    ...(asUpline && periods.some(({ keeps }) => keeps !== null)
      ? [
          {
            key: 'keeps',
            header: t`You would have kept`,
            align: 'end' as const,
            cell: ({ keeps }: Schema<'PreviewPeriod'>) => keeps && said(keeps),
          },
        ]
      : []),
  ];
  return (
    <Stack gap="3">
      <FormError message={reasons.length > 0 ? reasons.map((reason) => i18n._(reasonTexts[reason])).join(' ') : undefined} />
      {periods.length > 0 ? (
        <DataTable caption={t`The last periods on these terms`} columns={columns} rows={periods} rowKey={({ period }) => period} />
      ) : (
        reasons.length === 0 && (
          <Text tone="muted">
            <Trans>This kind is counted bet by bet, so there are no past periods to compare.</Trans>
          </Text>
        )
      )}
      {closure.length > 0 ? (
        <div role="status">
          <Text>{t`${plural(closure.length, { one: '# deeper contract ends with it:', other: '# deeper contracts end with it:' })}`}</Text>
          <Text>
            <bdi>{closure.join(', ')}</bdi>
          </Text>
        </div>
      ) : (
        reasons.length === 0 && (
          <Text tone="muted">
            <Trans>No deeper contract ends with it.</Trans>
          </Text>
        )
      )}
    </Stack>
  );
}
