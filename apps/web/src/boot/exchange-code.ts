/** A link that logs in carries a one-time code: one use, 60 seconds (security row 3). A token in an address is never read. */
const codeForm = /^[\w-]{43}$/;

/** Takes the code out of the address bar and the history before anything else can see it; null where there is none. */
export function takeCode(): string | null {
  const address = new URL(location.href);
  const code = address.searchParams.get('code');
  if (code === null) return null;
  address.searchParams.delete('code');
  history.replaceState(history.state, '', address);
  return codeForm.test(code) ? code : null;
}
