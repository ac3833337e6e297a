import { Trans, useLingui } from '@lingui/react/macro';
import { useOfficeQuery, useWaiting } from '@parlour/office-api/queries';
import { Foreign, Grid, type GridColumn, ListPage, ListState, Moment, Sums, WaitingBadge } from '@parlour/office-ui';
import { Badge, Button, Inline, Select } from '@parlour/ui';
import { useState } from 'react';
import { NewPromotion } from './new-promotion.tsx';
import { decisions, kindWords, stateWords, type PromotionRow } from './words.ts';

export interface PromotionsScreenProps {
  /** One merchant's code, or all that the operator sees. */
  merchant: string | undefined;
  /** The currency of that merchant. */
  currency: string;
  state: string | undefined;
  onFilter: (change: { state?: string | undefined }) => void;
  onOpen: (merchant: string, code: string) => void;
  mayEdit: boolean;
}

const states = Object.keys(stateWords) as PromotionRow['state'][];

/** Promotions with their budgets, and what they have cost. */
export function PromotionsScreen({ merchant, currency, state, onFilter, onOpen, mayEdit }: PromotionsScreenProps) {
  const { t, i18n } = useLingui();
  const [isNew, setNew] = useState(false);
  const chosen = states.find((each) => each === state);
  const promotions = useOfficeQuery('listOfficePromotions', { query: { merchant } });
  const waits = useWaiting('promotion', decisions);
  const rows = (promotions.data?.list ?? []).filter((row) => chosen === undefined || row.state === chosen);
  const columns: GridColumn<PromotionRow>[] = [
    { id: 'code', header: t`Code`, width: 170, cell: ({ code }) => code },
    ...(merchant === undefined ? [{ id: 'merchant', header: t`Merchant`, width: 120, cell: (row: PromotionRow) => row.merchant }] : []),
    { id: 'title', header: t`Title`, width: 260, cell: ({ title }) => <Foreign text={title} /> },
    { id: 'kind', header: t`Kind`, width: 190, cell: ({ kind }) => (kindWords[kind] ? i18n._(kindWords[kind]) : kind) },
    {
      id: 'state',
      header: t`State`,
      width: 190,
      cell: (row) => (
        <Inline gap="2">
          <Badge mood={stateWords[row.state].mood}>{i18n._(stateWords[row.state].text)}</Badge>
          {waits(`${row.merchant}/${row.code}`) && <WaitingBadge />}
          {row.hasDraft && row.state !== 'draft' && (
            <Badge mood="accent">
              <Trans>Draft</Trans>
            </Badge>
          )}
        </Inline>
      ),
    },
    { id: 'budget', header: t`Budget left`, width: 170, align: 'end', cell: ({ budget }) => <Sums of={[budget]} /> },
    { id: 'given', header: t`Given`, width: 150, align: 'end', cell: ({ given }) => <Sums of={[given]} /> },
    { id: 'returned', header: t`Went back`, width: 150, align: 'end', cell: ({ returned }) => <Sums of={[returned]} /> },
    { id: 'claims', header: t`Claims`, width: 90, align: 'end', cell: ({ claims }) => i18n.number(claims) },
    { id: 'to', header: t`Ends`, width: 190, cell: ({ to }) => (to === null ? null : <Moment at={to} />) },
  ];
  return (
    <ListPage
      title={t`Promotions`}
      count={promotions.data && rows.length}
      actions={
        mayEdit &&
        merchant !== undefined && (
          <Button size="s" onClick={() => setNew(true)}>
            <Trans>New promotion</Trans>
          </Button>
        )
      }
      filters={
        <Select
          label={t`State`}
          hideLabel
          value={chosen ?? ''}
          onChange={({ target }) => onFilter({ state: target.value || undefined })}
          options={[{ value: '', text: t`Every state` }, ...states.map((value) => ({ value, text: i18n._(stateWords[value].text) }))]}
        />
      }
    >
      <ListState
        query={promotions}
        rows={rows.length}
        empty={t`No promotions`}
        emptyText={t`Choose one merchant to write a promotion.`}
        onClear={chosen ? () => onFilter({ state: undefined }) : undefined}
      >
        <Grid
          id="promotions"
          label={t`Promotions`}
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          onOpen={(row) => onOpen(row.merchant, row.code)}
        />
      </ListState>
      {isNew && merchant !== undefined && (
        <NewPromotion merchant={merchant} currency={currency} onClose={() => setNew(false)} onDone={(code) => onOpen(merchant, code)} />
      )}
    </ListPage>
  );
}
