import { errorMessage, exchangeMutation, toApiError } from '@parlour/api';
import { authDialogAtom, verificationOf } from '@parlour/feature-auth';
import { pages } from '@parlour/routes';
import type { CodeOfLink } from './exchange-code.ts';
import type { Page } from './page.ts';

/** Logs in with the code, or says why not; the page continues either way. */
export async function logInByCode({ api, queryClient, i18n, toasts, store }: Page, link: CodeOfLink): Promise<void> {
  // The QR code of the app leads to its page.
  const purpose = FLAGS.liteApp && location.pathname === pages.download.path ? 'app' : link.purpose;
  try {
    const exchange = queryClient.getMutationCache().build(queryClient, exchangeMutation(api, queryClient));
    const { passwordExpired } = await exchange.execute({ code: link.code, purpose });
    if (passwordExpired) store.set(authDialogAtom, { kind: 'changePassword', required: true });
  } catch (thrown) {
    const verification = verificationOf(thrown);
    if (verification) return store.set(authDialogAtom, { kind: 'login', verification });
    const error = toApiError(thrown);
    if (link.purpose === 'reset' && error.code === 'code_invalid') store.set(authDialogAtom, { kind: 'recover', stale: true });
    else toasts.show({ mood: 'warning', text: i18n._(errorMessage(error)) });
  }
}
