import { Trans, useLingui } from '@lingui/react/macro';
import { useOfficeMutation, useOfficeQuery } from '@parlour/office-api/queries';
import { isPutAside, ListState, NoteCard, useRefusalText, useUnsaved } from '@parlour/office-ui';
import { Button, FormError, FormLayout, Inline, Stack, Text, TextArea } from '@parlour/ui';
import { useForm } from 'react-hook-form';

/** Operators' notes about a deposit, and a field for another one. */
export function DepositNotes({ id, mayNote }: { id: string; mayNote: boolean }) {
  const { t } = useLingui();
  const notes = useOfficeQuery('listDepositNotes', { query: { id } });
  const list = notes.data?.list ?? [];
  return (
    <Stack gap="3">
      <Text as="strong">
        <Trans>Notes</Trans>
      </Text>
      {mayNote && <NewNote id={id} />}
      <ListState query={notes} rows={list.length} empty={t`No notes yet`} emptyText={t`Notes by operators appear here.`}>
        <Stack gap="3">
          {list.map((note) => (
            <NoteCard key={note.id} note={{ ...note, deposit: null }} />
          ))}
        </Stack>
      </ListState>
    </Stack>
  );
}

function NewNote({ id }: { id: string }) {
  const { t } = useLingui();
  const textOf = useRefusalText();
  const add = useOfficeMutation('addDepositNote');
  const { register, handleSubmit, reset, setError, formState } = useForm({ defaultValues: { text: '' } });
  const { errors, isDirty, isSubmitting } = formState;
  useUnsaved(isDirty && !isSubmitting);
  const send = handleSubmit(async ({ text }) => {
    try {
      await add.mutateAsync({ body: { id, text } });
      reset();
    } catch (error) {
      if (!isPutAside(error)) setError('root', { message: textOf(error) });
    }
  });
  return (
    <FormLayout onSubmit={(event) => void send(event)}>
      <FormError message={errors.root?.message} />
      <TextArea
        label={t`New note`}
        hint={t`Other operators read it; the member never does. A colleague whom you name as @name is told.`}
        maxLength={2000}
        rows={2}
        error={errors.text && t`Write something first.`}
        {...register('text', { validate: (text) => text.trim() !== '' })}
      />
      <Inline>
        <Button type="submit" variant="secondary" size="s" loading={isSubmitting} loadingText={t`Saving`}>
          <Trans>Add note</Trans>
        </Button>
      </Inline>
    </FormLayout>
  );
}
