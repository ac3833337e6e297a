import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { ReasonDialog } from './ReasonDialog.tsx';

/** How long something is shown in clear, in ms (office 7). */
const revealedFor = 60_000;

/** What was revealed, for a minute, and its setter; undefined while nothing is shown. */
export function useRevealed<Shown>(): readonly [Shown | undefined, (shown: Shown) => void] {
  const [clear, setClear] = useState<Shown>();
  useEffect(() => {
    if (clear === undefined) return undefined;
    const timer = setTimeout(() => setClear(undefined), revealedFor);
    return () => clearTimeout(timer);
  }, [clear]);
  return [clear, setClear];
}

export interface RevealDialogProps {
  onClose: () => void;
  /** Reveals it; errors are shown in the dialog, where the reason stays. */
  onReveal: (reason: string) => Promise<void>;
}

/** Asks why an operator needs to see something hidden, before showing it. */
export function RevealDialog({ onClose, onReveal }: RevealDialogProps) {
  const { t } = useLingui();
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={t`Show what is hidden`}
      label={t`Why do you need it?`}
      hint={t`Your reason is kept in the audit log. It is shown for one minute.`}
      confirmText={t`Show`}
      destructive={false}
      onConfirm={onReveal}
    />
  );
}
