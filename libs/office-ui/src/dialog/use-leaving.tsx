import { useState, type ReactNode } from 'react';
import { LeaveDialog } from './LeaveDialog.tsx';
import { useUnsaved } from './unsaved.ts';

export interface Leaving {
  /** Closes at once, or asks first. */
  leave: () => void;
  /** To be rendered beside what is closed. */
  question: ReactNode;
}

/** How something that holds a form is closed: asks first while what was typed is not saved, as the office does elsewhere (office O37). */
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
