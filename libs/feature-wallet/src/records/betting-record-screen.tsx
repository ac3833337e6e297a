import { Trans, useLingui } from '@lingui/react/macro';
import { betsQuery, useApi, useLanguage, type Schema } from '@parlour/api';
import { formatDateTime, formatMoney, fromWire } from '@parlour/domain';
import { useRecordRoute } from '@parlour/routes';
import { type Column, EmptyState, Money, Page, Section, SectionHeader, Stack } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import * as styles from '../form/wallet.css.ts';
import { PeriodFilter } from './period-filter.tsx';
import { boundsOf, usePeriodDays } from './use-period-days.ts';
import { RecordTable } from './record-table.tsx';
import { RoundStatus } from './round-status.tsx';
import { VerifyLink } from './verify-link.tsx';

/** Betting record (page `personalHistoryCopy`): every round, with a link by which anybody can verify its outcome. */
export function BettingRecordScreen() {
  const { t, i18n } = useLingui();
  const { pageNo, period, days, change } = useRecordRoute();
  const bets = useQuery(betsQuery(useApi(), useLanguage(), { pageNo, ...boundsOf(usePeriodDays(period, days)) }));
  const said = (amount: Schema<'Money'>) => formatMoney(fromWire(amount), i18n.locale);
  const columns: Column<Schema<'Bet'>>[] = [
    { key: 'at', header: t`Time`, card: 'lead', cell: ({ placedAt }) => formatDateTime(placedAt, i18n.locale) },
    { key: 'game', header: t`Game`, cell: ({ gameName }) => <bdi>{gameName}</bdi> },
    { key: 'round', header: t`Round`, cell: ({ roundId }) => <bdi className={styles.reference}>{roundId}</bdi> },
    { key: 'stake', header: t`Stake`, align: 'end', cell: ({ stake }) => <Money text={said(stake)} /> },
    {
      key: 'win',
      header: t`Win`,
      align: 'end',
      cell: ({ win }) => <Money text={said(win)} mood={fromWire(win).minor > 0n ? 'win' : 'muted'} />,
    },
    { key: 'status', header: t`Status`, cell: ({ status }) => <RoundStatus status={status} /> },
    {
      key: 'verify',
      header: t`Outcome`,
      cell: ({ roundId, verifiable }) => (verifiable ? <VerifyLink roundId={roundId} /> : <span aria-hidden>–</span>),
    },
  ];
  return (
    <Page>
      <Section labelledBy="bets-title">
        <Stack gap="3">
          <SectionHeader level={1} id="bets-title" title={<Trans>Betting record</Trans>} />
          <div className={styles.filters}>
            <PeriodFilter period={period} onChange={(next) => change({ period: next })} />
          </div>
          <RecordTable
            caption={t`Betting record`}
            columns={columns}
            rowKey={({ roundId }) => roundId}
            query={bets}
            onPageChange={(next) => change({ pageNo: next })}
            empty={<EmptyState title={t`No rounds here`} text={t`Every round that you play will be listed here.`} />}
          />
        </Stack>
      </Section>
    </Page>
  );
}
