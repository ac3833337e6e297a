import { solveHumanChallenge, toApiError, useApi, type HumanProof } from '@parlour/api';
import { useCallback, useEffect, useRef, useState } from 'react';

export type HumanCheckState = 'working' | 'verified' | 'failed';

export interface HumanCheck {
  state: HumanCheckState;
  /**
   * Sends one request with a proof, and fails with what it fails with. A proof that was spent or has grown too old while the
   * form stood open is replaced first; one that the gateway finds too old all the same is replaced once, unseen.
   */
  spend<T>(send: (altcha: string) => Promise<T>): Promise<T>;
  /** Tries again after a failure. */
  retry(): void;
}

/**
 * Proves in the background, while the visitor fills in a form, that a browser and not a script is at work (ALTCHA).
 * Nothing has to be seen, heard or dragged.
 */
export function useHumanCheck(): HumanCheck {
  const api = useApi();
  const [state, setState] = useState<HumanCheckState>('working');
  const proof = useRef<Promise<HumanProof> | null>(null);
  const abort = useRef<AbortController | null>(null);

  const solve = useCallback(() => {
    abort.current = new AbortController();
    const { signal } = abort.current;
    setState('working');
    const solving = solveHumanChallenge(api, { signal });
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
  }, [api]);

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
        if (toApiError(thrown).code !== 'human_verification_failed') throw thrown;
        return send((await solve()).altcha);
      }
    },
    [take, solve],
  );

  return { state, spend, retry: () => void solve().catch(() => undefined) };
}
