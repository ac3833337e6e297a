import { Trans, useLingui } from '@lingui/react/macro';
import { betsQuery, useApi, useLanguage, type Schema } from '@parlour/api';
import { formatDateTime, formatMoney, fromWire } from '@parlour/domain';
import { Paged, Reference } from '@parlour/loaded';
import { useRecordRoute } from '@parlour/routes';
import { Badge, HistoryIcon, Money, Page, PageHeader, Section, Stack, type Column } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BetSums } from './bet-sums.tsx';
import { EmptyRecord } from './empty-record.tsx';
import { RecordFilters } from './record-filters.tsx';
import { boundsOf, usePeriodDays } from './use-period-days.ts';
import { VerifyLink } from './verify-link.tsx';

const looks = {
  open: { mood: 'warning', text: <Trans>Running</Trans> },
  settled: { mood: 'neutral', text: <Trans>Settled</Trans> },
  rolledBack: { mood: 'accent', text: <Trans>Stake returned</Trans> },
} as const satisfies Record<Schema<'RoundStatus'>, { mood: string; text: ReactNode }>;

/** Betting record (page `personalHistoryCopy`): every round, with a link by which anybody can verify its outcome. */
export function BettingRecordScreen() {
  const { t, i18n } = useLingui();
  const route = useRecordRoute();
  const days = usePeriodDays(route.period, route.days);
  const bets = useQuery(betsQuery(useApi(), useLanguage(), { pageNo: route.pageNo, ...boundsOf(days) }));
  const said = (amount: Schema<'Money'>) => formatMoney(fromWire(amount), i18n.locale);
  const columns: Column<Schema<'Bet'>>[] = [
    { key: 'at', header: t`Time`, unbroken: true, cell: ({ placedAt }) => formatDateTime(placedAt, i18n.locale) },
    { key: 'game', header: t`Game`, card: 'lead', cell: ({ gameName }) => <bdi>{gameName}</bdi> },
    {
      key: 'round',
      header: t`Round`,
      cell: ({ roundId }) => <Reference id={roundId} />,
    },
    { key: 'stake', header: t`Stake`, align: 'end', cell: ({ stake }) => <Money text={said(stake)} /> },
    {
      key: 'win',
      header: t`Win`,
      align: 'end',
      card: 'figure',
      cell: ({ win }) => <Money text={said(win)} mood={fromWire(win).minor > 0n ? 'win' : 'muted'} />,
    },
    { key: 'status', header: t`Status`, cell: ({ status }) => <RoundStatus status={status} /> },
    {
      key: 'verify',
      header: t`Outcome`,
      card: 'action',
      cell: ({ roundId, verifiable }) => (verifiable ? <VerifyLink roundId={roundId} /> : null),
    },
  ];
  return (
    <Page>
      <Section labelledBy="bets-title">
        <Stack gap="4">
          <PageHeader id="bets-title" icon={<HistoryIcon />} title={<Trans>Betting record</Trans>} />
          <Paged
            caption={t`Betting record`}
            columns={columns}
            rowKey={({ roundId }) => roundId}
            query={bets}
            onPageChange={(pageNo) => route.change({ pageNo })}
            filters={<RecordFilters label={t`Filters`} route={route} />}
            sums={<BetSums days={days} />}
            empty={<EmptyRecord route={route} title={t`No rounds here`} text={t`Every round that you play will be listed here.`} />}
          />
        </Stack>
      </Section>
    </Page>
  );
}

function RoundStatus({ status }: { status: Schema<'RoundStatus'> }) {
  const { mood, text } = looks[status];
  return <Badge mood={mood}>{text}</Badge>;
}
