// @flag agentPolicy
import { useLingui } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import { formatMoney, formatPercent, fromDecimal, type Currency } from '@parlour/domain';
import { amountFields, fieldsOfKind, rateFields, type ContractKind, type TierField } from '@parlour/domain/agents';
import { DataTable, Money, type Column } from '@parlour/ui';
import { fieldNames } from './contract-words.ts';

interface TierTableProps {
  kind: ContractKind;
  tiers: readonly Schema<'ContractTier'>[];
  currency: Currency;
}

/** The tiers of a contract: what must be reached, and what it pays. */
export function TierTable({ kind, tiers, currency }: TierTableProps) {
  const { t, i18n } = useLingui();
  const rows = tiers.map((tier, index) => ({ tier, number: index + 1 }));
  const said = (tier: Schema<'ContractTier'>, field: TierField) => {
    const value = tier[field] ?? '0';
    if (rateFields.some((each) => each === field)) return formatPercent(String(value), i18n.locale);
    if (amountFields.some((each) => each === field)) return <Money text={formatMoney(fromDecimal(String(value), currency), i18n.locale)} />;
    return i18n.number(Number(value));
  };
  const columns: Column<(typeof rows)[number]>[] = [
    { key: 'tier', header: t`Tier`, card: 'lead', cell: ({ number }) => t`Tier ${i18n.number(number)}` },
    ...fieldsOfKind[kind].map((field) => ({
      key: field,
      header: i18n._(fieldNames[field]),
      align: 'end' as const,
      ...(field === 'rate' && { card: 'figure' as const }),
      cell: ({ tier }: (typeof rows)[number]) => said(tier, field),
    })),
  ];
  return <DataTable caption={t`Tiers`} columns={columns} rows={rows} rowKey={({ number }) => String(number)} />;
}
