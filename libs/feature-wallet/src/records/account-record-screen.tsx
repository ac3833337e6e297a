import { Trans, useLingui } from '@lingui/react/macro';
import { transactionsQuery, useApi, useLanguage, type Schema } from '@parlour/api';
import { Paged, useMovementColumns } from '@parlour/loaded';
import { useRecordRoute } from '@parlour/routes';
import { Page, PageHeader, ReceiptIcon, Section, Select, Stack, type Column } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { EmptyRecord } from './empty-record.tsx';
import { RecordFilters } from './record-filters.tsx';
import { transactionTypeNames, transactionTypes } from './transaction-type.ts';
import { boundsOf, usePeriodDays } from './use-period-days.ts';

/** Account record (page `transactionHistory`): every movement of the player's money and the balance after it. */
export function AccountRecordScreen() {
  const { t, i18n } = useLingui();
  const route = useRecordRoute();
  const { pageNo, type, change } = route;
  const days = usePeriodDays(route.period, route.days);
  const transactions = useQuery(transactionsQuery(useApi(), useLanguage(), { pageNo, ...(type && { type }), ...boundsOf(days) }));
  const { at, reference, amount, balance } = useMovementColumns<Schema<'Transaction'>>();
  const columns: Column<Schema<'Transaction'>>[] = [
    at,
    { key: 'type', header: t`Kind`, card: 'lead', cell: (row) => i18n._(transactionTypes[row.type]) },
    { key: 'game', header: t`Game`, cell: ({ gameName }) => (gameName ? <bdi>{gameName}</bdi> : null) },
    reference,
    amount,
    balance,
  ];
  return (
    <Page>
      <Section labelledBy="transactions-title">
        <Stack gap="4">
          <PageHeader id="transactions-title" icon={<ReceiptIcon />} title={<Trans>Account record</Trans>} />
          <Paged
            caption={t`Account record`}
            columns={columns}
            rowKey={({ id }) => id}
            query={transactions}
            onPageChange={(next) => change({ pageNo: next })}
            filters={
              <RecordFilters label={t`Filters`} route={route}>
                <Select
                  label={t`Kind`}
                  value={type ?? ''}
                  onChange={(event) => change({ type: transactionTypeNames.find((name) => name === event.target.value) })}
                  options={[
                    { value: '', text: t`All kinds` },
                    ...transactionTypeNames.map((name) => ({ value: name, text: i18n._(transactionTypes[name]) })),
                  ]}
                />
              </RecordFilters>
            }
            empty={
              <EmptyRecord
                route={route}
                title={t`No transactions here`}
                text={t`Deposits, bets, wins and withdrawals will be listed here.`}
              />
            }
          />
        </Stack>
      </Section>
    </Page>
  );
}
