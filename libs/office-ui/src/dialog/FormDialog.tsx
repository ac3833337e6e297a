import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Dialog, FormError, FormLayout, type DialogProps } from '@parlour/ui';
import { useId, type ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { isPutAside } from '../put-aside.ts';
import { useRefusalText } from '../refusal-text.ts';
import { useLeaving } from './use-leaving.tsx';

export interface FormDialogProps<T extends FieldValues> extends Pick<DialogProps, 'title' | 'description' | 'finalFocus'> {
  /** The caller’s form: it registers the fields, and sets their errors. */
  form: UseFormReturn<T>;
  /** Default true, for a dialog that is only rendered while it is open. */
  open?: boolean | undefined;
  onClose: () => void;
  /** Label of the submit button, and its label while sending (by default that it saves). */
  confirmText: string;
  sendingText?: string | undefined;
  destructive?: boolean | undefined;
  /** Sends the input, then closes the dialog or opens what comes next. If it throws, the dialog stays and says why. */
  onSend: (values: T) => Promise<unknown>;
  /** Explains a refusal, if the caller has its own texts. */
  refusalText?: ((error: unknown) => string) | undefined;
  /** The fields. */
  children: ReactNode;
}

/**
 * A dialog with a form that is sent. Input is kept after a refusal, and a press beside the dialog does not lose it; closing with unsaved
 * input asks first (office O37), and nothing closes it while sending.
 */
export function FormDialog<T extends FieldValues>({
  form: { handleSubmit, reset, setError, formState },
  open = true,
  onClose,
  confirmText,
  sendingText,
  destructive = false,
  onSend,
  refusalText,
  children,
  ...dialog
}: FormDialogProps<T>) {
  const { t } = useLingui();
  const generalText = useRefusalText();
  const id = useId();
  const { errors, isDirty, isSubmitting } = formState;
  const { leave, question } = useLeaving(isDirty && !isSubmitting, () => {
    reset();
    onClose();
  });
  const send = handleSubmit(async (values) => {
    try {
      await onSend(values);
    } catch (error) {
      if (!isPutAside(error)) setError('root', { message: (refusalText ?? generalText)(error) });
    }
  });
  return (
    <Dialog
      {...dialog}
      open={open}
      onOpenChange={(next) => !next && leave()}
      size="m"
      closeText={t`Close`}
      closable={!isSubmitting}
      coverCloses={!isDirty}
      footer={
        <>
          <Button variant="secondary" disabled={isSubmitting} onClick={leave}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            type="submit"
            form={id}
            variant={destructive ? 'danger' : 'primary'}
            loading={isSubmitting}
            loadingText={sendingText ?? t`Saving`}
          >
            {confirmText}
          </Button>
        </>
      }
    >
      <FormLayout id={id} onSubmit={(event) => void send(event)}>
        <FormError message={errors.root?.message} />
        {children}
      </FormLayout>
      {question}
    </Dialog>
  );
}
