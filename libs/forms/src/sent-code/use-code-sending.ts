import { useCountdown } from '@parlour/ui';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Refusal } from '../refusal.ts';
import { keepPause, readPause } from './code-pause.ts';

const MINUTE_MS = 60_000;
/** A form requests a code at most once a second, however often the button is pressed (specification 4). */
const THROTTLE_MS = 1000;
const storage = () => sessionStorage;

export interface CodeSendingOptions<R extends Refusal> {
  /**
   * Identifies this form's countdown, such as `register`; it is stored under this key and survives a reload. When changing it,
   * change the component's React `key` too.
   */
  pauseKey: string;
  /** Requests a code; resolves with how long it is valid. */
  send: () => Promise<{ expiredMinutes: number }>;
  /** Converts the error of `send` to a refusal. */
  refusalOf: (thrown: unknown) => R;
  /** Called after a code was sent, to focus its field. */
  onSent?: (() => void) | undefined;
  /** Sees a refusal first; returns true if it is shown elsewhere, such as at the number's field. */
  onRefused?: ((refusal: R) => boolean) | undefined;
}

export interface CodeSending {
  /** Until the next code may be requested; 0 if it may. */
  secondsLeft: number;
  pending: boolean;
  /** Whether a code was sent, in this visit of the form or before a reload. */
  sent: boolean;
  /** Why no code was sent, until `dismiss`. */
  problem: Refusal | null;
  dismiss(): void;
  send(): Promise<void>;
}

/**
 * Requests a code and counts down until the next may be requested: 60 seconds for each of the answer's `expiredMinutes`, or the
 * wait stated by a refusal. `SentCodeField` shows all of this.
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
