import { useCallback, useEffect, useRef, useState } from 'react';

/** The solution of a challenge: good once, until it expires. */
export interface HumanProof {
  /** What is sent with the request. */
  altcha: string;
  /** In milliseconds of the page's clock. */
  expiresAt: number;
}

/** How a human check is solved. Keep it the same object while the form stands: another one solves again. */
export interface HumanChallenge {
  solve(signal: AbortSignal): Promise<HumanProof>;
  /** Whether a request failed because its proof had become too old. */
  isProofRefused(thrown: unknown): boolean;
}

export interface HumanCheck {
  state: 'working' | 'verified' | 'failed';
  /**
   * Sends one request with a proof, and fails with what it fails with. A proof that was spent or has expired while the form
   * stood open is replaced first; one that is refused as too old all the same is replaced once, unseen.
   */
  spend<T>(send: (altcha: string) => Promise<T>): Promise<T>;
  /** Tries again after a failure. */
  retry(): void;
}

/**
 * Proves in the background, while the visitor fills in a form, that a browser and not a script is at work (ALTCHA).
 * Nothing has to be seen, heard or dragged.
 */
export function useHumanCheck(challenge: HumanChallenge): HumanCheck {
  const [state, setState] = useState<HumanCheck['state']>('working');
  const proof = useRef<Promise<HumanProof> | null>(null);
  const abort = useRef<AbortController | null>(null);

  const solve = useCallback(() => {
    abort.current = new AbortController();
    const { signal } = abort.current;
    setState('working');
    const solving = challenge.solve(signal);
    proof.current = solving;
    solving.then(
      () => setState('verified'),
      () => {
        if (signal.aborted) return;
        proof.current = null;
        setState('failed');
      },
    );
    return solving;
  }, [challenge]);

  useEffect(() => {
    void solve().catch(() => undefined);
    return () => abort.current?.abort();
  }, [solve]);

  const take = useCallback(async () => {
    const solved = await (proof.current ?? solve());
    const usable = Date.now() < solved.expiresAt ? solved : await solve();
    proof.current = null;
    return usable.altcha;
  }, [solve]);

  const spend = useCallback(
    async <T>(send: (altcha: string) => Promise<T>): Promise<T> => {
      try {
        return await send(await take());
      } catch (thrown) {
        if (!challenge.isProofRefused(thrown)) throw thrown;
        return send((await solve()).altcha);
      }
    },
    [challenge, take, solve],
  );

  return { state, spend, retry: () => void solve().catch(() => undefined) };
}
