import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { components } from '@parlour/office-api/contract';
import { useOfficeMutation, useOfficePages } from '@parlour/office-api/queries';
import { Amount, Foreign, Moment, ReasonDialog, type GridColumn } from '@parlour/office-ui';
import { Badge, Button, Text, useToasts, type BadgeProps } from '@parlour/ui';
import { useState, type ReactNode } from 'react';
import type { MemberListProps } from './member-lists.tsx';
import { PagedGrid } from './paged-grid.tsx';

type Bonus = components['schemas']['MemberBonus'];
type PointsMovement = components['schemas']['PointsMovement'];

const bonusStatuses: Record<Bonus['status'], { text: MessageDescriptor; mood: BadgeProps['mood'] }> = {
  waiting: { text: msg`Waiting for its turn`, mood: 'neutral' },
  active: { text: msg`Active`, mood: 'accent' },
  closing: { text: msg`Closing with its open rounds`, mood: 'accent' },
  converted: { text: msg`Converted`, mood: 'win' },
  expired: { text: msg`Expired`, mood: 'neutral' },
  forfeited: { text: msg`Forfeited`, mood: 'warning' },
  usedUp: { text: msg`Used up`, mood: 'neutral' },
};

/** Bonus money that a member was given, latest first, with what is left of it and what must still be staked; above it, how to give more. */
export function BonusesTab({ member, mayForfeit, giving }: MemberListProps & { mayForfeit: boolean; giving?: ReactNode }) {
  const { t, i18n } = useLingui();
  const [ending, setEnding] = useState<Bonus>();
  const pages = useOfficePages('listMemberBonuses', { member });
  const amount = (id: 'amount' | 'balance' | 'wagered' | 'required' | 'converted' | 'returned', header: string): GridColumn<Bonus> => ({
    id,
    header,
    width: 150,
    align: 'end',
    cell: (row) => <Amount amount={row[id]} currency={row.currency} />,
  });
  const columns: GridColumn<Bonus>[] = [
    { id: 'promotion', header: t`Promotion`, width: 180, cell: ({ promotion }) => promotion },
    {
      id: 'status',
      header: t`Status`,
      width: 210,
      cell: ({ status }) => <Badge mood={bonusStatuses[status].mood}>{i18n._(bonusStatuses[status].text)}</Badge>,
    },
    ...(mayForfeit
      ? [
          {
            id: 'actions',
            header: t`Action`,
            width: 130,
            cell: (bonus: Bonus) =>
              bonus.ended === null && (
                <Button size="s" variant="ghost" onClick={() => setEnding(bonus)}>
                  <Trans>End it</Trans>
                </Button>
              ),
          },
        ]
      : []),
    amount('amount', t`Given`),
    amount('balance', t`Left`),
    amount('wagered', t`Staked so far`),
    amount('required', t`To be staked`),
    { id: 'openRounds', header: t`Open rounds`, width: 110, align: 'end', cell: ({ openRounds }) => i18n.number(openRounds) },
    { id: 'granted', header: t`Granted`, width: 190, cell: ({ granted }) => <Moment at={granted} /> },
    { id: 'expires', header: t`Expires`, width: 190, cell: ({ expires }) => expires !== null && <Moment at={expires} /> },
    { id: 'ended', header: t`Ended`, width: 190, cell: ({ ended }) => ended !== null && <Moment at={ended} /> },
    amount('converted', t`Became cash`),
    amount('returned', t`Went back`),
    { id: 'book', header: t`Money`, width: 130, cell: ({ book }) => (book === 'play' ? t`Play money` : t`Real money`) },
    { id: 'id', header: t`Id`, width: 320, cell: ({ id }) => id },
  ];
  return (
    <>
      {giving}
      <PagedGrid id="member-bonuses" label={t`Bonuses`} pages={pages} columns={columns} rowId={({ id }) => id} empty={t`No bonuses yet`} />
      {ending && <ForfeitDialog bonus={ending} onClose={() => setEnding(undefined)} />}
    </>
  );
}

/** Ends a bonus for a reason; a large one is proposed. */
function ForfeitDialog({ bonus: { id, promotion, balance, currency }, onClose }: { bonus: Bonus; onClose: () => void }) {
  const { t } = useLingui();
  const toasts = useToasts();
  const forfeit = useOfficeMutation('forfeitMemberBonus');
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={t`End the bonus ${promotion}?`}
      label={t`Why?`}
      hint={t`It cannot be given back. A large amount takes a second operator. Your reason is kept in the audit log.`}
      confirmText={t`End the bonus`}
      onConfirm={async (reason) => {
        const answer = await forfeit.mutateAsync({ body: { id, reason } });
        toasts.show({ mood: 'success', text: 'approval' in answer ? t`Proposed. Another operator decides.` : t`The bonus has ended.` });
      }}
    >
      <Text>
        <Trans>
          The member loses <Amount amount={balance} currency={currency} /> and the promotion gets it back.
        </Trans>
      </Text>
    </ReasonDialog>
  );
}

const pointsKinds: Record<PointsMovement['kind'], MessageDescriptor> = {
  pointsEarned: msg`Earned`,
  pointsConverted: msg`Converted to money`,
  pointsHeld: msg`Redeemed`,
  pointsGivenBack: msg`Order rejected`,
};

/** The movements of a member’s points, latest first, with the points after each. */
export function PointsTab({ member }: MemberListProps) {
  const { t, i18n } = useLingui();
  const pages = useOfficePages('listMemberPoints', { member });
  const columns: GridColumn<PointsMovement>[] = [
    { id: 'at', header: t`Time`, width: 215, cell: ({ at }) => <Moment at={at} seconds /> },
    { id: 'kind', header: t`What`, width: 180, cell: ({ kind }) => i18n._(pointsKinds[kind]) },
    { id: 'points', header: t`Points`, width: 120, align: 'end', cell: ({ points }) => i18n.number(points) },
    { id: 'balance', header: t`Points after it`, width: 150, align: 'end', cell: ({ balance }) => i18n.number(balance) },
    { id: 'item', header: t`Item`, width: 230, cell: ({ item }) => item !== null && <Foreign text={item} /> },
    { id: 'reference', header: t`Caused by`, width: 320, cell: ({ reference }) => reference },
    { id: 'transfer', header: t`Transfer`, width: 320, cell: ({ transfer }) => transfer },
  ];
  return (
    <PagedGrid
      id="member-points"
      label={t`Movements of points`}
      pages={pages}
      columns={columns}
      rowId={({ transfer }) => transfer}
      empty={t`No points yet`}
    />
  );
}
