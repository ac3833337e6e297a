// @flag agentPolicy
import { Trans, useLingui } from '@lingui/react/macro';
import { claimsQuery, useApi } from '@parlour/api';
import { Paged } from '@parlour/loaded';
import { Link, useCentreRoute } from '@parlour/routes';
import { EmptyState, FilterBar, Stack, Summary, Text, TextLink } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useClaimColumns } from './claim-table.tsx';
import { SaveList } from './save-list.tsx';
import { useAmounts } from './use-amounts.tsx';

/** Open claims: what the agent is owed, and what it owes (agents.md 9). */
export function Claims() {
  const { t } = useLingui();
  const { change, pageNo, ...route } = useCentreRoute();
  const amounts = useAmounts();
  const side = route.side === 'owe' ? 'owe' : 'owed';
  const api = useApi();
  const claims = useQuery(claimsQuery(api, { side, pageNo }));
  const columns = [
    ...useClaimColumns(),
    {
      key: 'bill',
      header: t`Bill`,
      card: 'action' as const,
      cell: ({ billKey, kind }: { billKey: string | null; kind: string }) =>
        billKey !== null && kind !== 'realtime' && kind !== 'rebate' ? (
          <TextLink render={<Link to="/agentHome/bills" search={{ bill: billKey } as never} />}>
            <Trans>Explain the bill</Trans>
          </TextLink>
        ) : null,
    },
  ];
  return (
    <Stack gap="4">
      <Text tone="muted">
        <Trans>
          When an upline cannot pay a bill in full, the rest becomes a claim. It is collected automatically, once, as soon as there is
          money. While you owe anything, you cannot offer contracts or send money down.
        </Trans>
      </Text>
      <Paged
        caption={t`Open claims`}
        columns={columns}
        rowKey={({ key }) => key}
        query={claims}
        onPageChange={(next) => change({ pageNo: next })}
        filters={
          <FilterBar
            label={t`Filters`}
            presets={{
              label: t`Whose claims`,
              value: side,
              options: [
                { key: 'owed', text: t`Owed to me` },
                { key: 'owe', text: t`I owe` },
              ],
              onChange: (key) => change({ side: key === 'owe' ? key : undefined }),
            }}
          />
        }
        sums={<Summary entries={[{ key: 'open', label: t`Open in total`, value: claims.data && amounts.cell(claims.data.open) }]} />}
        empty={
          <EmptyState
            title={side === 'owe' ? t`You owe nothing` : t`Nothing is owed to you`}
            text={t`Claims are listed here until they are paid.`}
          />
        }
      />
      <SaveList
        name={`claims-${side}`}
        heads={['since', 'from', 'to', 'kind', 'reason', 'arisen', 'open', 'currency', 'bill']}
        page={async (number) => {
          const { list, page } = await api.call('listClaims', { query: { side, pageNo: number, pageSize: 100 } });
          return {
            totalPages: page.totalPages,
            rows: list.map((row) => [
              row.aroseAt,
              row.from,
              row.to ?? '',
              row.kind,
              row.reason,
              row.arisen.amount,
              row.open.amount,
              row.open.currency,
              row.billKey ?? '',
            ]),
          };
        }}
      />
    </Stack>
  );
}
