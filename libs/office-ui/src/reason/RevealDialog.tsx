import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { ReasonDialog } from './ReasonDialog.tsx';

/** For so long something is shown in clear, in ms (office 7). */
const revealedFor = 60_000;

/** What was revealed, for a minute, and the way to show something else; undefined while nothing is shown. */
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
  /** Shows it; what it throws is told in the dialog, where the reason stays. */
  onReveal: (reason: string) => Promise<void>;
}

/** Asks why an operator needs something that is hidden, before it is shown. */
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
