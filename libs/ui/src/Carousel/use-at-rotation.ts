import { useState } from 'react';

/** What something that rotates tells about itself. */
export interface Rotation {
  /** True once it moves by itself, even while a reader has paused it. */
  onRun: (moves: boolean) => void;
  /** It has moved on, by itself or by a press. */
  onRotate: () => void;
}

/**
 * Keeps what a carousel or ticker shows until it moves on, so that nothing changes under a reader's finger (content N9). What does not move
 * by itself changes at once, and so does everything when `key` changes. `waits` is true while something newer is held back.
 */
export function useAtRotation<T>(latest: T, key: string): { shown: T; waits: boolean; rotation: Rotation } {
  const [held, setHeld] = useState<{ value: T; key: string }>();
  const now = { value: latest, key };
  const shown = held?.key === key ? held.value : latest;
  return {
    shown,
    waits: shown !== latest,
    rotation: {
      onRun: (moves) => setHeld(moves ? now : undefined),
      onRotate: () => setHeld((before) => before && now),
    },
  };
}
