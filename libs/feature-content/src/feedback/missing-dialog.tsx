import { useLingui } from '@lingui/react/macro';
import { Button, Dialog, WarningIcon } from '@parlour/ui';
import { useState } from 'react';

interface MissingDialogProps {
  /** Labels of the empty fields; none while there is nothing to warn about. */
  labels: readonly string[];
  onClose: () => void;
}

/** Warns that fields are empty, and lists them (specification 8, "Feedback empty fields"). */
export function MissingDialog({ labels, onClose }: MissingDialogProps) {
  const { t } = useLingui();
  const open = labels.length > 0;
  // Keeps the list while the dialog fades out.
  const [last, setLast] = useState(labels);
  if (open && labels.join() !== last.join()) setLast(labels);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t`Something is missing`}
      description={t`Please fill in:`}
      icon={<WarningIcon size="l" />}
      mood="warning"
      size="s"
      alert
      closeText={t`Close`}
      footer={<Button onClick={onClose}>{t({ message: 'OK', comment: 'Button that closes a warning' })}</Button>}
    >
      <ul>
        {last.map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
    </Dialog>
  );
}
