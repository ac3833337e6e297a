import { Trans, useLingui } from '@lingui/react/macro';
import { useOfficeMutation, useOfficePages } from '@parlour/office-api/queries';
import { isPutAside, ListState, NoteCard, useRefusalText, useUnsaved } from '@parlour/office-ui';
import { Button, Checkbox, FormError, FormLayout, Inline, TextArea } from '@parlour/ui';
import { useForm } from 'react-hook-form';
import * as styles from './member.css.ts';

/** Operators' notes about a member, and a field for another one. */
export function NotesTab({ member, mayNote }: { member: string; mayNote: boolean }) {
  const { t } = useLingui();
  const notes = useOfficePages('listMemberNotes', { member });
  return (
    <div className={styles.notes}>
      {mayNote && <NewNote member={member} />}
      <ListState query={notes.query} rows={notes.rows.length} empty={t`No notes yet`} emptyText={t`Notes by operators appear here.`}>
        {notes.rows.map((note) => (
          <NoteCard key={note.id} note={note} />
        ))}
      </ListState>
    </div>
  );
}

function NewNote({ member }: { member: string }) {
  const { t } = useLingui();
  const textOf = useRefusalText();
  const add = useOfficeMutation('addMemberNote');
  const { register, handleSubmit, reset, setError, formState } = useForm({ defaultValues: { text: '', pinned: false } });
  const { errors, isDirty, isSubmitting } = formState;
  useUnsaved(isDirty && !isSubmitting);
  const send = handleSubmit(async ({ text, pinned }) => {
    try {
      await add.mutateAsync({ body: { member, text, pinned } });
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
        rows={3}
        error={errors.text && t`Write something first.`}
        {...register('text', { validate: (text) => text.trim() !== '' })}
      />
      <Checkbox label={t`Pin it above the others`} {...register('pinned')} />
      <Inline>
        <Button type="submit" loading={isSubmitting} loadingText={t`Saving`}>
          <Trans>Add note</Trans>
        </Button>
      </Inline>
    </FormLayout>
  );
}
