import { Trans, useLingui } from '@lingui/react/macro';
import { useOfficeMutation, useOfficePages } from '@parlour/office-api/queries';
import { Facts, Filters, Foreign, Grid, ListState, Moment, SureDialog, useSettled, type GridColumn } from '@parlour/office-ui';
import { Badge, Button, DataTable, Drawer, Inline, SearchField, SectionHeader, Select, Stack, useToasts } from '@parlour/ui';
import { useState } from 'react';
import type { AgentsFilters } from './agents-screen.tsx';
import { tiersText } from './tiers-text.ts';
import {
  contractKinds,
  contractStates,
  contractStateWords,
  kindWords,
  termWords,
  tierFields,
  tierWords,
  type AffiliateTerms,
  type Contract,
} from './words.ts';

interface ContractsProps {
  merchant: string | undefined;
  filters: AgentsFilters;
  onFilter: (change: AgentsFilters) => void;
  open: string | undefined;
  onOpen: (id: string | undefined) => void;
  mayRun: (merchant: string) => boolean;
}

/** Contracts of agents, latest first. */
export function Contracts({ merchant, filters, onFilter, open, onOpen, mayRun }: ContractsProps) {
  const { t, i18n } = useLingui();
  const { member } = filters;
  const kind = contractKinds.find((each) => each === filters.kind);
  const state = contractStates.find((each) => each === filters.state);
  const contracts = useOfficePages('listAgentContracts', { merchant, member, kind, state });
  const [typed, setTyped] = useState(member ?? '');
  useSettled(typed.trim(), member ?? '', (next) => onFilter({ member: next || undefined }));
  const { rows } = contracts;
  const opened = rows.find(({ contractId }) => contractId === open);
  const isFiltered = [kind, member, state].some((each) => each !== undefined);
  const columns: GridColumn<Contract>[] = [
    { id: 'member', header: t`Agent`, width: 160, cell: (row) => <Foreign text={row.member} /> },
    { id: 'payer', header: t`Paid by`, width: 160, cell: ({ payer }) => (payer === null ? t`The platform` : <Foreign text={payer} />) },
    { id: 'kind', header: t`Kind`, width: 160, cell: (row) => i18n._(kindWords[row.kind]) },
    ...(merchant === undefined ? [{ id: 'merchant', header: t`Merchant`, width: 130, cell: (row: Contract) => row.merchant }] : []),
    { id: 'tiers', header: t`Tiers`, width: 220, cell: ({ tiers }) => tiersText(i18n, tiers) },
    { id: 'from', header: t`In force from`, width: 190, cell: ({ from }) => from !== null && <Moment at={from} /> },
    { id: 'state', header: t`State`, width: 150, cell: (row) => <ContractState state={row.state} /> },
  ];
  return (
    <Stack gap="4">
      <Filters>
        <SearchField label={t`Agent`} placeholder={t`Agent`} clearText={t`Clear`} value={typed} onValueChange={setTyped} />
        <Select
          label={t`Kind`}
          hideLabel
          value={kind ?? ''}
          onChange={({ target }) => onFilter({ kind: target.value || undefined })}
          options={[{ value: '', text: t`Every kind` }, ...contractKinds.map((value) => ({ value, text: i18n._(kindWords[value]) }))]}
        />
        <Select
          label={t`State`}
          hideLabel
          value={state ?? ''}
          onChange={({ target }) => onFilter({ state: target.value || undefined })}
          options={[
            { value: '', text: t`Every state` },
            ...contractStates.map((value) => ({ value, text: i18n._(contractStateWords[value].text) })),
          ]}
        />
      </Filters>
      <ListState
        query={contracts.query}
        rows={rows.length}
        empty={t`No contracts yet`}
        emptyText={t`What uplines and the platform offer their downlines appears here.`}
        onClear={
          isFiltered
            ? () => {
                setTyped('');
                onFilter({ kind: undefined, member: undefined, state: undefined });
              }
            : undefined
        }
      >
        <Grid
          id="agentContracts"
          label={t`Contracts`}
          columns={columns}
          rows={rows}
          onEndNear={contracts.hasMore ? contracts.more : undefined}
          rowId={({ contractId }) => contractId}
          openRow={opened?.contractId}
          onOpen={({ contractId }) => onOpen(contractId)}
        />
      </ListState>
      {opened && <ContractDrawer key={open} contract={opened} mayEnd={mayRun(opened.merchant)} onClose={() => onOpen(undefined)} />}
    </Stack>
  );
}

function ContractState({ state }: { state: Contract['state'] }) {
  const { i18n } = useLingui();
  const { mood, text } = contractStateWords[state];
  return <Badge mood={mood}>{i18n._(text)}</Badge>;
}

function ContractDrawer({ contract, mayEnd, onClose }: { contract: Contract; mayEnd: boolean; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const toasts = useToasts();
  const end = useOfficeMutation('endAgentContract');
  const [asks, setAsks] = useState<'end' | 'keep'>();
  const { contractId, merchant, member, payer, kind, tiers, terms, state, from, to, version, offeredAt } = contract;
  const isInForce = (state === 'active' || state === 'ending') && to === null;
  return (
    <>
      <Drawer open onOpenChange={(next) => !next && onClose()} title={`${i18n._(kindWords[kind])} · ${member}`} closeText={t`Close`}>
        <Stack gap="5">
          <Facts
            entries={[
              { key: 'merchant', label: t`Merchant`, value: merchant },
              { key: 'payer', label: t`Paid by`, value: payer === null ? t`The platform` : <Foreign text={payer} /> },
              { key: 'state', label: t`State`, value: <ContractState state={state} /> },
              { key: 'version', label: t`Version`, value: i18n.number(version) },
              { key: 'offered', label: t`Offered`, value: <Moment at={offeredAt} /> },
              ...(from === null ? [] : [{ key: 'from', label: t`In force from`, value: <Moment at={from} /> }]),
              ...(to === null ? [] : [{ key: 'to', label: t`In force until`, value: <Moment at={to} /> }]),
            ]}
          />
          <TierTable tiers={tiers} />
          {terms && <Terms terms={terms} />}
          {mayEnd && isInForce && (
            <Inline gap="3">
              <Button size="s" variant="danger" onClick={() => setAsks('end')}>
                <Trans>End the contract</Trans>
              </Button>
              {state === 'ending' && (
                <Button size="s" variant="secondary" onClick={() => setAsks('keep')}>
                  <Trans>Keep the contract</Trans>
                </Button>
              )}
            </Inline>
          )}
        </Stack>
      </Drawer>
      <SureDialog
        open={asks === 'end'}
        onClose={() => setAsks(undefined)}
        destructive
        title={t`End the contract of ${member}?`}
        confirmText={t`End the contract`}
        onConfirm={async () => {
          await end.mutateAsync({ body: { contract: contractId, merchant } });
          toasts.show({ mood: 'success', text: t`It ends with the running period.` });
        }}
      >
        <Trans>It ends with the running period, whose bill is still made, and so does every contract below that it carries.</Trans>
      </SureDialog>
      <SureDialog
        open={asks === 'keep'}
        onClose={() => setAsks(undefined)}
        title={t`Keep the contract of ${member}?`}
        confirmText={t`Keep the contract`}
        onConfirm={async () => {
          await end.mutateAsync({ body: { contract: contractId, keep: true, merchant } });
          toasts.show({ mood: 'success', text: t`It stays in force.` });
        }}
      >
        <Trans>The request to end it is turned down. Either side may ask again.</Trans>
      </SureDialog>
    </>
  );
}

function Terms({
  terms: { platformFee = '0', paymentFee = '0', introducerRate = '0', minActive = 0, negativeCarry = true },
}: {
  terms: AffiliateTerms;
}) {
  const { t, i18n } = useLingui();
  return (
    <Facts
      entries={[
        { key: 'platformFee', label: i18n._(termWords.platformFee), value: `${platformFee} %` },
        { key: 'paymentFee', label: i18n._(termWords.paymentFee), value: `${paymentFee} %` },
        { key: 'introducerRate', label: i18n._(termWords.introducerRate), value: `${introducerRate} %` },
        { key: 'minActive', label: i18n._(termWords.minActive), value: i18n.number(minActive) },
        { key: 'negativeCarry', label: i18n._(termWords.negativeCarry), value: negativeCarry ? t`Yes` : t`No` },
      ]}
    />
  );
}

function TierTable({ tiers }: Pick<Contract, 'tiers'>) {
  const { t, i18n } = useLingui();
  // A kind has only some of them.
  const shown = tierFields.filter((field) => tiers.some((tier) => tier[field] !== undefined));
  return (
    <Stack gap="3">
      <SectionHeader title={t`Tiers`} />
      <DataTable
        caption={t`Tiers`}
        rows={tiers.map((tier, index) => ({ tier, number: index + 1 }))}
        rowKey={({ number }) => String(number)}
        columns={[
          { key: 'number', header: t`Tier`, card: 'lead', cell: ({ number }) => i18n.number(number) },
          ...shown.map((field) => ({
            key: field,
            header: i18n._(tierWords[field]),
            align: 'end' as const,
            cell: ({ tier }: { tier: Contract['tiers'][number] }) => {
              const value = tier[field];
              return value === undefined ? '' : field.toLowerCase().endsWith('rate') ? `${value} %` : String(value);
            },
          })),
        ]}
      />
    </Stack>
  );
}
