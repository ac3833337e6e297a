import { humanProofSeconds } from '@parlour/domain';
import type { Challenge } from 'altcha/lib';
import type { Api } from '../client.ts';
import { ApiError } from '../api-error.ts';

/** The solution of a human challenge: good once, until it expires. */
export interface HumanProof {
  /** Value of the `altcha` field. */
  altcha: string;
  /** In milliseconds of the page's clock. */
  expiresAt: number;
}

/** Allowance for the duration of the request. */
const SPARE_MS = 10_000;

/**
 * Fetches a proof-of-work challenge (ALTCHA) and solves it in workers of the site's own origin, so that the page stays
 * usable and the content security policy strict. Fails with an ApiError.
 */
export async function solveHumanChallenge(api: Api, options: { signal?: AbortSignal } = {}): Promise<HumanProof> {
  const asked = Date.now();
  // The contract passes ALTCHA's own challenge through without describing it.
  const challenge = (await api.call('getHumanChallenge', {}, options)) as unknown as Challenge;
  const [{ solveChallengeWorkers }, { createSolver }] = await Promise.all([import('altcha/lib'), import('./worker.ts')]);
  const controller = new AbortController();
  options.signal?.addEventListener('abort', () => controller.abort());
  const concurrency = Math.min(4, navigator.hardwareConcurrency || 1);
  const solution = await solveChallengeWorkers({ challenge, concurrency, createWorker: createSolver, controller });
  if (!solution) throw new ApiError({ code: 'human_verification_failed', status: 0 });
  const { parameters, signature } = challenge;
  return {
    altcha: btoa(JSON.stringify({ challenge: { parameters, signature }, solution })),
    // Counted from now, since the page's clock may differ from the gateway's.
    expiresAt: asked + humanProofSeconds * 1000 - SPARE_MS,
  };
}
