/** Whether a path belongs to a contract of any audience, even if no operation exists there. */
export function isApiPath(url: string): boolean {
  return /^\/(?:wps|lgw|lotto|psp|wallet|office)(?:\/|\?|$)/.test(url);
}

/**
 * Headers of every answer with data: it may not be stored, nothing in it may run, and no other site may read or frame it (security D13).
 */
export const answerHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;
