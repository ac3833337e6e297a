import { useLingui } from '@lingui/react/macro';
import { useOfficeQuery, useWaiting } from '@parlour/office-api/queries';
import { ListState, Moment, PlainPage, useHistoryTab, WaitingBadge } from '@parlour/office-ui';
import { Inline, Stack, Tabs, Text, type RenderElement, type TabItem } from '@parlour/ui';
import { ProblemBadge, StatusBadge } from '../badges.tsx';
import { problemWords } from '../words.ts';
import { BetsTab } from './bets-tab.tsx';
import { DrawActions } from './draw-actions.tsx';
import { ExposureTab } from './exposure-tab.tsx';
import { ReportsTab } from './reports-tab.tsx';
import { ResultTab } from './result-tab.tsx';
import { StepsTab } from './steps-tab.tsx';

export const drawTabs = ['result', 'reports', 'bets', 'exposure', 'steps', 'history'] as const;
export type DrawTab = (typeof drawTabs)[number];

/** The operator's rights at the merchant. */
export interface DrawRights {
  /** Type results, and ask sources again. */
  enter: boolean;
  /** Void, correct, and void a bet, or propose it. */
  void: boolean;
  /** Skip or move draws that have not opened. */
  schedule: boolean;
}

export interface DrawScreenProps {
  merchant: string;
  /** By its id. */
  draw: string;
  rights: DrawRights;
  tab: DrawTab;
  onTab: (tab: DrawTab) => void;
  onMember: (id: string) => void;
  /** The link to the list of draws. */
  back: RenderElement;
}

/** One draw: its result and its origin, the bets on it, and the exposure. */
export function DrawScreen({ merchant, draw: id, rights, tab, onTab, onMember, back }: DrawScreenProps) {
  const { t, i18n } = useLingui();
  const query = useOfficeQuery('getDraw', { query: { merchant, draw: id } });
  const waits = useWaiting('draw')(id, merchant);
  const page = query.data;
  const history = useHistoryTab({ kind: 'draw', id, merchant });
  const problem = page?.draw.problem;
  const tabs: TabItem<DrawTab>[] = page
    ? [
        { key: 'result', text: t`Result`, content: <ResultTab page={page} mayEnter={rights.enter} /> },
        { key: 'reports', text: t`Reports`, content: <ReportsTab page={page} mayAsk={rights.enter} /> },
        { key: 'bets', text: t`Bets`, content: <BetsTab page={page} mayVoid={rights.void} onMember={onMember} /> },
        { key: 'exposure', text: t`Exposure`, content: <ExposureTab page={page} /> },
        { key: 'steps', text: t`Steps`, content: <StepsTab page={page} /> },
        ...(history ? [{ key: 'history' as const, text: t`History`, content: history }] : []),
      ]
    : [];
  return (
    <PlainPage
      wide
      title={id}
      description={
        page && (
          <>
            {merchant} · <Moment at={page.draw.drawn} />
          </>
        )
      }
      back={{ text: t`Draws`, render: back }}
      aside={
        page && (
          <Inline gap="2">
            <StatusBadge status={page.draw.status} />
            {problem && <ProblemBadge problem={problem} />}
            {waits && <WaitingBadge />}
          </Inline>
        )
      }
      actions={page && <DrawActions page={page} rights={rights} />}
    >
      <ListState query={query} rows={page ? 1 : 0} empty={t`No such draw`} emptyText={t`The merchant has no draw with this ID.`}>
        <Stack gap="4">
          {problem && <Text>{i18n._(problemWords[problem].help)}</Text>}
          <Tabs
            label={t`About this draw`}
            look="line"
            value={tabs.some(({ key }) => key === tab) ? tab : 'result'}
            onValueChange={onTab}
            items={tabs}
          />
        </Stack>
      </ListState>
    </PlainPage>
  );
}
