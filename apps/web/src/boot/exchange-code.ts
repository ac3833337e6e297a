/** A link that logs in carries a one-time code (security row 3). A token in an address is never read. */
const codeForm = /^[\w-]{43}$/;

export interface CodeOfLink {
  code: string;
  /** The link of a mail about a forgotten password leads to `/forgot`. */
  purpose: 'login' | 'reset';
}

/** Takes the code out of the address bar and the history before anything else can see it; null if there is none. */
export function takeCode(): CodeOfLink | null {
  const address = new URL(location.href);
  const code = address.searchParams.get('code');
  // What is much shorter names a promotion, on the page of deposits.
  if (!code || code.length < 32) return null;
  address.searchParams.delete('code');
  const purpose = address.pathname === '/forgot' ? 'reset' : 'login';
  const known = codeForm.test(code);
  // What follows is a dialog of the home page, different from the one that asks for a link.
  if (purpose === 'reset' && known) address.pathname = '/';
  history.replaceState(history.state, '', address);
  return known ? { code, purpose } : null;
}
