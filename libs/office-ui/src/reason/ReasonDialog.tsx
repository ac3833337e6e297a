import { useLingui } from '@lingui/react/macro';
import { TextArea } from '@parlour/ui';
import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FormDialog, type FormDialogProps } from '../dialog/FormDialog.tsx';

type Asked = FormDialogProps<{ reason: string }>;

export interface ReasonDialogProps extends Pick<Asked, 'open' | 'onClose' | 'confirmText' | 'destructive' | 'finalFocus' | 'refusalText'> {
  /** Names what is done, and to whom. */
  title: string;
  /** What happens, such as an amount. */
  children?: ReactNode;
  label: string;
  hint?: string | undefined;
  /** What was answered to the reason; the dialog stays open while it is refused. */
  onConfirm: (reason: string) => Promise<unknown>;
  /** Shows what is written as it will be read. */
  preview?: ((reason: string) => ReactNode) | undefined;
}

const shortest = 5;

/** What cannot be undone names its subject and takes a reason (office O37). */
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
        error={form.formState.errors.reason && t`Give a reason of at least five characters.`}
        {...form.register('reason', { validate: (reason) => reason.trim().length >= shortest })}
      />
      {written !== '' && preview?.(written)}
    </FormDialog>
  );
}
