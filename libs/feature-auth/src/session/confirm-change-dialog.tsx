import { useLingui } from '@lingui/react/macro';
import { errorMessage } from '@parlour/api';
import { useStepUp } from '@parlour/routes';
import { ConfirmDialog, FormError, useToasts } from '@parlour/ui';
import { useMutation } from '@tanstack/react-query';
import { hasDeclinedProof } from './has-declined-proof.ts';

interface ConfirmChangeDialogProps {
  title: string;
  /** What follows from it. */
  text: string;
  confirmText: string;
  /** Does it. */
  change: () => Promise<unknown>;
  /** Said once it is done. */
  doneText: string;
  onClose: () => void;
}

/**
 * Asks before something that guards the account is taken away; then who asks is proved where it must be. What is refused is said in the
 * dialog.
 */
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
