import solverUrl from 'altcha/workers/pbkdf2?worker&url';
import { scriptPolicyName } from './script-policy.ts';

/** A worker that solves challenges; where the page has a policy for scripts, by its leave. */
export function createSolver(): Worker {
  const policy = globalThis[scriptPolicyName];
  const url = policy ? policy.createScriptURL(solverUrl) : solverUrl;
  return new Worker(url as string, { type: 'module' });
}
