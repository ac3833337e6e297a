import { useState, type ReactNode } from 'react';
import { LeaveDialog } from './LeaveDialog.tsx';
import { useUnsaved } from './unsaved.ts';

export interface Leaving {
  /** Closes at once, or asks first. */
  leave: () => void;
  /** Render it beside the content that is being closed. */
  question: ReactNode;
}

/** Closes something that contains a form: asks first if it has unsaved input, as everywhere in the office (office O37). */
export function useLeaving(isUnsaved: boolean, onClose: () => void): Leaving {
  useUnsaved(isUnsaved);
  const [isAsking, setAsking] = useState(false);
  return {
    leave: () => (isUnsaved ? setAsking(true) : onClose()),
    question: (
      <LeaveDialog
        open={isAsking}
        onStay={() => setAsking(false)}
        onLeave={() => {
          setAsking(false);
          onClose();
        }}
      />
    ),
  };
}
