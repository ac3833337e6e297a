import { Trans, useLingui } from '@lingui/react/macro';
import { transactionsQuery, useApi, useLanguage, type Schema } from '@parlour/api';
import { formatDateTime, formatMoney, fromWire } from '@parlour/domain';
import { useRecordRoute } from '@parlour/routes';
import { type Column, EmptyState, Money, Page, Section, SectionHeader, Select, Stack } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import * as styles from '../form/wallet.css.ts';
import { PeriodFilter } from './period-filter.tsx';
import { boundsOf, usePeriodDays } from './use-period-days.ts';
import { RecordTable } from './record-table.tsx';
import { transactionTypeNames, transactionTypes } from './transaction-type.ts';

/** Account record (page `transactionHistory`): every movement of the player's money and the balance after it. */
export function AccountRecordScreen() {
  const { t, i18n } = useLingui();
  const { pageNo, period, days, type, change } = useRecordRoute();
  const transactions = useQuery(
    transactionsQuery(useApi(), useLanguage(), { pageNo, ...(type && { type }), ...boundsOf(usePeriodDays(period, days)) }),
  );
  const columns: Column<Schema<'Transaction'>>[] = [
    { key: 'at', header: t`Time`, card: 'lead', cell: ({ at }) => formatDateTime(at, i18n.locale) },
    { key: 'type', header: t`Kind`, cell: (row) => i18n._(transactionTypes[row.type]) },
    { key: 'game', header: t`Game`, cell: ({ gameName }) => (gameName ? <bdi>{gameName}</bdi> : <span aria-hidden>–</span>) },
    {
      key: 'reference',
      header: t`Reference`,
      cell: ({ reference }) => (reference ? <bdi className={styles.reference}>{reference}</bdi> : <span aria-hidden>–</span>),
    },
    {
      key: 'amount',
      header: t`Amount`,
      align: 'end',
      cell: ({ amount }) => (
        <Money text={formatMoney(fromWire(amount), i18n.locale)} mood={fromWire(amount).minor > 0n ? 'win' : undefined} />
      ),
    },
    {
      key: 'balance',
      header: t`Balance after`,
      align: 'end',
      cell: ({ balanceAfter }) => <Money text={formatMoney(fromWire(balanceAfter), i18n.locale)} />,
    },
  ];
  return (
    <Page>
      <Section labelledBy="transactions-title">
        <Stack gap="3">
          <SectionHeader level={1} id="transactions-title" title={<Trans>Account record</Trans>} />
          <div className={styles.filters}>
            <PeriodFilter period={period} onChange={(next) => change({ period: next })} />
            <Select
              label={t`Kind`}
              value={type ?? ''}
              onChange={(event) => change({ type: transactionTypeNames.find((name) => name === event.target.value) })}
              options={[
                { value: '', text: t`All kinds` },
                ...transactionTypeNames.map((name) => ({ value: name, text: i18n._(transactionTypes[name]) })),
              ]}
            />
          </div>
          <RecordTable
            caption={t`Account record`}
            columns={columns}
            rowKey={({ id }) => id}
            query={transactions}
            onPageChange={(next) => change({ pageNo: next })}
            empty={<EmptyState title={t`No movements here`} text={t`Deposits, bets, wins and withdrawals will be listed here.`} />}
          />
        </Stack>
      </Section>
    </Page>
  );
}
