// @flag agentPolicy
import { Trans, useLingui } from '@lingui/react/macro';
import { teamOverviewQuery, teamTransfersQuery, useApi, type Schema } from '@parlour/api';
import { Loaded, Paged, useMovementColumns } from '@parlour/loaded';
import { Link, useCentreRoute } from '@parlour/routes';
import { EmptyState, Select, Stack, Summary, Text, TextLink, type Column } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { AccountField } from './account-field.tsx';
import { DaysFilter, useDays } from './days-filter.tsx';
import { incomeNames } from './income-words.ts';
import { useMovementNames } from './movement-names.ts';
import { OwnOrTeam, useScope } from './own-or-team.tsx';
import { SaveMovements } from './save-movements.tsx';
import { useAmounts } from './use-amounts.tsx';

type Movement = Schema<'TeamTransaction'>;

/** What is left owing is not money yet. */
const paidIncome = Object.keys(incomeNames).filter((kind): kind is Schema<'PaidIncomeKind'> => kind !== 'claims');

/** Movements of the available money of the agent's team, newest first (agents.md 14, transaction details). */
export function TeamTransactions() {
  const overview = useQuery(teamOverviewQuery(useApi()));
  return <Loaded query={overview}>{({ day }) => <MovementList today={day} />}</Loaded>;
}

function MovementList({ today }: { today: string }) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const amounts = useAmounts();
  const names = useMovementNames();
  const { change, pageNo, ...route } = useCentreRoute();
  const days = useDays(today, 'week');
  const scope = useScope();
  const type = (Object.keys(names) as Movement['type'][]).find((each) => each === route.kind);
  const income = paidIncome.find((each) => each === route.income);
  const filter = { ...days, ...scope.query, ...(type && { type }), ...(income && { income }) };
  const movements = useQuery(teamTransfersQuery(api, { ...filter, pageNo }));
  const { at, amount, balance, reference } = useMovementColumns<Movement>();
  const columns: Column<Movement>[] = [
    at,
    { key: 'account', header: t`Account`, card: 'lead', cell: ({ account }) => <bdi>{account}</bdi> },
    { key: 'kind', header: t`Kind`, cell: (row) => i18n._(names[row.type]) },
    amount,
    balance,
    reference,
  ];
  const isFiltered = scope.isNarrowed || type !== undefined || income !== undefined;
  const clear = () => change({ account: undefined, side: undefined, kind: undefined, income: undefined, pageNo: undefined });
  return (
    <Stack gap="4">
      {income && <Text>{t`Only what counts as income of this kind: ${i18n._(incomeNames[income])}.`}</Text>}
      {(income === 'betRebate' || income === 'agentRebate') && (
        <Text>
          <TextLink
            render={
              <Link to="/agentHome/bets" search={{ ...days, income: 'rebate', ...(income === 'betRebate' && { side: 'self' }) } as never} />
            }
          >
            <Trans>What each bet brought</Trans>
          </TextLink>
        </Text>
      )}
      <Paged
        caption={t`Team transactions`}
        columns={columns}
        rowKey={({ id, account }) => `${id} ${account}`}
        query={movements}
        onPageChange={(next) => change({ pageNo: next })}
        filters={
          <DaysFilter days={days} today={today} clear={isFiltered ? { text: t`Clear filters`, onClear: clear } : undefined}>
            <AccountField />
            <OwnOrTeam />
            <Select
              label={t`Kind`}
              value={type ?? ''}
              onChange={({ currentTarget }) => change({ kind: currentTarget.value || undefined, income: undefined, pageNo: undefined })}
              options={[
                { value: '', text: t`All kinds` },
                ...Object.entries(names).map(([value, text]) => ({ value, text: i18n._(text) })),
              ]}
            />
          </DaysFilter>
        }
        sums={
          <Summary
            entries={[
              { key: 'in', label: t`In`, value: movements.data && amounts.cell(movements.data.moneyIn) },
              { key: 'out', label: t`Out`, value: movements.data && amounts.cell(movements.data.moneyOut) },
            ]}
          />
        }
        empty={<EmptyState title={t`No movements on these days`} text={t`What comes in and goes out in your team is listed here.`} />}
      />
      <SaveMovements name={`team-transactions-${days.from}-${days.to}`} filter={filter} />
    </Stack>
  );
}
