import { Trans, useLingui } from '@lingui/react/macro';
import type { components } from '@parlour/office-api/contract';
import { useOfficeMutation, useOfficeQuery, useWaiting } from '@parlour/office-api/queries';
import {
  Facts,
  Foreign,
  Grid,
  type GridColumn,
  HistoryOf,
  ListPage,
  ListState,
  Moment,
  SureDialog,
  useRoleName,
  useTold,
  WaitingBadge,
} from '@parlour/office-ui';
import { Badge, Button, Drawer, PlusIcon, Stack } from '@parlour/ui';
import { useState } from 'react';
import { RolesDialog, type MerchantName } from './roles/roles-dialog.tsx';
import { OperatorLinkDialog } from './told-once-dialog.tsx';

type Operator = components['schemas']['Operator'];
type NewKey = components['schemas']['NewKey'];

export interface PeopleScreenProps {
  mayManage: boolean;
  /** No operator removes or resets themselves. */
  self: string;
  /** Those that a role can be given for. */
  merchants: readonly MerchantName[];
  /** The operator who is open, by the address. */
  open: string | undefined;
  onOpen: (operator: string | undefined) => void;
}

/** Everybody who may act by name; invites, resets and removes them. */
export function PeopleScreen({ mayManage, self, merchants, open, onOpen }: PeopleScreenProps) {
  const { t } = useLingui();
  const nameOf = useRoleName();
  const people = useOfficeQuery('listOperators', {});
  const remove = useOfficeMutation('removeOperator');
  const reset = useOfficeMutation('resetOperator');
  const [question, setQuestion] = useState<{ kind: 'remove' | 'reset'; of: Operator }>();
  const [inviting, setInviting] = useState(false);
  const [changing, setChanging] = useState<Operator>();
  const add = useOfficeMutation('addOperator');
  const setRoles = useOfficeMutation('setOperatorRoles');
  const [link, setLink] = useState<NewKey>();
  const rows = people.data?.list ?? [];

  const answer = useTold();
  const confirm = async () => {
    if (!question) return;
    const body = { name: question.of.operator };
    if (question.kind === 'remove') return answer(await remove.mutateAsync({ body }), t`${body.name} can no longer log in.`);
    const outcome = await reset.mutateAsync({ body });
    if ('key' in outcome) setLink(outcome);
    else answer(outcome, '');
  };
  const opened = rows.find(({ operator }) => operator === open);
  const rolesOf = ({ roles }: Operator) =>
    roles
      .map(({ role, merchant }) => {
        const name = nameOf(role);
        return merchant === null ? name : `${name} (${merchants.find(({ code }) => code === merchant)?.name ?? merchant})`;
      })
      .join(', ');
  const waits = useWaiting('operator');
  const columns: GridColumn<Operator>[] = [
    {
      id: 'operator',
      header: t({ message: 'Name', context: 'at log-in' }),
      width: 240,
      cell: ({ operator }) => (
        <>
          <Foreign text={operator} />
          {waits(operator) && <WaitingBadge />}
        </>
      ),
    },
    { id: 'email', header: t`E-mail`, width: 190, cell: ({ email }) => email !== null && <Foreign text={email} /> },
    {
      id: 'roles',
      header: t`Roles`,
      width: 220,
      cell: rolesOf,
    },
    {
      id: 'state',
      header: t`Key for commands`,
      width: 170,
      cell: ({ state }) => (state === 'may act' ? <Badge mood="win">{t`Own key`}</Badge> : <Badge mood="warning">{t`Not made yet`}</Badge>),
    },
    { id: 'addedBy', header: t`Added by`, width: 130, cell: ({ addedBy }) => <Foreign text={addedBy} /> },
    { id: 'added', header: t`Added`, width: 195, cell: ({ added }) => <Moment at={added} /> },
    ...(mayManage
      ? [
          {
            id: 'actions',
            header: t`Action`,
            width: 250,
            cell: (of: Operator) =>
              of.operator !== self && (
                <>
                  <Button size="s" variant="ghost" onClick={() => setChanging(of)}>
                    <Trans>Roles</Trans>
                  </Button>
                  <Button size="s" variant="ghost" onClick={() => setQuestion({ kind: 'reset', of })}>
                    <Trans>Reset</Trans>
                  </Button>
                  <Button size="s" variant="ghost" onClick={() => setQuestion({ kind: 'remove', of })}>
                    <Trans>Remove</Trans>
                  </Button>
                </>
              ),
          },
        ]
      : []),
  ];
  return (
    <ListPage
      title={t`People`}
      count={people.data && rows.length}
      actions={
        mayManage && (
          <Button size="s" icon={<PlusIcon size="s" />} onClick={() => setInviting(true)}>
            <Trans>Invite</Trans>
          </Button>
        )
      }
    >
      <ListState
        query={people}
        rows={rows.length}
        empty={t`No operator has acted by name yet`}
        emptyText={t`Operators who are invited appear here.`}
      >
        <Grid
          id="people"
          label={t`Operators`}
          columns={columns}
          rows={rows}
          rowId={({ operator }) => operator}
          openRow={open}
          onOpen={({ operator }) => onOpen(operator)}
        />
      </ListState>
      <Drawer
        open={opened !== undefined}
        onOpenChange={(next) => !next && onOpen(undefined)}
        title={opened && <Foreign text={opened.operator} />}
        closeText={t`Close`}
      >
        {opened && (
          <Stack gap="5">
            <Facts
              entries={[
                { key: 'roles', label: t`Roles`, value: rolesOf(opened) },
                { key: 'addedBy', label: t`Added by`, value: <Foreign text={opened.addedBy} /> },
                { key: 'added', label: t`Added`, value: <Moment at={opened.added} /> },
              ]}
            />
            <HistoryOf kind="operator" id={opened.operator} />
          </Stack>
        )}
      </Drawer>
      <SureDialog
        open={question !== undefined}
        onClose={() => setQuestion(undefined)}
        destructive
        title={
          question &&
          (question.kind === 'remove' ? <Trans>Remove {question.of.operator}?</Trans> : <Trans>Reset {question.of.operator}?</Trans>)
        }
        text={
          question?.kind === 'remove' ? (
            <Trans>Their sessions end at once, and they can’t log in again. Another operator has to approve it.</Trans>
          ) : (
            <Trans>
              Their sessions end at once, and passkeys, password and key are void. A new link lets them choose again. Another operator has
              to approve it.
            </Trans>
          )
        }
        confirmText={question?.kind === 'remove' ? t`Remove` : t`Reset`}
        onConfirm={confirm}
      />
      {inviting && (
        <RolesDialog
          title={<Trans>Invite an operator</Trans>}
          description={<Trans>Another operator has to approve it. They then get a link to choose how they log in.</Trans>}
          confirmText={t`Invite`}
          withName
          roles={[{ role: 'support', merchant: merchants[0]?.code ?? null }]}
          merchants={merchants}
          onClose={() => setInviting(false)}
          onConfirm={async (body) => {
            const outcome = await add.mutateAsync({ body });
            setInviting(false);
            if ('key' in outcome) setLink(outcome);
            else answer(outcome, '');
          }}
        />
      )}
      {changing && (
        <RolesDialog
          title={<Trans>Roles of {changing.operator}</Trans>}
          description={<Trans>They replace the previous roles, and the operator’s sessions end. Another operator has to approve it.</Trans>}
          confirmText={t`Propose`}
          roles={changing.roles}
          merchants={merchants}
          onClose={() => setChanging(undefined)}
          onConfirm={async ({ roles }) => {
            answer(await setRoles.mutateAsync({ body: { name: changing.operator, roles } }), t`The roles have changed.`);
            setChanging(undefined);
          }}
        />
      )}
      {link && <OperatorLinkDialog made={link} onClose={() => setLink(undefined)} />}
    </ListPage>
  );
}
