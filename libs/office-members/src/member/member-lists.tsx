import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { components } from '@parlour/office-api/contract';
import { useOfficePages, useOfficeQuery } from '@parlour/office-api/queries';
import { Amount, Foreign, Moment, useDepositColumns, useWithdrawalColumns, type GridColumn } from '@parlour/office-ui';
import { Badge, type BadgeProps } from '@parlour/ui';
import { useState } from 'react';
import { PagedGrid } from './paged-grid.tsx';
import { RoundDrawer } from './round-drawer.tsx';

type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

export interface MemberListProps {
  member: string;
  /** A row that is shown as selected. */
  open?: string | undefined;
}

/** Deposits of a member, latest first. */
export function DepositsTab({ member, open }: MemberListProps) {
  const { t } = useLingui();
  const pages = useOfficePages('listDeposits', { member });
  const columns = useDepositColumns();
  return (
    <PagedGrid
      id="member-deposits"
      exported={{ list: 'listDeposits', filter: { member }, merchant: undefined }}
      label={t`Deposits`}
      pages={pages}
      columns={columns}
      rowId={({ id }) => id}
      open={open}
      empty={t`No deposits yet`}
    />
  );
}

/** Withdrawals of a member, latest first, in every state. */
export function WithdrawalsTab({ member, open }: MemberListProps) {
  const { t } = useLingui();
  const pages = useOfficePages('listWithdrawals', { member });
  const columns = useWithdrawalColumns();
  return (
    <PagedGrid
      id="member-withdrawals"
      exported={{ list: 'listWithdrawals', filter: { member }, merchant: undefined }}
      label={t`Withdrawals`}
      pages={pages}
      columns={columns}
      rowId={({ id }) => id}
      open={open}
      empty={t`No withdrawals yet`}
    />
  );
}

const movements: Readonly<Record<Schema<'Movement'>['kind'], MessageDescriptor>> = {
  deposit: msg`Deposit`,
  withdrawal: msg`Withdrawal`,
  withdrawalReturned: msg`Withdrawal returned`,
  withdrawalFee: msg`Withdrawal fee`,
  withdrawalFeeReturned: msg`Withdrawal fee returned`,
  bet: msg`Bet`,
  win: msg`Win`,
  rollback: msg`Bet returned`,
  promo: msg`Promotion of a vendor`,
  winReversed: msg`Win taken back`,
  debtRepaid: msg`Debt repaid`,
  playMoney: msg`Play money`,
  adjustment: msg`Correction`,
  fee: msg`Fee`,
  stakeHeld: msg`Chase stakes set aside`,
  stakeReturned: msg`Chase stakes returned`,
  bonusConverted: msg`Bonus converted`,
  rewardPaid: msg`Reward`,
  rebatePaid: msg`Rebate`,
  dailySalary: msg`Daily salary`,
  hourlySalary: msg`Hourly salary`,
  realTimeSalary: msg`Real-time salary`,
  dividend: msg`Dividend`,
  affiliateEarnings: msg`Affiliate earnings`,
  betRebate: msg`Rebate of own bets`,
  agentRebate: msg`Rebate of the line’s bets`,
  transferDown: msg`Transfer to a member below`,
  transferUp: msg`Transfer to the agent above`,
  transferHeld: msg`Transfer set aside`,
  transferReturned: msg`Transfer returned`,
};

/** The movements of a member’s cash, with the balance after each. */
export function MovementsTab({ member, open }: MemberListProps) {
  const { t, i18n } = useLingui();
  const pages = useOfficePages('listMemberMovements', { member });
  const columns: GridColumn<Schema<'Movement'>>[] = [
    { id: 'at', header: t`Time`, width: 215, cell: ({ at }) => <Moment at={at} seconds /> },
    { id: 'kind', header: t`What`, width: 180, cell: ({ kind }) => i18n._(movements[kind]) },
    { id: 'amount', header: t`Amount`, width: 170, align: 'end', cell: (row) => <Amount amount={row.amount} currency={row.currency} /> },
    {
      id: 'balance',
      header: t`Balance after it`,
      width: 170,
      align: 'end',
      cell: ({ balance, currency }) => <Amount amount={balance} currency={currency} />,
    },
    { id: 'game', header: t`Game`, width: 200, cell: ({ game }) => game },
    { id: 'reference', header: t`Caused by`, width: 320, cell: ({ reference }) => reference },
    { id: 'transfer', header: t`Transfer`, width: 320, cell: ({ transfer }) => transfer },
  ];
  return (
    <PagedGrid
      id="member-movements"
      label={t`Cash movements`}
      pages={pages}
      columns={columns}
      rowId={({ transfer }) => transfer}
      open={open}
      empty={t`Nothing moved yet`}
    />
  );
}

const roundStatuses: Record<Schema<'Round'>['status'], { text: MessageDescriptor; mood: BadgeProps['mood'] }> = {
  open: { text: msg`In progress`, mood: 'accent' },
  settled: { text: msg`Settled`, mood: 'neutral' },
  rolledBack: { text: msg`Returned`, mood: 'warning' },
};

/** What a member has played, latest first; a round opens beside the list, where its vendor can be asked about it. */
export function RoundsTab({ member, open, mayAsk }: MemberListProps & { mayAsk: boolean }) {
  const { t, i18n } = useLingui();
  const [opened, setOpened] = useState<Schema<'Round'>>();
  const pages = useOfficePages('listRounds', { member });
  const columns: GridColumn<Schema<'Round'>>[] = [
    { id: 'placed', header: t`Time`, width: 215, cell: ({ placed }) => <Moment at={placed} seconds /> },
    { id: 'game', header: t`Game`, width: 200, cell: ({ vendor, game }) => `${vendor} ${game}` },
    { id: 'stake', header: t`Stake`, width: 150, align: 'end', cell: (row) => <Amount amount={row.stake} currency={row.currency} /> },
    { id: 'win', header: t`Win`, width: 150, align: 'end', cell: (row) => <Amount amount={row.win} currency={row.currency} /> },
    {
      id: 'status',
      header: t`Status`,
      width: 130,
      cell: ({ status }) => <Badge mood={roundStatuses[status].mood}>{i18n._(roundStatuses[status].text)}</Badge>,
    },
    { id: 'book', header: t`Money`, width: 130, cell: ({ book }) => (book === 'play' ? t`Play money` : t`Real money`) },
    { id: 'vendorRound', header: t`Vendor’s id`, width: 280, cell: ({ vendorRound }) => <Foreign text={vendorRound} /> },
    { id: 'id', header: t`Id`, width: 320, cell: ({ id }) => id },
  ];
  return (
    <>
      <PagedGrid
        id="member-rounds"
        exported={{ list: 'listRounds', filter: { member }, merchant: undefined }}
        label={t`Rounds`}
        pages={pages}
        columns={columns}
        rowId={({ id }) => id}
        open={opened?.id ?? open}
        onOpen={setOpened}
        empty={t`Nothing played yet`}
      />
      {opened && <RoundDrawer round={opened} mayAsk={mayAsk} onClose={() => setOpened(undefined)} />}
    </>
  );
}

/** Where a member is logged in. */
export function SessionsTab({ member }: MemberListProps) {
  const { t } = useLingui();
  const query = useOfficeQuery('listMemberSessions', { query: { member } });
  const columns: GridColumn<Schema<'MemberSession'>>[] = [
    { id: 'lastSeen', header: t`Last used`, width: 190, cell: ({ lastSeen }) => <Moment at={lastSeen} /> },
    { id: 'started', header: t`Began`, width: 190, cell: ({ started }) => <Moment at={started} /> },
    { id: 'address', header: t`Address`, width: 200, cell: ({ address }) => address },
    { id: 'browser', header: t`Browser`, width: 420, cell: ({ browser }) => <Foreign text={browser} /> },
    { id: 'device', header: t`Device`, width: 180, cell: ({ device }) => device ?? '–' },
  ];
  return (
    <PagedGrid
      id="member-sessions"
      label={t`Sessions`}
      pages={{ query, rows: query.data?.list ?? [] }}
      columns={columns}
      rowId={({ id }) => id}
      empty={t`Not logged in anywhere`}
    />
  );
}

const legalNames: Readonly<Record<Schema<'LegalAcceptance'>['document'], MessageDescriptor>> = {
  terms: msg`Terms and conditions`,
  privacy: msg`Privacy`,
  'responsible-play': msg`Responsible play`,
};

/** Which versions of the legal texts a member has accepted. */
export function AgreementsTab({ member }: MemberListProps) {
  const { t, i18n } = useLingui();
  const pages = useOfficePages('listLegalAcceptances', { member });
  const columns: GridColumn<Schema<'LegalAcceptance'>>[] = [
    { id: 'at', header: t`Accepted on`, width: 215, cell: ({ at }) => <Moment at={at} seconds /> },
    { id: 'document', header: t`Text`, width: 300, cell: ({ document }) => i18n._(legalNames[document]) },
    { id: 'version', header: t`Version`, width: 120, align: 'end', cell: ({ version }) => i18n.number(version) },
  ];
  return (
    <PagedGrid
      id="member-agreements"
      label={t`Agreements`}
      pages={pages}
      columns={columns}
      rowId={({ document, version }) => `${document} ${version}`}
      empty={t`Nothing accepted yet`}
    />
  );
}

const happenings: Record<Schema<'Happening'>['kind'], MessageDescriptor> = {
  registered: msg`Registered`,
  loggedIn: msg`Logged in`,
  depositStarted: msg`Started a deposit`,
  depositSettled: msg`Deposit settled`,
  withdrawalRequested: msg`Asked for a withdrawal`,
  withdrawalDecided: msg`Withdrawal decided`,
  withdrawalConfirmed: msg`Reported whether it arrived`,
  noted: msg`Operator’s note`,
  operator: msg`Operator`,
};

/** What happened to a member, latest first. */
export function TimelineTab({ member }: MemberListProps) {
  const { t, i18n } = useLingui();
  const pages = useOfficePages('listMemberTimeline', { member });
  const columns: GridColumn<Schema<'Happening'>>[] = [
    { id: 'at', header: t`Time`, width: 215, cell: ({ at }) => <Moment at={at} seconds /> },
    { id: 'kind', header: t`What`, width: 220, cell: ({ kind }) => i18n._(happenings[kind]) },
    {
      id: 'amount',
      header: t`Amount`,
      width: 170,
      align: 'end',
      cell: ({ amount, currency }) => amount !== null && currency !== null && <Amount amount={amount} currency={currency} />,
    },
    { id: 'detail', header: t`Detail`, width: 260, cell: ({ detail }) => detail !== null && <Foreign text={detail} /> },
    { id: 'id', header: t`Id`, width: 320, cell: ({ id }) => id },
  ];
  return (
    <PagedGrid
      id="member-timeline"
      label={t`What happened`}
      pages={pages}
      columns={columns}
      rowId={({ kind, id }) => `${kind} ${id}`}
      empty={t`Nothing happened yet`}
    />
  );
}
