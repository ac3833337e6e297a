import { Trans, useLingui } from '@lingui/react/macro';
import type { Currency } from '@parlour/domain';
import type { PackSettings } from '@parlour/domain/lottery';
import type { components } from '@parlour/office-api/contract';
import { useOfficeQuery, useWaiting } from '@parlour/office-api/queries';
import { AmountRange, ListState, MadeBy, MadeFor, Moment, PlainPage, useHistoryTab, useUnsaved, WaitingBadge } from '@parlour/office-ui';
import { Badge, Button, DataTable, Inline, Stack, Tabs, Text, type Column, type RenderElement, type TabItem } from '@parlour/ui';
import { useMemo, useState } from 'react';
import { ExposureStep } from '../exposure-step.tsx';
import { useGameName } from '../game-names.ts';
import { Named } from '../named.tsx';
import { oddsText, useOddsKeyName } from '../odds-text.ts';
import { usePackName } from '../pack-name.ts';
import { useTypeName } from '../type-name.ts';
import { DraftBar } from './draft-bar.tsx';
import { draftOf, typeBy, shippedPack } from './draft.ts';
import { PackForm } from './pack-form.tsx';
import { TypeDrawer } from './type-drawer.tsx';

type Page = components['schemas']['OfficeLotteryPackPage'];
type Version = components['schemas']['LotteryVersion'];
type Type = Page['types'][number];

export interface OddsScreenProps {
  merchant: string;
  /** The rule pack by its id. */
  pack: string;
  mayChange: boolean;
  /** The link to the list of packs. */
  back: RenderElement;
}

/** What a merchant offers of one rule pack: odds, cost units, limits and steps, each beside its return. */
export function OddsScreen({ merchant, pack, mayChange, back }: OddsScreenProps) {
  const { t } = useLingui();
  const query = useOfficeQuery('getLotteryPack', { query: { merchant, pack } });
  const waits = useWaiting('pack')(`${merchant}/${pack}`);
  const page = query.data;
  const gameName = useGameName();
  const packName = usePackName()(pack);
  return (
    <PlainPage
      wide
      title={t`Odds of ${packName}`}
      description={page && `${merchant} · ${page.pack.games.map(gameName).join(', ')}`}
      back={{ text: t`Lottery odds`, render: back }}
      aside={waits && <WaitingBadge />}
    >
      <ListState query={query} rows={page ? 1 : 0} empty={t`No such rule pack`} emptyText={t`The merchant has no rule pack with this ID.`}>
        {page && <Editor key={page.pack.last.version} page={page} mayChange={mayChange} />}
      </ListState>
    </PlainPage>
  );
}

function Editor({ page, mayChange }: { page: Page; mayChange: boolean }) {
  const { t, i18n } = useLingui();
  const shipped = shippedPack(page.pack.pack);
  const nameOf = useTypeName(page.pack.pack);
  const keyName = useOddsKeyName(page.pack.pack);
  const before = page.settings as PackSettings;
  const currency = page.pack.currency as Currency;
  const [draft, setDraft] = useState<PackSettings>(before);
  const [tab, setTab] = useState<'types' | 'pack' | 'versions' | 'history'>('types');
  const [open, setOpen] = useState<string>();
  const history = useHistoryTab({ kind: 'pack', id: page.pack.id });
  const changes = useMemo(() => shipped && draftOf(shipped, before, draft, currency), [shipped, before, draft, currency]);
  useUnsaved((changes?.differences.length ?? 0) > 0);
  if (!shipped || !changes) return null;
  const changed = new Set(changes.differences.map(({ path }) => path));
  // Computed by the gateway, and here for unsaved changes.
  const returnOf = ({ type, lowestRtp, highestRtp }: Type): string => {
    const own = changes.differences.find(({ path }) => path === `types.${type}`)?.rtp;
    return own ? own[1] : lowestRtp === highestRtp ? highestRtp : `${lowestRtp}–${highestRtp}`;
  };
  const columns: Column<Type>[] = [
    {
      key: 'type',
      header: t`Bet type`,
      card: 'lead',
      unbroken: true,
      cell: ({ type }) => (
        <Inline gap="2">
          <Named name={nameOf(type)} code={type} />
          {draft.types?.[type]?.off && <Badge mood="neutral">{t`Off`}</Badge>}
          {changed.has(`types.${type}`) && <Badge mood="accent">{t`Changed`}</Badge>}
        </Inline>
      ),
    },
    { key: 'odds', header: t`Odds`, cell: ({ type }) => oddsText(typeBy(shipped, draft, type).odds, (key) => keyName(type, key)) },
    { key: 'cost', header: t`Cost units`, align: 'end', cell: ({ type }) => i18n.number(typeBy(shipped, draft, type).costUnits) },
    { key: 'rtp', header: t`RTP`, align: 'end', unbroken: true, cell: (row) => `${returnOf(row)} %` },
    {
      key: 'unit',
      header: t`Unit`,
      align: 'end',
      unbroken: true,
      cell: ({ type }) => {
        const { minUnit, maxUnit } = typeBy(shipped, draft, type).limits;
        return <AmountRange from={minUnit} to={maxUnit} currency={currency} />;
      },
    },
    {
      key: 'steps',
      header: t`Exposure steps`,
      align: 'end',
      unbroken: true,
      cell: ({ type }) => {
        const { steps } = typeBy(shipped, draft, type).exposure;
        if (steps.length === 0) return null;
        return steps.map((step) => (
          <div key={step.from}>
            <ExposureStep step={step} currency={currency} />
          </div>
        ));
      },
    },
    {
      key: 'open',
      header: t`Change`,
      card: 'action',
      cell: ({ type: id }) => {
        const type = nameOf(id);
        return mayChange ? (
          <Button size="s" variant="secondary" aria-label={t`Change ${type}`} onClick={() => setOpen(id)}>
            <Trans>Change</Trans>
          </Button>
        ) : null;
      },
    },
  ];
  const tabs: TabItem<typeof tab>[] = [
    {
      key: 'types',
      text: t`Bet types`,
      content: <DataTable caption={t`Bet types`} columns={columns} rows={page.types} rowKey={({ type }) => type} />,
    },
    {
      key: 'pack',
      text: t`Whole pack`,
      content: <PackForm pack={shipped} currency={currency} settings={draft} mayChange={mayChange} onKept={setDraft} />,
    },
    { key: 'versions', text: t`Versions`, content: <Versions of={page.versions} /> },
    ...(history ? [{ key: 'history' as const, text: t`History`, content: history }] : []),
  ];
  return (
    <Stack gap="4">
      {!mayChange && (
        <Text tone="muted">
          <Trans>Your roles show odds and don’t change them. An owner can.</Trans>
        </Text>
      )}
      <Tabs label={t`About these odds`} look="line" value={tab} onValueChange={setTab} items={tabs} />
      {changes.differences.length > 0 && <DraftBar page={page} draft={draft} changes={changes} onGiveUp={() => setDraft(before)} />}
      {open !== undefined && (
        <TypeDrawer
          key={open}
          pack={shipped}
          currency={currency}
          type={open}
          settings={draft}
          onKept={(next) => {
            setDraft(next);
            setOpen(undefined);
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Stack>
  );
}

function Versions({ of }: { of: readonly Version[] }) {
  const { t } = useLingui();
  const columns: Column<Version>[] = [
    { key: 'version', header: t`Version`, card: 'lead', cell: ({ version }) => String(version) },
    { key: 'at', header: t`Time`, unbroken: true, cell: ({ at }) => <Moment at={at} /> },
    { key: 'by', header: t`By`, cell: ({ by }) => <MadeBy by={by} /> },
    { key: 'reason', header: t`Reason`, cell: ({ by, reason }) => <MadeFor by={by} reason={reason} /> },
  ];
  return <DataTable caption={t`Versions`} columns={columns} rows={of} rowKey={({ version }) => String(version)} />;
}
