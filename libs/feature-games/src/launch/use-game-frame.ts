import { roundsPlayed } from '@parlour/api';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { frameMessage } from './frame-message.ts';

/**
 * How long to wait for a game to report that it is ready before the player is offered another try. The frame's `load` event proves nothing,
 * since an unreachable page fires it too.
 */
const PATIENCE_MS = 20_000;

export type GameFrameState = 'loading' | 'slow' | 'ready' | 'failed';

export interface GameFrameTies {
  state: GameFrameState;
  /** How much of the game has loaded, 0 to 1, if it reports progress. */
  progress: number | undefined;
  frame: RefObject<HTMLIFrameElement | null>;
}

/** Listens to a launched game: only to its own window on its own origin. */
export function useGameFrame(origin: string | undefined, onClose: () => void): GameFrameTies {
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<GameFrameState>('loading');
  const [progress, setProgress] = useState<number>();
  const queryClient = useQueryClient();

  const hear = useEffectEvent((event: MessageEvent<unknown>) => {
    if (origin === undefined) return;
    const message = frameMessage(event, { frame: frame.current?.contentWindow, origin });
    switch (message?.type) {
      case 'parlour.loading':
        setProgress(message.progress);
        break;
      case 'parlour.ready':
        setState('ready');
        break;
      case 'parlour.close':
        onClose();
        break;
      case 'parlour.balanceMayHaveChanged':
        roundsPlayed(queryClient);
        break;
      case 'parlour.error':
        setState('failed');
        break;
      case undefined:
        break;
    }
  });
  useEffect(() => {
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, []);

  const waits = state === 'loading' && origin !== undefined;
  useEffect(() => {
    if (!waits) return;
    const patience = setTimeout(() => setState('slow'), PATIENCE_MS);
    return () => clearTimeout(patience);
  }, [waits]);

  // Bets and wins are fetched again when the game is left, in case an event was lost.
  useEffect(() => () => roundsPlayed(queryClient), [queryClient]);

  return { state, progress, frame };
}
