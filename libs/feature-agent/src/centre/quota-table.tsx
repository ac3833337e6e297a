// @flag agentPolicy
import { Trans, useLingui } from '@lingui/react/macro';
import { quotaQuery, useApi, type Schema } from '@parlour/api';
import { DataTable, type Column } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import * as styles from './centre.css.ts';

/** How many accounts may still be opened in a group, or passed on. */
export const quotaLeft = ({ granted, used, passedOn }: Schema<'Quota'>): number => granted - used - passedOn;

/** How many accounts the agent may open in each prize group with a quota; nothing if there is none. */
export function QuotaTable() {
  const { t, i18n } = useLingui();
  const quota = useQuery(quotaQuery(useApi())).data;
  if (!quota || quota.list.length === 0) return null;
  const columns: Column<Schema<'Quota'>>[] = [
    { key: 'group', header: t`Prize group`, card: 'lead', cell: ({ group }) => group },
    {
      key: 'left',
      header: t({ message: 'Left', context: 'quota' }),
      align: 'end',
      card: 'figure',
      cell: (row) => i18n.number(quotaLeft(row)),
    },
    { key: 'granted', header: t`Granted`, align: 'end', cell: ({ granted }) => i18n.number(granted) },
    { key: 'used', header: t({ message: 'Used', context: 'quota' }), align: 'end', cell: ({ used }) => i18n.number(used) },
    { key: 'passedOn', header: t`Passed on`, align: 'end', cell: ({ passedOn }) => i18n.number(passedOn) },
  ];
  return (
    <>
      <h2 className={styles.heading}>
        <Trans>Quota</Trans>
      </h2>
      <DataTable caption={t`Quota`} columns={columns} rows={quota.list} rowKey={({ group }) => String(group)} />
    </>
  );
}
