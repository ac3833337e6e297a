import { Trans, useLingui } from '@lingui/react/macro';
import type { components } from '@parlour/office-api/contract';
import { useOfficeMutation, useOfficeQuery } from '@parlour/office-api/queries';
import { Amount, Facts, Foreign, Grid, isPutAside, ListPage, ListState, Moment, type GridColumn, useRefusalText } from '@parlour/office-ui';
import { Badge, Button, ConfirmDialog, Drawer, SearchField, useToasts } from '@parlour/ui';
import { useState } from 'react';

type Member = components['schemas']['Member'];

export interface MembersScreenProps {
  /** One merchant's code, or all that the operator sees. */
  merchant: string | undefined;
  mayBlock: boolean;
  /** The member who is open, by the address. */
  open: string | undefined;
  onOpen: (id: string | undefined) => void;
}

/** The newest members; one opens beside the list and can be shut out, or let in again. */
export function MembersScreen({ merchant, mayBlock, open, onOpen }: MembersScreenProps) {
  const { t } = useLingui();
  const textOf = useRefusalText();
  const toasts = useToasts();
  const members = useOfficeQuery('listMembers', { query: { merchant } });
  const block = useOfficeMutation('blockMember');
  const unblock = useOfficeMutation('unblockMember');
  const [blocking, setBlocking] = useState<Member>();
  const [wanted, setWanted] = useState('');
  const all = members.data?.list ?? [];
  const looked = wanted.trim().toLowerCase();
  const rows = all.filter(({ username, id }) => username.toLowerCase().includes(looked) || id === looked);
  const opened = all.find(({ id }) => id === open);

  const change = async (member: Member) => {
    const isBlocked = member.status === 'blocked';
    try {
      await (isBlocked ? unblock : block).mutateAsync({ body: { member: member.id } });
      toasts.show({
        mood: 'success',
        text: isBlocked ? t`${member.username} can log in again.` : t`${member.username} is logged out and blocked.`,
      });
    } catch (error) {
      if (!isPutAside(error)) toasts.show({ mood: 'danger', text: textOf(error) });
    } finally {
      setBlocking(undefined);
    }
  };
  const columns: GridColumn<Member>[] = [
    { id: 'username', header: t`Member`, width: 200, cell: ({ username }) => <Foreign text={username} /> },
    { id: 'status', header: t`Status`, width: 130, cell: ({ status }) => <MemberStatus status={status} /> },
    {
      id: 'balance',
      header: t`Balance`,
      width: 180,
      align: 'end',
      cell: ({ balance, currency }) => <Amount amount={balance} currency={currency} />,
    },
    { id: 'created', header: t`Registered`, width: 200, cell: ({ created }) => <Moment at={created} /> },
    {
      id: 'lastLogin',
      header: t`Last log-in`,
      width: 200,
      cell: ({ lastLogin }) => (lastLogin === null ? '–' : <Moment at={lastLogin} />),
    },
    ...(merchant === undefined ? [{ id: 'merchant', header: t`Merchant`, width: 130, cell: (row: Member) => row.merchant }] : []),
    { id: 'id', header: t`Id`, width: 300, cell: ({ id }) => id },
  ];
  return (
    <ListPage
      title={t`Members`}
      count={members.data && rows.length}
      filters={
        <SearchField
          label={t`Find in this list`}
          placeholder={t`Name at log-in`}
          value={wanted}
          onValueChange={setWanted}
          clearText={t`Clear`}
        />
      }
    >
      <ListState
        query={members}
        rows={rows.length}
        empty={looked ? t`Nobody found` : t`No members yet`}
        emptyText={looked ? t`Only the newest members are in this list.` : t`Whoever registers appears here.`}
      >
        <Grid
          id="members"
          label={t`Members`}
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          openRow={opened?.id}
          onOpen={({ id }) => onOpen(id)}
        />
      </ListState>
      <Drawer
        open={opened !== undefined}
        onOpenChange={(next) => !next && onOpen(undefined)}
        title={opened?.username ?? ''}
        closeText={t`Close`}
        footer={
          opened &&
          mayBlock && (
            <Button
              variant={opened.status === 'blocked' ? 'secondary' : 'danger'}
              loading={unblock.isPending}
              onClick={() => (opened.status === 'blocked' ? void change(opened) : setBlocking(opened))}
            >
              {opened.status === 'blocked' ? <Trans>Let in again</Trans> : <Trans>Block</Trans>}
            </Button>
          )
        }
      >
        {opened && (
          <Facts
            entries={[
              { key: 'status', label: t`Status`, value: <MemberStatus status={opened.status} /> },
              { key: 'balance', label: t`Balance`, value: <Amount amount={opened.balance} currency={opened.currency} /> },
              { key: 'created', label: t`Registered`, value: <Moment at={opened.created} /> },
              { key: 'lastLogin', label: t`Last log-in`, value: opened.lastLogin === null ? '–' : <Moment at={opened.lastLogin} /> },
              { key: 'merchant', label: t`Merchant`, value: opened.merchant },
              { key: 'id', label: t`Id`, value: opened.id },
            ]}
          />
        )}
      </Drawer>
      <ConfirmDialog
        open={blocking !== undefined}
        onOpenChange={(next) => !next && setBlocking(undefined)}
        destructive
        title={blocking && <Trans>Block {blocking.username}?</Trans>}
        text={<Trans>All sessions of this member end at once, and they can’t log in until somebody lets them in again.</Trans>}
        confirmText={t`Block`}
        cancelText={t`Cancel`}
        closeText={t`Close`}
        busy={block.isPending}
        onConfirm={() => blocking && void change(blocking)}
      />
    </ListPage>
  );
}

function MemberStatus({ status }: { status: Member['status'] }) {
  const { t } = useLingui();
  return status === 'blocked' ? <Badge mood="danger">{t`Blocked`}</Badge> : <Badge mood="win">{t`Active`}</Badge>;
}
