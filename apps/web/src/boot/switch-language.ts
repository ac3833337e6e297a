import { updateLanguage } from '@parlour/api';
import type { LanguageCode } from '@parlour/domain';
import { markDocument, rememberLanguage, speak, textsOf } from './language.ts';
import type { Page } from './page.ts';

/**
 * Changes the page's language without a reload: fetches what the screen shows in that language first, so that nothing
 * falls back to a skeleton. Rejects, with the old language kept, when
 * the texts cannot be fetched.
 */
export async function switchLanguage({ i18n, router, language, api, queryClient }: Page, next: LanguageCode): Promise<void> {
  const messages = await textsOf(next);
  language.next = next;
  await router.invalidate();
  speak(i18n, next, messages);
  rememberLanguage(next);
  markDocument(next);
  // Letters follow the page. Where that failed they stay as they were, which is no reason to stop a reader.
  void updateLanguage(api, queryClient, next).catch(() => undefined);
}
