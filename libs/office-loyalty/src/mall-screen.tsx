import { Trans, useLingui } from '@lingui/react/macro';
import type { Currency } from '@parlour/domain';
import { useOfficeQuery } from '@parlour/office-api/queries';
import { Amount, Foreign, Grid, ListPage, ListState, type GridColumn } from '@parlour/office-ui';
import { Badge, Button } from '@parlour/ui';
import { useState } from 'react';
import { ItemDrawer } from './item-drawer.tsx';
import { NewItem } from './new-item.tsx';
import { kindWords, type MallItem } from './words.ts';

export interface MallScreenProps {
  /** One merchant's code, or all that the operator sees. */
  merchant: string | undefined;
  /** The currency of that merchant; undefined for all, and until it is known. */
  currency: Currency | undefined;
  /** The item that is open, by the address. */
  open: string | undefined;
  onOpen: (id: string | undefined) => void;
  mayChange: (merchant: string) => boolean;
}

/** The catalogue of the points mall. */
export function MallScreen({ merchant, currency, open, onOpen, mayChange }: MallScreenProps) {
  const { t, i18n } = useLingui();
  const items = useOfficeQuery('listMallItems', { query: { merchant } });
  const rows = items.data?.list ?? [];
  const [isNew, setNew] = useState(false);
  const opened = rows.find(({ id }) => id === open);
  const columns: GridColumn<MallItem>[] = [
    { id: 'code', header: t`Code`, width: 150, cell: ({ code }) => code },
    ...(merchant === undefined ? [{ id: 'merchant', header: t`Merchant`, width: 130, cell: (row: MallItem) => row.merchant }] : []),
    { id: 'title', header: t`Title`, width: 240, cell: ({ title }) => <Foreign text={title.EN ?? ''} /> },
    { id: 'kind', header: t`Kind`, width: 110, cell: ({ kind }) => i18n._(kindWords[kind]) },
    { id: 'state', header: t`State`, width: 90, cell: ({ on }) => <Badge mood={on ? 'win' : 'neutral'}>{on ? t`On` : t`Off`}</Badge> },
    { id: 'points', header: t`Points`, width: 100, align: 'end', cell: ({ points }) => i18n.number(points) },
    {
      id: 'amount',
      header: t`Amount`,
      width: 150,
      align: 'end',
      cell: ({ amount, currency }) => amount !== null && <Amount amount={amount} currency={currency} />,
    },
    { id: 'stock', header: t`Stock`, width: 100, align: 'end', cell: ({ stock }) => (stock === null ? t`No end` : i18n.number(stock)) },
    { id: 'level', header: t`From level`, width: 100, align: 'end', cell: ({ minLevel }) => i18n.number(minLevel) },
    { id: 'by', header: t`Decided by`, width: 130, cell: ({ byOperator }) => (byOperator ? t`An operator` : t`Itself`) },
  ];
  return (
    <ListPage
      title={t`Points mall`}
      count={items.data && rows.length}
      actions={
        merchant !== undefined &&
        currency !== undefined &&
        mayChange(merchant) && (
          <Button size="s" onClick={() => setNew(true)}>
            <Trans>New item</Trans>
          </Button>
        )
      }
    >
      <ListState
        query={items}
        rows={rows.length}
        empty={t`The mall is empty`}
        emptyText={
          merchant === undefined
            ? t`What members can exchange their points for appears here. Choose a merchant to add an item.`
            : t`What members can exchange their points for appears here.`
        }
      >
        <Grid
          id="mallItems"
          label={t`Points mall`}
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          openRow={opened?.id}
          onOpen={({ id }) => onOpen(id)}
        />
      </ListState>
      {isNew && merchant !== undefined && currency !== undefined && (
        <NewItem
          merchant={merchant}
          currency={currency}
          position={Math.max(0, ...rows.map((row) => row.position + 1))}
          onClose={() => setNew(false)}
          onDone={(id) => {
            setNew(false);
            onOpen(id);
          }}
        />
      )}
      {opened && (
        <ItemDrawer
          key={`${opened.id} ${opened.version}`}
          item={opened}
          mayChange={mayChange(opened.merchant)}
          onClose={() => onOpen(undefined)}
        />
      )}
    </ListPage>
  );
}
