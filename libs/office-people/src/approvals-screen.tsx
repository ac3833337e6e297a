import { Trans, useLingui } from '@lingui/react/macro';
import type { components } from '@parlour/office-api/contract';
import { useNewRows, useOfficeQuery } from '@parlour/office-api/queries';
import { Foreign, ListState, NewRowsNotice, PlainPage } from '@parlour/office-ui';
import { Stack, Tabs } from '@parlour/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ApproverGaps } from './approver-gaps.tsx';
import { ProposalCard } from './proposal-card.tsx';
import { SecretOfResult } from './told-once-dialog.tsx';

export type Proposal = components['schemas']['Proposal'];
export type ApprovalsView = 'forMe' | 'mine' | 'all' | 'decided';

export interface ApprovalsScreenProps {
  /** Which ones are shown; by default those for the operator, or the list that contains the one that was searched for. */
  view: ApprovalsView | undefined;
  /** The id of the one that was searched for. */
  sought?: string | undefined;
  onView: (view: ApprovalsView) => void;
  /** Whether to warn if too few can approve. */
  showsGaps: boolean;
  /** Leads to the subject of a proposal, where it has a page that the roles show. */
  linkTo?: (proposal: Proposal, text: ReactNode) => ReactNode;
  /** Whether the operator's roles show personal data of that merchant in clear. */
  mayReveal?: (merchant: string | null) => boolean;
  /** What there is to look at before deciding. */
  evidenceOf?: (proposal: Proposal) => ReactNode;
}

const shownIn: Record<ApprovalsView, (proposal: Proposal) => boolean> = {
  forMe: ({ mayDecide }) => mayDecide,
  mine: ({ own }) => own,
  all: () => true,
  decided: () => true,
};

/** What one operator proposed and a second one decides. */
export function ApprovalsScreen({ view: chosen, sought, onView, showsGaps, linkTo, mayReveal, evidenceOf }: ApprovalsScreenProps) {
  const { t, i18n } = useLingui();
  const [result, setResult] = useState<Record<string, unknown>>();
  const open = useOfficeQuery('listProposals', { query: { decided: undefined } });
  const waits = open.data === undefined || open.data.list.some(({ id }) => id === sought);
  const view = chosen ?? (sought === undefined ? 'forMe' : waits ? 'all' : 'decided');
  const query = { decided: view === 'decided' || undefined };
  const shown = useOfficeQuery('listProposals', { query });
  const all = shown.data?.list ?? [];
  const rows = all.filter(shownIn[view]);
  const news = useNewRows('listProposals', query, { queue: 'proposals', merchant: undefined, rows: all, shows: shownIn[view] });
  const count = (of: ApprovalsView) => open.data && i18n.number(open.data.list.filter(shownIn[of]).length);
  const empty: Record<ApprovalsView, string> = {
    forMe: t`Nothing is waiting for you`,
    mine: t`None of your proposals is waiting`,
    all: t`Nothing is waiting`,
    decided: t`Nothing has been decided yet`,
  };
  const list = (
    <Stack gap="4">
      <NewRowsNotice {...news} />
      <ListState query={shown} rows={rows.length} empty={empty[view]} emptyText={t`Changes that need two people appear here.`}>
        {rows.map((proposal) => (
          <Sought key={proposal.id} is={proposal.id === sought}>
            <ProposalCard
              proposal={proposal}
              onDone={setResult}
              subject={linkTo?.(proposal, <Foreign text={proposal.subject.name} />)}
              evidence={evidenceOf?.(proposal)}
              mayReveal={mayReveal?.(proposal.merchant) ?? false}
            />
          </Sought>
        ))}
      </ListState>
    </Stack>
  );
  return (
    <PlainPage title={t`Approvals`} description={t`One operator proposes a change and another decides. Nothing changes until then.`}>
      {showsGaps && <ApproverGaps />}
      <Tabs
        label={t`Which proposals`}
        look="line"
        value={view}
        onValueChange={onView}
        items={[
          { key: 'forMe', text: <Trans>For me</Trans>, aside: count('forMe'), content: list },
          { key: 'mine', text: <Trans>Mine</Trans>, aside: count('mine'), content: list },
          { key: 'all', text: <Trans>All</Trans>, aside: count('all'), content: list },
          { key: 'decided', text: <Trans>Decided</Trans>, content: list },
        ]}
      />
      {result && <SecretOfResult result={result} onClose={() => setResult(undefined)} />}
    </PlainPage>
  );
}

/** Takes the focus as soon as it is shown, if it was searched for: it is in sight, and read first. */
function Sought({ is, children }: { is: boolean; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (is) place.current?.focus();
  }, [is]);
  return (
    <div ref={place} tabIndex={is ? -1 : undefined}>
      {children}
    </div>
  );
}
