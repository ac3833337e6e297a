import { errorMessage, exchangeMutation } from '@parlour/api';
import type { Page } from './page.ts';

/** Logs in by the code, or says why not; the page goes on in either case. */
export async function logInByCode({ api, queryClient, i18n, toasts }: Page, code: string): Promise<void> {
  try {
    await queryClient.getMutationCache().build(queryClient, exchangeMutation(api, queryClient)).execute(code);
  } catch (error) {
    toasts.show({ mood: 'warning', text: i18n._(errorMessage(error)) });
  }
}
