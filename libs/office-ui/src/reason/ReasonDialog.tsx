import { useLingui } from '@lingui/react/macro';
import { TextArea } from '@parlour/ui';
import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FormDialog, type FormDialogProps } from '../dialog/FormDialog.tsx';

type Asked = FormDialogProps<{ reason: string }>;

export interface ReasonDialogProps extends Pick<Asked, 'open' | 'onClose' | 'confirmText' | 'destructive' | 'finalFocus' | 'refusalText'> {
  /** Names the action and its subject. */
  title: string;
  /** The effect, such as an amount. */
  children?: ReactNode;
  label: string;
  hint?: string | undefined;
  /** Called with the reason; the dialog stays open if it is refused. */
  onConfirm: (reason: string) => Promise<unknown>;
  /** Shows the reason as its reader will see it. */
  preview?: ((reason: string) => ReactNode) | undefined;
}

const shortest = 5;

/** Asks for a reason for something irreversible, naming its subject (office O37). */
export function ReasonDialog({ children, label, hint, onConfirm, onClose, destructive = true, preview, ...dialog }: ReasonDialogProps) {
  const { t } = useLingui();
  const form = useForm({ defaultValues: { reason: '' } });
  const written = useWatch({ control: form.control, name: 'reason' }).trim();
  return (
    <FormDialog
      {...dialog}
      form={form}
      destructive={destructive}
      onClose={onClose}
      onSend={async ({ reason }) => {
        await onConfirm(reason.trim());
        form.reset();
        onClose();
      }}
    >
      {children}
      <TextArea
        label={label}
        hint={hint}
        maxLength={1000}
        rows={3}
        error={form.formState.errors.reason && t`Enter a reason of at least five characters.`}
        {...form.register('reason', { validate: (reason) => reason.trim().length >= shortest })}
      />
      {written !== '' && preview?.(written)}
    </FormDialog>
  );
}
