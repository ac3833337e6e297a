import { errorMessage, exchangeMutation } from '@parlour/api';
import type { Page } from './page.ts';

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

/** Logs in by the code, or says why not; the page goes on in either case. */
export async function logInByCode({ api, queryClient, i18n, toasts }: Page, code: string): Promise<void> {
  try {
    await queryClient.getMutationCache().build(queryClient, exchangeMutation(api, queryClient)).execute(code);
  } catch (error) {
    toasts.show({ mood: 'warning', text: i18n._(errorMessage(error)) });
  }
}
