import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '@parlour/ui';

export interface LeaveDialogProps {
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before leaving a form with unsaved input (office O37). */
export function LeaveDialog({ open, onStay, onLeave }: LeaveDialogProps) {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onStay()}
      title={<Trans>Leave without saving?</Trans>}
      text={<Trans>What you typed is lost.</Trans>}
      confirmText={t`Leave`}
      cancelText={t`Stay`}
      closeText={t`Close`}
      onConfirm={onLeave}
    />
  );
}
