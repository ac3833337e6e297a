import { toApiError, type ApiError } from '@parlour/api';
import { useCountdown } from '@parlour/ui';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { keepPause, readPause } from './code-pause.ts';

const MINUTE_MS = 60_000;
/** A form asks once a second at most, whatever is pressed (specification 4). */
const THROTTLE_MS = 1000;
const storage = () => sessionStorage;

export interface CodeSendingOptions {
  /**
   * What tells this form's countdown from another's, such as `register`; under it the countdown survives a reload. Who
   * changes it gives the component another React `key` too.
   */
  pauseKey: string;
  /** Asks the server for a code; fails with whatever the request failed with. */
  ask: () => Promise<{ expiredMinutes: number }>;
  /** A code was sent: the place to focus its field. */
  onSent?: (() => void) | undefined;
  /** Looks at a refusal first; true when it is shown elsewhere, such as at the field of the number. */
  onRefused?: ((error: ApiError) => boolean) | undefined;
}

export interface CodeSending {
  /** Until the next code may be asked for; 0 when it may. */
  secondsLeft: number;
  pending: boolean;
  /** A code was sent, in this visit of the form or in the one that a reload ended. */
  sent: boolean;
  /** Why nothing was sent, until `dismiss`. */
  problem: ApiError | null;
  dismiss(): void;
  send(): Promise<void>;
}

/**
 * Has a code sent and counts down until the next may be asked for: 60 seconds for each of the answer's `expiredMinutes`, or
 * the `retryAfter` of a refusal. `SentCodeField` shows all of it.
 */
export function useCodeSending({ pauseKey, ask, onSent, onRefused }: CodeSendingOptions): CodeSending {
  const [pause, setPause] = useState(() => readPause(storage, pauseKey, Date.now()));
  const [problem, setProblem] = useState<ApiError | null>(null);
  const asked = useRef(0);
  const sending = useMutation({ mutationFn: ask });
  const secondsLeft = useCountdown(pause.until) ?? 0;

  function waitFor(ms: number, sent: boolean) {
    const next = { until: Date.now() + ms, sent };
    keepPause(storage, pauseKey, next);
    setPause(next);
  }

  async function send() {
    if (sending.isPending || Date.now() - asked.current < THROTTLE_MS) return;
    asked.current = Date.now();
    setProblem(null);
    try {
      const { expiredMinutes } = await sending.mutateAsync();
      waitFor(expiredMinutes * MINUTE_MS, true);
      onSent?.();
    } catch (thrown) {
      const error = toApiError(thrown);
      if (error.waitMs !== null) waitFor(error.waitMs, pause.sent);
      if (onRefused?.(error) !== true) setProblem(error);
    }
  }

  return { secondsLeft, pending: sending.isPending, sent: pause.sent, problem, dismiss: () => setProblem(null), send };
}
