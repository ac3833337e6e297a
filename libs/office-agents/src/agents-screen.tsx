import { useLingui } from '@lingui/react/macro';
import { ListPage } from '@parlour/office-ui';
import { Tabs } from '@parlour/ui';
import { Bills } from './bills.tsx';
import { Claims } from './claims.tsx';
import { Runs } from './runs.tsx';

/** As the address has them. */
export interface AgentsFilters {
  tab?: string | undefined;
  kind?: string | undefined;
  member?: string | undefined;
  period?: string | undefined;
}

export interface AgentsScreenProps {
  /** One merchant's code, or all that the operator sees. */
  merchant: string | undefined;
  filters: AgentsFilters;
  onFilter: (change: AgentsFilters) => void;
  /** The run, bill or claim that is open, by the address. */
  open: string | undefined;
  onOpen: (id: string | undefined) => void;
  mayRun: (merchant: string) => boolean;
  /** Write a claim off, or propose it. */
  mayWriteOff: (merchant: string) => boolean;
}

/** Contracts of agents: their runs, the bills that these made, and what is owed. */
export function AgentsScreen({ filters, onFilter, mayRun, mayWriteOff, ...place }: AgentsScreenProps) {
  const { t } = useLingui();
  const tab = filters.tab === 'bills' || filters.tab === 'claims' ? filters.tab : 'runs';
  return (
    <ListPage title={t`Agents`}>
      <Tabs
        label={t`Which of them`}
        look="line"
        value={tab}
        onValueChange={(next) => {
          if (place.open !== undefined) place.onOpen(undefined);
          onFilter({ tab: next === 'runs' ? undefined : next, kind: undefined, member: undefined, period: undefined });
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
          { key: 'bills', text: t`Bills`, content: <Bills {...place} filters={filters} onFilter={onFilter} /> },
          {
            key: 'claims',
            text: t({ message: 'Claims', context: 'what agents are owed' }),
            content: <Claims {...place} mayWriteOff={mayWriteOff} />,
          },
        ]}
      />
    </ListPage>
  );
}
