import { useLingui } from '@lingui/react/macro';
import { errorMessage, type ApiError } from '@parlour/api';
import { Button, Dialog, WarningIcon } from '@parlour/ui';
import { useState } from 'react';
import { NextStep } from '../form/next-step.tsx';

interface SendFailureDialogProps {
  /** What the server said; null while there is nothing to warn of. */
  problem: ApiError | null;
  onClose: () => void;
}

/** Warns that no code was sent, in the words that belong to the server's reason (specification 8, "SMS send failure"). */
export function SendFailureDialog({ problem, onClose }: SendFailureDialogProps) {
  const { t, i18n } = useLingui();
  // The words stay while the dialog goes out.
  const [last, setLast] = useState(problem);
  if (problem !== null && problem !== last) setLast(problem);
  return (
    <Dialog
      open={problem !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t`The code was not sent`}
      description={last === null ? undefined : i18n._(errorMessage(last))}
      icon={<WarningIcon size="l" />}
      mood="warning"
      size="s"
      alert
      closeText={t`Close`}
      footer={
        <>
          {last && <NextStep error={last} />}
          <Button onClick={onClose}>{t({ message: 'OK', comment: 'Button that closes a warning' })}</Button>
        </>
      }
    />
  );
}
