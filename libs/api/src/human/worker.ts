import solverUrl from 'altcha/workers/pbkdf2?worker&url';
import { scriptPolicyName } from './script-policy.ts';

/** A worker that solves challenges; its address passes the page's script policy where there is one. */
export function createSolver(): Worker {
  const policy = globalThis[scriptPolicyName];
  const url = policy ? policy.createScriptURL(solverUrl) : solverUrl;
  return new Worker(url as string, { type: 'module' });
}
