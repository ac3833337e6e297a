import { Trans, useLingui } from '@lingui/react/macro';
import type { components } from '@parlour/office-api/contract';
import { useOfficeMutation, useOfficeQuery } from '@parlour/office-api/queries';
import { ListState, Moment, useRefusalToast } from '@parlour/office-ui';
import { Badge, Button, ConfirmDialog, DataTable, Inline, KeyIcon, SectionHeader, Stack, useToasts, type Column } from '@parlour/ui';
import { useState } from 'react';
import { passkeysSupported } from '../entrance/ceremony.ts';
import { AnotherPasskeyAdvice } from './another-passkey.tsx';
import { NewPasskeyDialog, NewPasswordDialog } from './new-way-in.tsx';

type Factors = components['schemas']['OwnFactors'];

/** One way to log in; the password has no id. */
type Way = Factors['passkeys'][number] | { id: null; made: string };

/** How the operator logs in: passkeys, and a password with its authenticator. The last one cannot be removed. */
export function WaysIn() {
  const { t } = useLingui();
  const tellRefusal = useRefusalToast();
  const toasts = useToasts();
  const factors = useOfficeQuery('listOwnFactors', {});
  const removePasskey = useOfficeMutation('removeOwnPasskey');
  const removePassword = useOfficeMutation('removeOwnPassword');
  const [adding, setAdding] = useState<'passkey' | 'password'>();
  const [removing, setRemoving] = useState<Way>();
  const { passkeys = [], password = null } = factors.data ?? {};
  const ways: Way[] = [...passkeys, ...(password ? [{ id: null, made: password.chosen }] : [])];
  const works = (way: Way) => way.id === null || !way.suspected;
  const isLast = (way: Way) => works(way) && ways.filter(works).length === 1;
  const remove = async ({ id }: Way) => {
    try {
      await (id === null ? removePassword.mutateAsync({}) : removePasskey.mutateAsync({ body: { id } }));
      toasts.show({ mood: 'success', text: t`Removed. Your other sessions have ended.` });
    } catch (error) {
      tellRefusal(error);
    } finally {
      setRemoving(undefined);
    }
  };
  const nameOf = (way: Way) => (way.id === null ? t`Password and authenticator` : way.name);
  const columns: Column<Way>[] = [
    {
      key: 'name',
      header: t`Way in`,
      card: 'lead',
      cell: (way) => (
        <>
          {nameOf(way)} {works(way) ? way.id !== null && <Badge>{t`Passkey`}</Badge> : <Badge mood="danger">{t`Possibly copied`}</Badge>}
        </>
      ),
    },
    { key: 'made', header: t`Since`, unbroken: true, cell: ({ made }) => <Moment at={made} /> },
    {
      key: 'used',
      header: t`Last used`,
      unbroken: true,
      cell: (way) => way.id !== null && way.lastUsed !== null && <Moment at={way.lastUsed} />,
    },
    {
      key: 'action',
      header: t`Action`,
      card: 'action',
      cell: (way) => (
        <Inline gap="2">
          {way.id === null && (
            <Button size="s" variant="secondary" onClick={() => setAdding('password')}>
              <Trans>Change</Trans>
            </Button>
          )}
          {!isLast(way) && (
            <Button size="s" variant="secondary" onClick={() => setRemoving(way)}>
              <Trans>Remove</Trans>
            </Button>
          )}
        </Inline>
      ),
    },
  ];
  return (
    <Stack gap="4">
      <SectionHeader title={t`How you log in`} />
      <AnotherPasskeyAdvice />
      <ListState query={factors} rows={ways.length} empty={t`You cannot log in again yet`} emptyText={t`Add a passkey.`}>
        <DataTable caption={t`How you log in`} columns={columns} rows={ways} rowKey={({ id }) => id ?? 'password'} />
      </ListState>
      <Inline gap="2">
        {passkeysSupported() && (
          <Button variant="secondary" size="s" icon={<KeyIcon size="s" />} onClick={() => setAdding('passkey')}>
            <Trans>Add a passkey</Trans>
          </Button>
        )}
        {factors.data && !password && (
          <Button variant="secondary" size="s" onClick={() => setAdding('password')}>
            <Trans>Add a password and authenticator</Trans>
          </Button>
        )}
      </Inline>
      {adding === 'passkey' && <NewPasskeyDialog onClose={() => setAdding(undefined)} />}
      {adding === 'password' && <NewPasswordDialog replaces={password !== null} onClose={() => setAdding(undefined)} />}
      <ConfirmDialog
        open={removing !== undefined}
        onOpenChange={(next) => !next && setRemoving(undefined)}
        destructive
        title={removing && <Trans>Remove {nameOf(removing)}?</Trans>}
        text={<Trans>It no longer opens the office, and your sessions in other browsers end.</Trans>}
        confirmText={t`Remove`}
        cancelText={t`Cancel`}
        closeText={t`Close`}
        busy={removePasskey.isPending || removePassword.isPending}
        onConfirm={() => removing && void remove(removing)}
      />
    </Stack>
  );
}
