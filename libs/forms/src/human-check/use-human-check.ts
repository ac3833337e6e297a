import { useCallback, useEffect, useRef, useState } from 'react';

/** The solution of a challenge: good once, until it expires. */
export interface HumanProof {
  /** What is sent with the request. */
  altcha: string;
  /** In milliseconds of the page's clock. */
  expiresAt: number;
}

/** How a human check is solved. Keep the object stable while the form is mounted: a new one starts over. */
export interface HumanChallenge {
  solve(signal: AbortSignal): Promise<HumanProof>;
  /** Whether a request failed because its proof had expired. */
  isProofRefused(thrown: unknown): boolean;
}

export interface HumanCheck {
  state: 'working' | 'verified' | 'failed';
  /**
   * Sends one request with a proof and passes on its error. A proof that was used or has expired while the form was open is
   * replaced first; one that is refused as expired all the same is silently replaced once.
   */
  spend<T>(send: (altcha: string) => Promise<T>): Promise<T>;
  /** Tries again after a failure. */
  retry(): void;
}

/**
 * Solves a proof of work (ALTCHA) in the background while the visitor fills in a form, to make scripts expensive. Nothing has to
 * be seen, heard or dragged.
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
