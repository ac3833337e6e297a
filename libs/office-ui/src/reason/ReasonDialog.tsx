import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Dialog, FormError, FormLayout, TextArea } from '@parlour/ui';
import { useId, type ReactNode, type RefObject } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { isPutAside } from '../put-aside.ts';
import { useRefusalText } from '../refusal-text.ts';

export interface ReasonDialogProps {
  open: boolean;
  onClose: () => void;
  /** Names what is done, and to whom. */
  title: string;
  /** What happens, such as an amount. */
  children?: ReactNode;
  label: string;
  hint?: string | undefined;
  confirmText: string;
  /** What was answered to the reason; the dialog stays open while it is refused. */
  onConfirm: (reason: string) => Promise<unknown>;
  destructive?: boolean | undefined;
  /** Shows what is written as it will be read. */
  preview?: ((reason: string) => ReactNode) | undefined;
  /** Receives the focus on closing if the element that opened the dialog is gone. */
  finalFocus?: RefObject<HTMLElement | null> | undefined;
}

const shortest = 5;

/** What cannot be undone names its subject and takes a reason (office O37). What was typed stays while it is refused. */
export function ReasonDialog({
  open,
  onClose,
  title,
  children,
  label,
  hint,
  confirmText,
  onConfirm,
  destructive = true,
  preview,
  finalFocus,
}: ReasonDialogProps) {
  const { t } = useLingui();
  const textOf = useRefusalText();
  const form = useId();
  const { register, handleSubmit, reset, setError, formState, control } = useForm({ defaultValues: { reason: '' } });
  const written = useWatch({ control, name: 'reason' }).trim();
  const { errors, isSubmitting } = formState;
  const send = handleSubmit(async ({ reason }) => {
    try {
      await onConfirm(reason.trim());
      reset();
      onClose();
    } catch (error) {
      if (isPutAside(error)) return;
      setError('root', { message: textOf(error) });
    }
  });
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={title}
      size="m"
      finalFocus={finalFocus}
      closeText={t`Close`}
      closable={!isSubmitting}
      footer={
        <>
          <Button variant="secondary" disabled={isSubmitting} onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={form} variant={destructive ? 'danger' : 'primary'} loading={isSubmitting} loadingText={t`Saving`}>
            {confirmText}
          </Button>
        </>
      }
    >
      <FormLayout id={form} onSubmit={(event) => void send(event)}>
        {children}
        <FormError message={errors.root?.message} />
        <TextArea
          label={label}
          hint={hint}
          maxLength={1000}
          rows={3}
          error={errors.reason && t`Say why, in at least five characters.`}
          {...register('reason', { validate: (reason) => reason.trim().length >= shortest })}
        />
        {written !== '' && preview?.(written)}
      </FormLayout>
    </Dialog>
  );
}
