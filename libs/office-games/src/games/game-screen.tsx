import { Trans, useLingui } from '@lingui/react/macro';
import type { components } from '@parlour/office-api/contract';
import { useOfficeMutation, useOfficeQuery } from '@parlour/office-api/queries';
import { ListState, PlainPage, ReasonDialog, useHistoryTab } from '@parlour/office-ui';
import { Button, Inline, Tabs, useToasts, type RenderElement, type TabItem } from '@parlour/ui';
import { useState } from 'react';
import { MaintenanceDialog } from '../maintenance/maintenance-dialog.tsx';
import { FactsTab } from './facts-tab.tsx';
import { GameState } from './game-badges.tsx';
import { MerchantsTab } from './merchants-tab.tsx';
import { NamesTab } from './names-tab.tsx';
import { PreviewTab } from './preview-tab.tsx';

export const gameTabs = ['facts', 'names', 'merchants', 'preview', 'history'] as const;
export type GameTab = (typeof gameTabs)[number];

/** The operator's rights at a merchant, or for null at every one. */
export interface GameRights {
  /** Change names and facts, and retire it. */
  change: boolean;
  availability: (merchant: string) => boolean;
  flags: (merchant: string) => boolean;
  maintenance: (merchant: string | null) => boolean;
}

export interface GameScreenProps {
  /** By its id. */
  game: string;
  /** Codes of the merchants that the operator sees. */
  merchants: readonly string[];
  rights: GameRights;
  tab: GameTab;
  onTab: (tab: GameTab) => void;
  /** The link to the list of games. */
  back: RenderElement;
}

/** One game: its facts everywhere, and its settings at each merchant. */
export function GameScreen({ game: id, merchants, rights, tab, onTab, back }: GameScreenProps) {
  const { t } = useLingui();
  const query = useOfficeQuery('getGame', { query: { game: id } });
  const page = query.data;
  const history = useHistoryTab({ kind: 'game', id });
  const tabs: TabItem<GameTab>[] = page
    ? [
        { key: 'facts', text: t`Facts`, content: <FactsTab page={page} mayChange={rights.change} /> },
        { key: 'names', text: t`Names`, content: <NamesTab page={page} mayChange={rights.change} /> },
        { key: 'merchants', text: t`Merchants`, content: <MerchantsTab page={page} rights={rights} /> },
        { key: 'preview', text: t`Preview`, content: <PreviewTab page={page} /> },
        ...(history ? [{ key: 'history' as const, text: t`History`, content: history }] : []),
      ]
    : [];
  return (
    <PlainPage
      wide
      title={page?.game.name ?? id}
      description={page && `${page.game.vendorName} · ${id}`}
      back={{ text: t`Games`, render: back }}
      aside={page && <GameState game={page.game} />}
      actions={page && <Actions page={page} merchants={merchants} rights={rights} />}
    >
      <ListState query={query} rows={page ? 1 : 0} empty={t`No such game`} emptyText={t`There is no game with this ID.`}>
        <Tabs
          label={t`About this game`}
          look="line"
          value={tabs.some(({ key }) => key === tab) ? tab : 'facts'}
          onValueChange={onTab}
          items={tabs}
        />
      </ListState>
    </PlainPage>
  );
}

type Page = components['schemas']['GamePage'];

/** Actions on the game as a whole. */
function Actions({ page, merchants, rights }: { page: Page; merchants: readonly string[]; rights: GameRights }) {
  const { t } = useLingui();
  const toasts = useToasts();
  const retire = useOfficeMutation('retireGame');
  const bringBack = useOfficeMutation('bringBackGame');
  const [asked, setAsked] = useState<'retire' | 'maintenance'>();
  const { id, name, retired } = page.game;
  const places = [null, ...merchants].filter(rights.maintenance);
  const isRetired = retired !== null;
  return (
    <Inline gap="3">
      {places.length > 0 && (
        <Button variant="secondary" onClick={() => setAsked('maintenance')}>
          <Trans>Put under maintenance</Trans>
        </Button>
      )}
      {rights.change && (
        <Button variant={isRetired ? 'secondary' : 'danger'} onClick={() => setAsked('retire')}>
          {isRetired ? <Trans>Bring back</Trans> : <Trans>Retire</Trans>}
        </Button>
      )}
      {asked === 'maintenance' && (
        <MaintenanceDialog subject={{ game: id, name }} places={places} place={places[0]!} onClose={() => setAsked(undefined)} />
      )}
      {asked === 'retire' && (
        <ReasonDialog
          open
          onClose={() => setAsked(undefined)}
          destructive={!isRetired}
          title={isRetired ? t`Bring ${name} back` : t`Retire ${name}`}
          label={t`Reason`}
          hint={
            isRetired
              ? t`It is back in every list where it was.`
              : t`It leaves every merchant’s lists. Its rounds and records stay, and it can be brought back.`
          }
          confirmText={isRetired ? t`Bring back` : t`Retire`}
          onConfirm={async (reason) => {
            await (isRetired ? bringBack : retire).mutateAsync({ body: { game: id, reason } });
            toasts.show({ mood: 'success', text: isRetired ? t`${name} is back.` : t`${name} is retired.` });
          }}
        />
      )}
    </Inline>
  );
}
