import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { components } from '@parlour/office-api/contract';
import { useOfficeMutation, useOfficePages } from '@parlour/office-api/queries';
import { Facts, Foreign, Grid, ListPage, ListState, Moment, ReasonDialog, type GridColumn } from '@parlour/office-ui';
import { Badge, Button, Drawer, Inline, Select, Stack, useToasts } from '@parlour/ui';
import { useState } from 'react';
import type { OrdersScreenProps } from './orders-screen.tsx';

type Review = components['schemas']['ReferralReview'];

export type ReferralsScreenProps = OrdersScreenProps;

const statusWords = {
  applying: { text: msg`Waiting`, mood: 'accent' },
  approved: { text: msg`Approved`, mood: 'win' },
  rejected: { text: msg`Rejected`, mood: 'danger' },
} as const satisfies Record<Review['status'], { text: MessageDescriptor; mood: 'accent' | 'win' | 'danger' }>;
const statuses = Object.keys(statusWords) as Review['status'][];

const signalWords = {
  device: msg`The same browser`,
  payee: msg`Paid out to the same account`,
  contact: msg`E-mail addresses of the same mailbox`,
} as const satisfies Record<Review['signals'][number], MessageDescriptor>;

/** Invitations where both sides look like the same person: an operator decides whether the inviter is paid. */
export function ReferralsScreen({ merchant, open, onOpen, status, onFilter, mayDecide }: ReferralsScreenProps) {
  const { t, i18n } = useLingui();
  const chosen = statuses.find((each) => each === status);
  const reviews = useOfficePages('listReferralReviews', { merchant, status: chosen });
  const { rows } = reviews;
  const opened = rows.find(({ id }) => id === open);
  const columns: GridColumn<Review>[] = [
    { id: 'at', header: t`Claimed`, width: 190, cell: ({ askedAt }) => <Moment at={askedAt} /> },
    ...(merchant === undefined ? [{ id: 'merchant', header: t`Merchant`, width: 130, cell: (row: Review) => row.merchant }] : []),
    { id: 'inviter', header: t`Inviter`, width: 150, cell: ({ inviter }) => <Foreign text={inviter} /> },
    { id: 'invited', header: t`Invited member`, width: 150, cell: ({ invited }) => <Foreign text={invited} /> },
    { id: 'signals', header: t`In common`, width: 260, cell: ({ signals }) => signals.map((each) => i18n._(signalWords[each])).join(', ') },
    {
      id: 'status',
      header: t`Status`,
      width: 130,
      cell: (row) => <Badge mood={statusWords[row.status].mood}>{i18n._(statusWords[row.status].text)}</Badge>,
    },
  ];
  return (
    <ListPage
      title={t`Invitations`}
      count={reviews.about}
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
        query={reviews.query}
        rows={rows.length}
        empty={t`Nothing to check`}
        emptyText={t`Rewards for invitations are paid automatically. Those where both sides look like the same person wait here.`}
        onClear={chosen ? () => onFilter({ status: undefined }) : undefined}
      >
        <Grid
          id="referralReviews"
          label={t`Invitations`}
          columns={columns}
          rows={rows}
          onEndNear={reviews.hasMore ? reviews.more : undefined}
          rowId={({ id }) => id}
          openRow={opened?.id}
          onOpen={({ id }) => onOpen(id)}
        />
      </ListState>
      {opened && <ReviewDrawer key={opened.id} review={opened} mayDecide={mayDecide(opened.merchant)} onClose={() => onOpen(undefined)} />}
    </ListPage>
  );
}

function ReviewDrawer({ review, mayDecide, onClose }: { review: Review; mayDecide: boolean; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const toasts = useToasts();
  const decide = useOfficeMutation('decideReferralReview');
  const [asks, setAsks] = useState<'approve' | 'reject'>();
  const { merchant, id, status } = review;
  return (
    <>
      <Drawer open onOpenChange={(next) => !next && onClose()} title={t`Invitation`} closeText={t`Close`}>
        <Stack gap="5">
          <Facts
            entries={[
              { key: 'inviter', label: t`Inviter`, value: <Foreign text={review.inviter} /> },
              { key: 'invited', label: t`Invited member`, value: <Foreign text={review.invited} /> },
              { key: 'registered', label: t`Registered`, value: <Moment at={review.registeredAt} /> },
              { key: 'signals', label: t`In common`, value: review.signals.map((each) => i18n._(signalWords[each])).join(', ') },
              { key: 'status', label: t`Status`, value: i18n._(statusWords[status].text) },
              { key: 'by', label: t`Decided by`, value: <Foreign text={review.by ?? ''} /> },
              { key: 'reason', label: t`Reason`, value: <Foreign text={review.reason ?? ''} /> },
            ]}
          />
          {status === 'applying' && mayDecide && (
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
          title={asks === 'approve' ? t`Pay this invitation` : t`Reject this invitation`}
          label={t`Reason`}
          hint={asks === 'approve' ? t`For the audit log. The inviter is paid at once.` : t`The inviter reads it.`}
          confirmText={asks === 'approve' ? t`Approve` : t`Reject`}
          onConfirm={async (reason) => {
            await decide.mutateAsync({ body: { merchant, review: id, approve: asks === 'approve', reason } });
            toasts.show({ mood: 'success', text: asks === 'approve' ? t`Approved.` : t`Rejected.` });
          }}
        />
      )}
    </>
  );
}
