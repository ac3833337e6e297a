/** Paths that belong to a contract, whether or not an operation exists there, for every audience. */
export function isApiPath(url: string): boolean {
  return /^\/(?:wps|lgw|lotto|psp|wallet|office)(?:\/|\?|$)/.test(url);
}

/** On every answer with data: nobody stores it, nothing in it runs, and no other site reads or frames it (security D13). */
export const answerHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;
