import { useCountdown } from '@parlour/ui';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Refusal } from '../refusal.ts';
import { keepPause, readPause } from './code-pause.ts';

const MINUTE_MS = 60_000;
/** A form asks once a second at most, whatever is pressed (specification 4). */
const THROTTLE_MS = 1000;
const storage = () => sessionStorage;

export interface CodeSendingOptions<R extends Refusal> {
  /**
   * Tells this form's countdown from another's, such as `register`; the countdown is kept under it and survives a reload. Whoever
   * changes it gives the component another React `key` too.
   */
  pauseKey: string;
  /** Asks for a code to be sent, and answers for how long it is good. */
  send: () => Promise<{ expiredMinutes: number }>;
  /** Reads what `send` failed with. */
  refusalOf: (thrown: unknown) => R;
  /** A code was sent: the place to focus its field. */
  onSent?: (() => void) | undefined;
  /** Looks at a refusal first; true when it is shown elsewhere, such as at the field of the number. */
  onRefused?: ((refusal: R) => boolean) | undefined;
}

export interface CodeSending {
  /** Until the next code may be asked for; 0 when it may. */
  secondsLeft: number;
  pending: boolean;
  /** A code was sent, in this visit of the form or in the one that a reload ended. */
  sent: boolean;
  /** Why nothing was sent, until `dismiss`. */
  problem: Refusal | null;
  dismiss(): void;
  send(): Promise<void>;
}

/**
 * Has a code sent and counts down until the next may be asked for: 60 seconds for each of the answer's `expiredMinutes`, or
 * the wait that a refusal tells. `SentCodeField` shows all of it.
 */
export function useCodeSending<R extends Refusal>(options: CodeSendingOptions<R>): CodeSending {
  const { pauseKey, refusalOf, onSent, onRefused } = options;
  const [pause, setPause] = useState(() => readPause(storage, pauseKey, Date.now()));
  const [problem, setProblem] = useState<Refusal | null>(null);
  const asked = useRef(0);
  const sending = useMutation({ mutationFn: options.send });
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
      const refusal = refusalOf(thrown);
      if (refusal.waitMs !== null) waitFor(refusal.waitMs, pause.sent);
      if (onRefused?.(refusal) !== true) setProblem(refusal);
    }
  }

  return { secondsLeft, pending: sending.isPending, sent: pause.sent, problem, dismiss: () => setProblem(null), send };
}
