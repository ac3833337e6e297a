import { useLingui } from '@lingui/react/macro';
import { ConfirmDialog, UserIcon } from '@parlour/ui';

interface RealAccountDialogProps {
  onClose: () => void;
  onRegister: () => void;
}

/** Tells a trial user that an action needs a real account (specification 4). */
export function RealAccountDialog({ onClose, onRegister }: RealAccountDialogProps) {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`You need a real account`}
      text={t`You are playing as a trial user with play money. Register to deposit, to play for real, and to open the member pages.`}
      icon={<UserIcon size="l" />}
      confirmText={t`Register`}
      cancelText={t`Not now`}
      closeText={t`Close`}
      onConfirm={onRegister}
    />
  );
}
