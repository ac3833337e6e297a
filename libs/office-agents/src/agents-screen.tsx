import { useLingui } from '@lingui/react/macro';
import { ListPage } from '@parlour/office-ui';
import { Tabs } from '@parlour/ui';
import { Affiliates } from './affiliates.tsx';
import { Bills } from './bills.tsx';
import { Claims } from './claims.tsx';
import { Contracts } from './contracts.tsx';
import { Lines } from './lines.tsx';
import { Policy } from './policy.tsx';
import { Transfers } from './transfers.tsx';
import { Runs } from './runs.tsx';

/** As the address has them. */
export interface AgentsFilters {
  tab?: string | undefined;
  kind?: string | undefined;
  member?: string | undefined;
  period?: string | undefined;
  state?: string | undefined;
  page?: string | undefined;
}

export interface AgentsScreenProps {
  /** One merchant's code, or all that the operator sees. */
  merchant: string | undefined;
  filters: AgentsFilters;
  onFilter: (change: AgentsFilters) => void;
  /** The run, bill, claim or transfer that is open, by the address. */
  open: string | undefined;
  onOpen: (id: string | undefined) => void;
  mayRun: (merchant: string) => boolean;
  /** Write a claim off, decide on a dividend or a transfer, offer a contract or change the policy, or propose it. */
  mayPropose: (merchant: string) => boolean;
}

const tabs = ['runs', 'bills', 'claims', 'transfers', 'lines', 'contracts', 'affiliates', 'policy'] as const;
const noFilters: AgentsFilters = { kind: undefined, member: undefined, period: undefined, state: undefined, page: undefined };

/**
 * Agents: the runs of their contracts, the bills that these made, what is owed, large transfers; their lines, contracts and policy; codes
 * of partners.
 */
export function AgentsScreen({ filters, onFilter, mayRun, mayPropose, ...place }: AgentsScreenProps) {
  const { t } = useLingui();
  const tab = tabs.find((each) => each === filters.tab) ?? 'runs';
  return (
    <ListPage title={t`Agents`}>
      <Tabs
        label={t`Which of them`}
        look="line"
        value={tab}
        onValueChange={(next) => {
          if (place.open !== undefined) place.onOpen(undefined);
          onFilter({ ...noFilters, tab: next === 'runs' ? undefined : next });
        }}
        items={[
          {
            key: 'runs',
            text: t`Runs`,
            content: (
              <Runs
                {...place}
                kind={filters.kind}
                onKind={(kind) => onFilter({ kind })}
                mayRun={mayRun}
                onBills={({ kind, period }) => onFilter({ tab: 'bills', kind, period })}
              />
            ),
          },
          { key: 'bills', text: t`Bills`, content: <Bills {...place} filters={filters} onFilter={onFilter} mayDecide={mayPropose} /> },
          {
            key: 'claims',
            text: t({ message: 'Claims', context: 'what agents are owed' }),
            content: <Claims {...place} mayWriteOff={mayPropose} />,
          },
          {
            key: 'transfers',
            text: t`Transfers`,
            content: <Transfers {...place} filters={filters} onFilter={onFilter} mayDecide={mayPropose} />,
          },
          {
            key: 'lines',
            text: t`Lines`,
            content: <Lines {...place} filters={filters} onFilter={onFilter} mayRun={mayRun} mayOffer={mayPropose} />,
          },
          { key: 'contracts', text: t`Contracts`, content: <Contracts {...place} filters={filters} onFilter={onFilter} mayRun={mayRun} /> },
          { key: 'affiliates', text: t`Partner codes`, content: <Affiliates merchant={place.merchant} mayChange={mayRun} /> },
          { key: 'policy', text: t`Policy`, content: <Policy merchant={place.merchant} mayPropose={mayPropose} /> },
        ]}
      />
    </ListPage>
  );
}
