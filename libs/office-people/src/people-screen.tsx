import { Trans, useLingui } from '@lingui/react/macro';
import type { components } from '@parlour/office-api/contract';
import { useOfficeMutation, useOfficeQuery } from '@parlour/office-api/queries';
import { Foreign, Grid, isPutAside, ListPage, ListState, Moment, useRefusalText, type GridColumn } from '@parlour/office-ui';
import { Badge, Button, ConfirmDialog, Dialog, FormError, FormLayout, PlusIcon, Text, TextField, useToasts } from '@parlour/ui';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { OperatorLinkDialog } from './told-once-dialog.tsx';

type Operator = components['schemas']['Operator'];
type NewKey = components['schemas']['NewKey'];

export interface PeopleScreenProps {
  mayManage: boolean;
  /** Nobody removes or resets themselves. */
  self: string;
}

/** Everybody who may act by name; invites, resets and removes them. */
export function PeopleScreen({ mayManage, self }: PeopleScreenProps) {
  const { t } = useLingui();
  const textOf = useRefusalText();
  const toasts = useToasts();
  const people = useOfficeQuery('listOperators', {});
  const remove = useOfficeMutation('removeOperator');
  const reset = useOfficeMutation('resetOperator');
  const [question, setQuestion] = useState<{ kind: 'remove' | 'reset'; of: Operator }>();
  const [inviting, setInviting] = useState(false);
  const [link, setLink] = useState<NewKey>();
  const rows = people.data?.list ?? [];

  const answer = (outcome: object, text: string) =>
    toasts.show({ mood: 'success', text: 'approval' in outcome ? t`Proposed. Another operator decides.` : text });
  const confirm = async () => {
    if (!question) return;
    const body = { name: question.of.operator };
    try {
      if (question.kind === 'remove') answer(await remove.mutateAsync({ body }), t`${body.name} can no longer log in.`);
      else {
        const outcome = await reset.mutateAsync({ body });
        if ('key' in outcome) setLink(outcome);
        else answer(outcome, '');
      }
    } catch (error) {
      if (!isPutAside(error)) toasts.show({ mood: 'danger', text: textOf(error) });
    } finally {
      setQuestion(undefined);
    }
  };
  const columns: GridColumn<Operator>[] = [
    { id: 'operator', header: t`Name`, width: 200, cell: ({ operator }) => <Foreign text={operator} /> },
    {
      id: 'state',
      header: t`Key for the command line`,
      width: 220,
      cell: ({ state }) => (state === 'may act' ? <Badge mood="win">{t`Own key`}</Badge> : <Badge mood="warning">{t`Not made yet`}</Badge>),
    },
    { id: 'addedBy', header: t`Added by`, width: 200, cell: ({ addedBy }) => <Foreign text={addedBy} /> },
    { id: 'added', header: t`Added`, width: 200, cell: ({ added }) => <Moment at={added} /> },
    ...(mayManage
      ? [
          {
            id: 'actions',
            header: t`Action`,
            width: 230,
            cell: (of: Operator) =>
              of.operator !== self && (
                <>
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
      <ListState query={people} rows={rows.length} empty={t`Nobody acts by name yet`} emptyText={t`Whoever is invited appears here.`}>
        <Grid id="people" label={t`Operators`} columns={columns} rows={rows} rowId={({ operator }) => operator} />
      </ListState>
      <ConfirmDialog
        open={question !== undefined}
        onOpenChange={(next) => !next && setQuestion(undefined)}
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
        cancelText={t`Cancel`}
        closeText={t`Close`}
        busy={remove.isPending || reset.isPending}
        onConfirm={() => void confirm()}
      />
      {inviting && (
        <InviteDialog
          onClose={() => setInviting(false)}
          onInvited={(outcome) => {
            setInviting(false);
            if ('key' in outcome) setLink(outcome);
            else answer(outcome, '');
          }}
        />
      )}
      {link && <OperatorLinkDialog made={link} onClose={() => setLink(undefined)} />}
    </ListPage>
  );
}

function InviteDialog({
  onClose,
  onInvited,
}: {
  onClose: () => void;
  onInvited: (outcome: components['schemas']['NewKey'] | components['schemas']['Waiting']) => void;
}) {
  const { t } = useLingui();
  const textOf = useRefusalText();
  const form = useId();
  const add = useOfficeMutation('addOperator');
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { name: '' } });
  const send = handleSubmit(async ({ name }) => {
    try {
      onInvited(await add.mutateAsync({ body: { name: name.trim() } }));
    } catch (error) {
      if (!isPutAside(error)) setError('root', { message: textOf(error) });
    }
  });
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={<Trans>Invite an operator</Trans>}
      closeText={t`Close`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={form} loading={formState.isSubmitting} loadingText={t`Saving`}>
            <Trans>Invite</Trans>
          </Button>
        </>
      }
    >
      <FormLayout id={form} onSubmit={(event) => void send(event)}>
        <FormError message={formState.errors.root?.message} />
        <TextField
          label={t`Name`}
          hint={t`In small letters, such as amina. Names are never used twice.`}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={31}
          error={formState.errors.name && t`Begin with a letter; small letters, digits, dots and hyphens only.`}
          {...register('name', { validate: (name) => /^[a-z][a-z0-9.-]{1,30}$/.test(name.trim()) })}
        />
        <Text size="s" tone="muted">
          <Trans>The new operator is an owner of all merchants.</Trans>
        </Text>
      </FormLayout>
    </Dialog>
  );
}
