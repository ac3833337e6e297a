// @flag bonuses
import { useLingui } from '@lingui/react/macro';
import { bonusRoundsQuery, useApi, useLanguage, type Schema } from '@parlour/api';
import { formatDateTime, formatPercent } from '@parlour/domain';
import { Paged } from '@parlour/loaded';
import { EmptyState, type Column } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { said } from '../shown/said.ts';

/** The settled rounds of a bonus with what each has counted, newest first. */
export function BonusRounds({ grant, caption }: { grant: string; caption: string }) {
  const { t, i18n } = useLingui();
  const [pageNo, setPageNo] = useState(1);
  const query = useQuery(bonusRoundsQuery(useApi(), { grant, language: useLanguage(), pageNo }));
  const columns: Column<Schema<'BonusRound'>>[] = [
    { key: 'at', header: t`Time`, unbroken: true, cell: ({ at }) => formatDateTime(at, i18n.locale) },
    { key: 'game', header: t`Game`, card: 'lead', cell: ({ gameName }) => <bdi>{gameName}</bdi> },
    { key: 'stake', header: t`Stake`, align: 'end', cell: ({ stake }) => said(stake, i18n.locale) },
    { key: 'percent', header: t`Weight`, align: 'end', cell: ({ percent }) => formatPercent(percent, i18n.locale) },
    { key: 'counted', header: t`Counted`, align: 'end', card: 'figure', cell: ({ counted }) => said(counted, i18n.locale) },
  ];
  return (
    <Paged
      caption={caption}
      columns={columns}
      rowKey={({ round }) => round}
      query={query}
      onPageChange={setPageNo}
      empty={<EmptyState title={t`No rounds yet`} text={t`Rounds in games that count appear here once they are settled.`} />}
    />
  );
}
