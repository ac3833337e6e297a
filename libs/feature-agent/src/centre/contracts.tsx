// @flag agentPolicy
import { Trans, useLingui } from '@lingui/react/macro';
import { agentContractQuery, downlineContractsQuery, teamOverviewQuery, useApi, withdrawContractMutation, type Schema } from '@parlour/api';
import { formatDateTime, formatToMinute, fromWire, type Currency } from '@parlour/domain';
import { Loaded, Paged, useErrorToast } from '@parlour/loaded';
import { useCentreRoute } from '@parlour/routes';
import { Badge, Button, Card, ContractIcon, EmptyState, FilterBar, Inline, Select, Stack, Summary, type Column } from '@parlour/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AnswerContract } from './answer-contract.tsx';
import * as styles from './centre.css.ts';
import { ContractTerms } from './contract-terms.tsx';
import { contractStates, cycleNames, kindFrom, kindNames } from './contract-words.ts';
import { OfferContract } from './offer-contract.tsx';
import { SaveList } from './save-list.tsx';
import { TierTable } from './tier-table.tsx';
import { useOffered } from './use-offered.ts';

type Contract = Schema<'AgentContract'>;
type Opened = { contract: Contract; ending?: boolean } | { offerTo: string | undefined };

/** The agent's own contracts and those given to direct downlines, one kind at a time (agents.md 3 and 14). */
export function Contracts() {
  const { t, i18n } = useLingui();
  const api = useApi();
  const { change, pageNo, account, ...route } = useCentreRoute();
  const { kinds } = useOffered();
  const kind = kindFrom(route.kind, kinds);
  const state = (Object.keys(contractStates) as Schema<'ContractState'>[]).find((each) => each === route.state);
  const [opened, setOpened] = useState<Opened>();
  const own = useQuery(agentContractQuery(api, { kind }));
  const currency = useQuery({ ...teamOverviewQuery(api), select: ({ teamBalance }) => fromWire(teamBalance).currency }).data;
  const filter = { kind, ...(state && { state }), ...(account !== undefined && { account }) };
  const downline = useQuery(downlineContractsQuery(api, { ...filter, pageNo }));
  const columns: Column<Contract>[] = [
    { key: 'account', header: t`Account`, card: 'lead', cell: (row) => <bdi>{row.account}</bdi> },
    { key: 'state', header: t`State`, card: 'figure', cell: (row) => <StateBadge state={row.state} /> },
    { key: 'tiers', header: t`Tiers`, align: 'end', cell: ({ tiers }) => i18n.number(tiers.length) },
    { key: 'offered', header: t`Offered`, cell: ({ offeredAt }) => formatDateTime(offeredAt, i18n.locale) },
    { key: 'from', header: t`In force from`, cell: ({ from }) => from && formatToMinute(from, i18n.locale) },
    { key: 'to', header: t`Ends`, cell: ({ to }) => to && formatToMinute(to, i18n.locale) },
    {
      key: 'actions',
      header: t`Actions`,
      card: 'action',
      cell: (contract) => <Actions contract={contract} onOpen={setOpened} />,
    },
  ];
  return (
    <Stack gap="4">
      <FilterBar
        label={t`Filters`}
        presets={{
          label: t`Kind`,
          value: kind,
          options: kinds.map((each) => ({ key: each, text: i18n._(kindNames[each]) })),
          onChange: (key) => change({ kind: key }),
        }}
        clear={state || account ? { text: t`Clear filters`, onClear: () => change({ state: undefined, account: undefined }) } : undefined}
      >
        <Select
          label={t`State`}
          value={state ?? ''}
          onChange={({ currentTarget }) => change({ state: currentTarget.value || undefined })}
          options={[
            { value: '', text: t`All states` },
            ...Object.entries(contractStates).map(([value, { text }]) => ({ value, text: i18n._(text) })),
          ]}
        />
      </FilterBar>
      <h2 className={styles.heading}>
        <Trans>My contract</Trans>
      </h2>
      <Loaded query={own}>
        {({ current, offer }) => (
          <>
            {offer && currency && <ContractCard contract={offer} currency={currency} onOpen={setOpened} />}
            {current && currency && <ContractCard contract={current} currency={currency} onOpen={setOpened} />}
            {!offer && !current && (
              <EmptyState
                icon={<ContractIcon />}
                title={t`No contract yet`}
                text={t`Your upline offers you one; it then waits here for your answer.`}
              />
            )}
          </>
        )}
      </Loaded>
      <Inline justify="between">
        <h2 className={styles.heading}>
          <Trans>Contracts of my downline</Trans>
        </h2>
        <Button icon={<ContractIcon />} aria-haspopup="dialog" onClick={() => setOpened({ offerTo: account })}>
          <Trans>Offer a contract</Trans>
        </Button>
      </Inline>
      <Paged
        caption={t`Contracts of my downline`}
        columns={columns}
        rowKey={({ contractId }) => contractId}
        query={downline}
        onPageChange={(next) => change({ pageNo: next })}
        empty={<EmptyState title={t`No contracts here`} text={t`Contracts that you offer to those directly below you are listed here.`} />}
      />
      <SaveList
        name={`contracts-${kind}`}
        heads={['account', 'kind', 'version', 'state', 'cycle', 'tiers', 'offered', 'from', 'to']}
        page={async (number) => {
          const { list, page } = await api.call('listDownlineContracts', { query: { ...filter, pageNo: number, pageSize: 100 } });
          return {
            totalPages: page.totalPages,
            rows: list.map((row) => [
              row.account,
              row.kind,
              row.version,
              row.state,
              row.cycle,
              JSON.stringify(row.tiers),
              row.offeredAt,
              row.from ?? '',
              row.to ?? '',
            ]),
          };
        }}
      />
      {opened && 'offerTo' in opened && currency && (
        <OfferContract kind={kind} account={opened.offerTo} currency={currency} onClose={() => setOpened(undefined)} />
      )}
      {opened && 'contract' in opened && currency && (
        <AnswerContract contract={opened.contract} ending={opened.ending} currency={currency} onClose={() => setOpened(undefined)} />
      )}
    </Stack>
  );
}

export function StateBadge({ state }: { state: Schema<'ContractState'> }) {
  const { i18n } = useLingui();
  const { text, mood } = contractStates[state];
  return <Badge mood={mood}>{i18n._(text)}</Badge>;
}

interface CardProps {
  contract: Contract;
  currency: Currency;
  onOpen: (opened: Opened) => void;
}

function ContractCard({ contract, currency, onOpen }: CardProps) {
  const { t, i18n } = useLingui();
  const { kind, cycle, from, to, lapsesAt, offeredBy, state, tiers } = contract;
  const at = (moment: string) => formatToMinute(moment, i18n.locale);
  return (
    <Card>
      <Stack gap="3">
        <Inline justify="between">
          <StateBadge state={state} />
          <Actions contract={contract} onOpen={onOpen} />
        </Inline>
        <Summary
          entries={[
            { key: 'by', label: t`Offered by`, value: offeredBy === null ? t`The platform` : <bdi>{offeredBy}</bdi> },
            { key: 'cycle', label: t`How often it pays`, value: i18n._(cycleNames[cycle]) },
            ...(from ? [{ key: 'from', label: t`In force from`, value: at(from) }] : []),
            ...(to ? [{ key: 'to', label: t`Ends`, value: at(to) }] : []),
            ...(lapsesAt ? [{ key: 'lapses', label: t`Answer by`, value: at(lapsesAt) }] : []),
          ]}
        />
        <TierTable kind={kind} tiers={tiers} currency={currency} />
        <ContractTerms terms={contract.terms} />
      </Stack>
    </Card>
  );
}

/** What the agent viewing a contract can do with it: answer it, withdraw it, or request its end. */
function Actions({ contract, onOpen }: { contract: Contract; onOpen: (opened: Opened) => void }) {
  const { t } = useLingui();
  const showError = useErrorToast();
  const withdraw = useMutation(withdrawContractMutation(useApi(), useQueryClient()));
  const { side, state, endingAskedBy, to, contractId } = contract;
  if (side === 'other') return null;
  const waits = state === 'offered' ? side === 'holder' : state === 'ending' && endingAskedBy !== side;
  if (waits)
    return (
      <Button size="s" aria-haspopup="dialog" onClick={() => onOpen({ contract })}>
        <Trans>Look and answer</Trans>
      </Button>
    );
  if (state === 'offered')
    return (
      <Button
        size="s"
        variant="secondary"
        loading={withdraw.isPending}
        loadingText={t`Please wait`}
        onClick={() => withdraw.mutate(contractId, { onError: showError })}
      >
        <Trans>Take back</Trans>
      </Button>
    );
  return state === 'active' && to === null ? (
    <Button size="s" variant="secondary" aria-haspopup="dialog" onClick={() => onOpen({ contract, ending: true })}>
      <Trans>Ask to end it</Trans>
    </Button>
  ) : null;
}
