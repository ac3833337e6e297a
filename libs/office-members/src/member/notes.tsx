import { Trans, useLingui } from '@lingui/react/macro';
import { useOfficeMutation, useOfficePages } from '@parlour/office-api/queries';
import { Foreign, isPutAside, ListState, Moment, useRefusalText, useUnsaved } from '@parlour/office-ui';
import { Badge, Button, Card, Checkbox, FormError, FormLayout, Inline, Stack, TextArea } from '@parlour/ui';
import { useForm } from 'react-hook-form';
import * as styles from './member.css.ts';

/** Operators' notes about a member, and a field for another one. */
export function NotesTab({ member, mayNote }: { member: string; mayNote: boolean }) {
  const { t } = useLingui();
  const notes = useOfficePages('listMemberNotes', { member });
  return (
    <div className={styles.notes}>
      {mayNote && <NewNote member={member} />}
      <ListState query={notes.query} rows={notes.rows.length} empty={t`No notes yet`} emptyText={t`What operators note appears here.`}>
        {notes.rows.map(({ id, at, author, text, pinned }) => (
          <Card key={id}>
            <Stack gap="2">
              <Inline gap="2">
                <strong>
                  <Foreign text={author} />
                </strong>
                <span className={styles.quiet}>
                  <Moment at={at} />
                </span>
                {pinned && (
                  <Badge mood="accent">
                    <Trans>Pinned</Trans>
                  </Badge>
                )}
              </Inline>
              <p className={styles.note}>
                <Foreign text={text} />
              </p>
            </Stack>
          </Card>
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
        hint={t`Other operators read it; the member never does.`}
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
