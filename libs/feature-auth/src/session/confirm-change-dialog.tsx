import { useLingui } from '@lingui/react/macro';
import { errorMessage } from '@parlour/api';
import { useStepUp } from '@parlour/routes';
import { ConfirmDialog, FormError, useToasts } from '@parlour/ui';
import { useMutation } from '@tanstack/react-query';
import { hasDeclinedProof } from './has-declined-proof.ts';

interface ConfirmChangeDialogProps {
  title: string;
  /** The consequences. */
  text: string;
  confirmText: string;
  /** Makes the change. */
  change: () => Promise<unknown>;
  /** Shown when it is done. */
  doneText: string;
  onClose: () => void;
}

/** Asks before a protection of the account is removed, then does a step-up if needed. A refusal is shown in the dialog. */
export function ConfirmChangeDialog({ title, text, confirmText, change, doneText, onClose }: ConfirmChangeDialogProps) {
  const { t, i18n } = useLingui();
  const stepUp = useStepUp();
  const toasts = useToasts();
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => stepUp(change),
    onSuccess: () => {
      toasts.show({ mood: 'success', text: doneText });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      text={text}
      confirmText={confirmText}
      cancelText={t`Cancel`}
      closeText={t`Close`}
      destructive
      busy={isPending}
      onConfirm={mutate}
    >
      {error && !hasDeclinedProof(error) && <FormError message={i18n._(errorMessage(error))} />}
    </ConfirmDialog>
  );
}
