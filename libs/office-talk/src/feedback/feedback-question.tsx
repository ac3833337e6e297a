import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useOfficeMutation } from '@parlour/office-api/queries';
import { Foreign, FormDialog, ReasonDialog } from '@parlour/office-ui';
import { TextArea, TextField, useToasts } from '@parlour/ui';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import type { Feedback } from './feedback-names.tsx';
import * as styles from './feedback.css.ts';

export interface Question {
  kind: 'answer' | 'close' | 'merge';
  of: Feedback;
}

/** The question before feedback is closed. */
export function FeedbackQuestion({ question: { kind, of }, ...rest }: { question: Question; onClose: () => void; onDone: () => void }) {
  const Ask = { answer: AnswerDialog, close: CloseDialog, merge: MergeDialog }[kind];
  return <Ask of={of} {...rest} />;
}

interface Asked {
  of: Feedback;
  onClose: () => void;
  onDone: () => void;
}

function AnswerDialog({ of, onClose, onDone }: Asked) {
  const { t } = useLingui();
  const toasts = useToasts();
  const answer = useOfficeMutation('answerFeedback');
  return (
    <OneFieldDialog
      title={of.sender === null ? t`Answer a visitor` : t`Answer ${of.sender}`}
      sendText={t`Send answer`}
      onClose={onClose}
      onSend={async (text) => {
        const { told } = await answer.mutateAsync({ body: { id: of.id, answer: text } });
        toasts.show({
          mood: 'success',
          text: t`${plural(told, { one: 'The answer was sent.', other: 'The answer was sent to # people.' })}`,
        });
        onDone();
      }}
      field={(ties, wrong) => (
        <TextArea
          label={t`Answer`}
          hint={of.language === null ? undefined : t`They read it as you write it. They use the site in ${of.language}.`}
          maxLength={2000}
          rows={5}
          error={wrong ? t`Write an answer first.` : undefined}
          {...ties}
        />
      )}
    >
      <p className={styles.words}>
        <Foreign text={of.content} />
      </p>
    </OneFieldDialog>
  );
}

function MergeDialog({ of, onClose, onDone }: Asked) {
  const { t } = useLingui();
  const merge = useOfficeMutation('mergeFeedback');
  return (
    <OneFieldDialog
      title={t`Merge feedback ${of.id} into another`}
      sendText={t`Merge`}
      onClose={onClose}
      onSend={async (into) => {
        await merge.mutateAsync({ body: { id: of.id, into } });
        onDone();
      }}
      field={(ties, wrong) => (
        <TextField
          label={t`ID of the other feedback`}
          hint={t`Its answer will go to both senders.`}
          inputMode="numeric"
          error={wrong ? t`Enter the ID of the other feedback.` : undefined}
          {...ties}
        />
      )}
    />
  );
}

function CloseDialog({ of, onClose, onDone }: Asked) {
  const { t } = useLingui();
  const close = useOfficeMutation('closeFeedback');
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={t`Close feedback ${of.id} without an answer`}
      label={t`Reason`}
      hint={t`Colleagues can read it in the audit log; the sender is not notified.`}
      confirmText={t`Close feedback`}
      onConfirm={async (reason) => {
        await close.mutateAsync({ body: { id: of.id, reason } });
        onDone();
      }}
    />
  );
}

interface OneFieldDialogProps {
  title: string;
  sendText: string;
  onClose: () => void;
  onSend: (text: string) => Promise<void>;
  field: (ties: ReturnType<ReturnType<typeof useForm<{ text: string }>>['register']>, wrong: boolean) => ReactNode;
  children?: ReactNode;
}

/** What was typed stays after a refusal. */
function OneFieldDialog({ title, sendText, onClose, onSend, field, children }: OneFieldDialogProps) {
  const form = useForm({ defaultValues: { text: '' } });
  return (
    <FormDialog
      form={form}
      title={title}
      confirmText={sendText}
      onClose={onClose}
      onSend={async ({ text }) => {
        await onSend(text.trim());
        onClose();
      }}
    >
      {children}
      {field(form.register('text', { validate: (text) => text.trim() !== '' }), form.formState.errors.text !== undefined)}
    </FormDialog>
  );
}
