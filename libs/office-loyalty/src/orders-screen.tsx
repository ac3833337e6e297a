import { Trans, useLingui } from '@lingui/react/macro';
import { useOfficeMutation, useOfficePages } from '@parlour/office-api/queries';
import { Facts, Foreign, Grid, ListPage, ListState, Moment, ReasonDialog, type GridColumn } from '@parlour/office-ui';
import { Badge, Button, Drawer, Inline, Select, Stack, useToasts } from '@parlour/ui';
import { useState } from 'react';
import { kindWords, statusWords, type RedeemOrder } from './words.ts';

export interface OrdersScreenProps {
  /** One merchant's code, or all that the operator sees. */
  merchant: string | undefined;
  /** The order that is open, by the address. */
  open: string | undefined;
  onOpen: (id: string | undefined) => void;
  status: string | undefined;
  onFilter: (change: { status?: string | undefined }) => void;
  mayDecide: (merchant: string) => boolean;
}

const statuses = Object.keys(statusWords) as RedeemOrder['status'][];

/** Orders of the points mall, those in process first. */
export function OrdersScreen({ merchant, open, onOpen, status, onFilter, mayDecide }: OrdersScreenProps) {
  const { t, i18n } = useLingui();
  const chosen = statuses.find((each) => each === status);
  const orders = useOfficePages('listRedeemOrders', { merchant, status: chosen });
  const { rows } = orders;
  const opened = rows.find(({ id }) => id === open);
  const columns: GridColumn<RedeemOrder>[] = [
    { id: 'at', header: t`Applied`, width: 190, cell: ({ appliedAt }) => <Moment at={appliedAt} /> },
    ...(merchant === undefined ? [{ id: 'merchant', header: t`Merchant`, width: 130, cell: (row: RedeemOrder) => row.merchant }] : []),
    { id: 'member', header: t`Member`, width: 150, cell: ({ member }) => <Foreign text={member} /> },
    { id: 'item', header: t`Item`, width: 230, cell: ({ title }) => <Foreign text={title} /> },
    { id: 'kind', header: t`Kind`, width: 110, cell: ({ kind }) => i18n._(kindWords[kind]) },
    { id: 'quantity', header: t`Quantity`, width: 100, align: 'end', cell: ({ quantity }) => i18n.number(quantity) },
    { id: 'points', header: t`Points`, width: 110, align: 'end', cell: ({ points }) => i18n.number(points) },
    {
      id: 'status',
      header: t`Status`,
      width: 130,
      cell: (row) => <Badge mood={statusWords[row.status].mood}>{i18n._(statusWords[row.status].text)}</Badge>,
    },
  ];
  return (
    <ListPage
      title={t`Redeem orders`}
      count={orders.about}
      filters={
        <Select
          label={t`Status`}
          hideLabel
          value={chosen ?? ''}
          onChange={({ target }) => onFilter({ status: target.value || undefined })}
          options={[{ value: '', text: t`Every status` }, ...statuses.map((value) => ({ value, text: i18n._(statusWords[value].text) }))]}
        />
      }
    >
      <ListState
        query={orders.query}
        rows={rows.length}
        empty={t`No orders`}
        emptyText={t`Orders of the points mall appear here; those in process are at the top.`}
        onClear={chosen ? () => onFilter({ status: undefined }) : undefined}
      >
        <Grid
          id="redeemOrders"
          label={t`Redeem orders`}
          columns={columns}
          rows={rows}
          onEndNear={orders.hasMore ? orders.more : undefined}
          rowId={({ id }) => id}
          openRow={opened?.id}
          onOpen={({ id }) => onOpen(id)}
        />
      </ListState>
      {opened && <OrderDrawer key={opened.id} order={opened} mayDecide={mayDecide(opened.merchant)} onClose={() => onOpen(undefined)} />}
    </ListPage>
  );
}

function OrderDrawer({ order, mayDecide, onClose }: { order: RedeemOrder; mayDecide: boolean; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const toasts = useToasts();
  const decide = useOfficeMutation('decideRedeemOrder');
  const [asks, setAsks] = useState<'approve' | 'reject'>();
  const [address, setAddress] = useState<string | null>(null);
  const { merchant, id, title, status } = order;
  return (
    <>
      <Drawer open onOpenChange={(next) => !next && onClose()} title={title} closeText={t`Close`}>
        <Stack gap="5">
          <Facts
            entries={[
              { key: 'member', label: t`Member`, value: <Foreign text={order.member} /> },
              { key: 'status', label: t`Status`, value: i18n._(statusWords[status].text) },
              { key: 'quantity', label: t`Quantity`, value: i18n.number(order.quantity) },
              { key: 'points', label: t`Points`, value: i18n.number(order.points) },
              { key: 'by', label: t`Decided by`, value: <Foreign text={order.by ?? ''} /> },
              { key: 'remark', label: t`Remark`, value: <Foreign text={order.remark} /> },
              ...(address === null ? [] : [{ key: 'address', label: t`Send it to`, value: <Foreign text={address} /> }]),
            ]}
          />
          {status === 'inProcess' && mayDecide && (
            <Inline gap="3">
              <Button size="s" onClick={() => setAsks('approve')}>
                <Trans>Approve</Trans>
              </Button>
              <Button size="s" variant="secondary" onClick={() => setAsks('reject')}>
                <Trans>Reject</Trans>
              </Button>
            </Inline>
          )}
        </Stack>
      </Drawer>
      {asks && (
        <ReasonDialog
          open
          onClose={() => setAsks(undefined)}
          destructive={asks === 'reject'}
          title={asks === 'approve' ? t`Approve this order` : t`Reject this order`}
          label={asks === 'approve' ? t`What comes with it` : t`Reason`}
          hint={
            asks === 'approve' ? t`The member reads it, such as the code of a coupon.` : t`The member reads it, and has the points again.`
          }
          confirmText={asks === 'approve' ? t`Approve` : t`Reject`}
          onConfirm={async (reason) => {
            const answer = await decide.mutateAsync({ body: { merchant, order: id, approve: asks === 'approve', reason } });
            setAddress(answer.address);
            toasts.show({ mood: 'success', text: asks === 'approve' ? t`Approved.` : t`Rejected.` });
          }}
        />
      )}
    </>
  );
}
