import { useLingui } from '@lingui/react/macro';
import { ConfirmDialog, type ConfirmDialogProps } from '@parlour/ui';
import { useState } from 'react';
import { useRefusalToast } from '../refusal-text.ts';

export interface SureDialogProps extends Pick<
  ConfirmDialogProps,
  'title' | 'text' | 'confirmText' | 'destructive' | 'finalFocus' | 'children'
> {
  /** Default true, for a dialog that is only rendered while it is open. */
  open?: boolean | undefined;
  onClose: () => void;
  /** Does it. The dialog closes in any case; if it throws, a toast says why. */
  onConfirm: () => Promise<unknown>;
}

/** Asks for confirmation of something that needs no reason. */
export function SureDialog({ open = true, onClose, onConfirm, ...dialog }: SureDialogProps) {
  const { t } = useLingui();
  const tellRefusal = useRefusalToast();
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    await onConfirm().catch(tellRefusal);
    setBusy(false);
    onClose();
  };
  return (
    <ConfirmDialog
      {...dialog}
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      cancelText={t`Cancel`}
      closeText={t`Close`}
      busy={busy}
      onConfirm={() => void confirm()}
    />
  );
}
