// @flag agentPolicy
import { useLingui } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import { formatDateTime } from '@parlour/domain';
import { DataTable, type Column } from '@parlour/ui';
import { kindNames } from './contract-words.ts';
import { useAmounts } from './use-amounts.tsx';

type Claim = Schema<'Claim'>;

/** Columns of claims: who owes whom how much, since when and why. */
export function useClaimColumns(): Column<Claim>[] {
  const { t, i18n } = useLingui();
  const amounts = useAmounts();
  return [
    { key: 'at', header: t`Since`, unbroken: true, cell: ({ aroseAt }) => formatDateTime(aroseAt, i18n.locale) },
    { key: 'from', header: t`Who owes`, card: 'lead', cell: ({ from }) => <bdi>{from}</bdi> },
    { key: 'to', header: t`Owed to`, cell: ({ to }) => (to === null ? t`The platform` : <bdi>{to}</bdi>) },
    { key: 'kind', header: t`Kind`, cell: ({ kind }) => (kind === 'rebate' ? t`Rebate` : i18n._(kindNames[kind])) },
    { key: 'reason', header: t`Reason`, cell: ({ reason }) => (reason === 'bill' ? t`Bill not paid in full` : t`Correction`) },
    { key: 'arisen', header: t`At first`, align: 'end', cell: ({ arisen }) => amounts.cell(arisen) },
    { key: 'open', header: t`Still open`, align: 'end', card: 'figure', cell: ({ open }) => amounts.cell(open) },
  ];
}

export function ClaimTable({ claims }: { claims: readonly Claim[] }) {
  const { t } = useLingui();
  return <DataTable caption={t`Claims`} columns={useClaimColumns()} rows={claims} rowKey={({ key }) => key} />;
}
