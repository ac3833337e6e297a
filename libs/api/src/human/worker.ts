import solverUrl from 'altcha/workers/pbkdf2?worker&url';

/** Where scripts of workers may come from: this page's own files, and nothing that an answer says (security D03). */
const policy = globalThis.trustedTypes?.createPolicy('parlour-worker', {
  createScriptURL(url) {
    if (url !== solverUrl) throw new TypeError('not a worker of this page');
    return url;
  },
});

export function createSolver(): Worker {
  const url = policy ? policy.createScriptURL(solverUrl) : solverUrl;
  return new Worker(url as string, { type: 'module' });
}
