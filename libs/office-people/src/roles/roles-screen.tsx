import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { permissions } from '@parlour/domain/office';
import type { components } from '@parlour/office-api/contract';
import { useOfficeMutation, useOfficeQuery, useWaiting } from '@parlour/office-api/queries';
import {
  Facts,
  Foreign,
  Grid,
  type GridColumn,
  HistoryOf,
  levelTexts,
  ListPage,
  ListState,
  Moment,
  permissionTexts,
  SureDialog,
  useRoleName,
  WaitingBadge,
} from '@parlour/office-ui';
import { Badge, Button, Drawer, Inline, PlusIcon, Stack, useToasts } from '@parlour/ui';
import { useState } from 'react';
import { RoleDialog } from './role-dialog.tsx';

type Role = components['schemas']['Role'];

export interface RolesScreenProps {
  mayManage: boolean;
  /** No operator may change their own role. */
  self: string;
  /** The role that is open, by the address. */
  open: string | undefined;
  onOpen: (role: string | undefined) => void;
}

/** Every role, what it permits and who has it; the installation's own roles are made here. */
export function RolesScreen({ mayManage, self, open, onOpen }: RolesScreenProps) {
  const { t } = useLingui();
  const nameOf = useRoleName();
  const roles = useOfficeQuery('listRoles', {});
  const [edited, setEdited] = useState<{ kind: 'create' | 'change'; of?: Role }>();
  const waits = useWaiting('role');
  const rows = roles.data?.list ?? [];
  const opened = rows.find(({ role }) => role === open);
  const columns: GridColumn<Role>[] = [
    {
      id: 'role',
      header: t`Role`,
      width: 180,
      cell: ({ role }) => (
        <>
          <Foreign text={nameOf(role)} />
          {waits(role) && <WaitingBadge />}
        </>
      ),
    },
    { id: 'kind', header: t`Kind`, width: 120, cell: ({ builtIn }) => (builtIn ? t`Built in` : <Badge mood="accent">{t`Own`}</Badge>) },
    {
      id: 'permits',
      header: t`Permissions`,
      width: 150,
      cell: ({ rights }) => <Plural value={Object.keys(rights).length} one="# permission" other="# permissions" />,
    },
    { id: 'operators', header: t`Assigned to`, width: 260, cell: ({ operators }) => <Foreign text={operators.join(', ')} /> },
    { id: 'changed', header: t`Changed`, width: 195, cell: ({ changed }) => changed !== null && <Moment at={changed} /> },
  ];
  return (
    <ListPage
      title={t`Roles`}
      count={roles.data && rows.length}
      actions={
        mayManage && (
          <Button size="s" icon={<PlusIcon size="s" />} onClick={() => setEdited({ kind: 'create' })}>
            <Trans>Create a role</Trans>
          </Button>
        )
      }
    >
      <ListState query={roles} rows={rows.length} empty={t`There are no roles`} emptyText={t`Roles appear here.`}>
        <Grid
          id="roles"
          label={t`Roles`}
          columns={columns}
          rows={rows}
          rowId={({ role }) => role}
          openRow={open}
          onOpen={({ role }) => onOpen(role)}
        />
      </ListState>
      <Drawer
        open={opened !== undefined}
        onOpenChange={(isOpen) => !isOpen && onOpen(undefined)}
        title={opened ? nameOf(opened.role) : ''}
        closeText={t`Close`}
      >
        {opened && (
          <RoleDetails
            role={opened}
            mayChange={mayManage && !opened.builtIn && !opened.operators.includes(self)}
            mayCopy={mayManage}
            onChange={() => setEdited({ kind: 'change', of: opened })}
            onCopy={() => setEdited({ kind: 'create', of: opened })}
          />
        )}
      </Drawer>
      {edited && <Editor {...edited} onClose={() => setEdited(undefined)} />}
    </ListPage>
  );
}

interface RoleDetailsProps {
  role: Role;
  mayChange: boolean;
  mayCopy: boolean;
  onChange: () => void;
  onCopy: () => void;
}

function RoleDetails({ role, mayChange, mayCopy, onChange, onCopy }: RoleDetailsProps) {
  const { t, i18n } = useLingui();
  const toasts = useToasts();
  const [asks, setAsks] = useState(false);
  const remove = useOfficeMutation('deleteRole');
  const permitted = permissions.flatMap((permission) => {
    const level = role.rights[permission];
    return level ? [{ key: permission, label: i18n._(permissionTexts[permission]), value: i18n._(levelTexts[level]) }] : [];
  });
  return (
    <Stack gap="5">
      <Inline gap="2">
        {mayCopy && (
          <Button size="s" variant="secondary" onClick={onCopy}>
            <Trans>Create one like it</Trans>
          </Button>
        )}
        {mayChange && (
          <Button size="s" variant="secondary" onClick={onChange}>
            <Trans>Change</Trans>
          </Button>
        )}
        {mayChange && role.operators.length === 0 && (
          <Button size="s" variant="secondary" onClick={() => setAsks(true)}>
            <Trans>Delete</Trans>
          </Button>
        )}
      </Inline>
      <Facts
        entries={[
          ...(role.operators.length > 0
            ? [{ key: 'who', label: t`Assigned to`, value: <Foreign text={role.operators.join(', ')} /> }]
            : []),
          ...(role.changedBy === null ? [] : [{ key: 'by', label: t`Changed by`, value: <Foreign text={role.changedBy} /> }]),
          ...permitted,
        ]}
      />
      <HistoryOf kind="role" id={role.role} />
      <SureDialog
        open={asks}
        onClose={() => setAsks(false)}
        destructive
        title={<Trans>Delete the role {role.role}?</Trans>}
        text={<Trans>No operator has it now. Another operator has to approve this.</Trans>}
        confirmText={t`Delete`}
        onConfirm={async () => {
          await remove.mutateAsync({ body: { role: role.role } });
          toasts.show({ mood: 'success', text: t`Proposed. Another operator decides.` });
        }}
      />
    </Stack>
  );
}

function Editor({ kind, of, onClose }: { kind: 'create' | 'change'; of?: Role; onClose: () => void }) {
  const { t } = useLingui();
  const toasts = useToasts();
  const create = useOfficeMutation('createRole');
  const change = useOfficeMutation('changeRole');
  const creates = kind === 'create';
  return (
    <RoleDialog
      title={creates ? <Trans>Create a role</Trans> : <Trans>Change the role {of?.role}</Trans>}
      description={
        creates ? (
          <Trans>It can allow only what your own roles allow. Another operator has to approve it.</Trans>
        ) : (
          <Trans>The sessions of operators who have it end. Another operator has to approve it.</Trans>
        )
      }
      withName={creates}
      rights={of?.rights ?? {}}
      onClose={onClose}
      onConfirm={async ({ name, rights }) => {
        if (creates) await create.mutateAsync({ body: { role: name, rights } });
        else await change.mutateAsync({ body: { role: of!.role, rights } });
        toasts.show({ mood: 'success', text: t`Proposed. Another operator decides.` });
        onClose();
      }}
    />
  );
}
