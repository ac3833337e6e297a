import type { Context } from '../../../kernel/context.ts';
import { hashToken, newToken } from '../../../kernel/tokens.ts';

/** Binds an attempt at a provider to one browser; no script can read it. */
const browserCookie = '__Host-social';
const lifeSeconds = 3600;

/** The hash of this browser's cookie, which is set if there is none. */
export function markBrowser(context: Pick<Context, 'cookie' | 'setCookie' | 'random'>): string {
  const known = context.cookie(browserCookie);
  const mark = known && /^[\w-]{43}$/.test(known) ? known : newToken(context.random);
  context.setCookie(browserCookie, mark, lifeSeconds);
  return hashToken(mark);
}

/** The hash of this request's cookie; without a cookie, a value that matches nothing. */
export function browserOf({ cookie }: Pick<Context, 'cookie'>): string {
  return hashToken(cookie(browserCookie) ?? '');
}
