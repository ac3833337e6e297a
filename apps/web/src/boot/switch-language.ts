import { updateLanguage } from '@parlour/api';
import type { LanguageCode } from '@parlour/domain';
import { markDocument, rememberLanguage, speak, textsOf } from './language.ts';
import type { Page } from './page.ts';

/**
 * Changes the page's language without a reload: first loads what the screen shows in that language, so that nothing falls back to a
 * skeleton. Rejects, keeping the old language, if the texts cannot be loaded.
 */
export async function switchLanguage({ i18n, router, language, api, queryClient }: Page, next: LanguageCode): Promise<void> {
  const messages = await textsOf(next);
  language.next = next;
  await router.invalidate();
  speak(i18n, next, messages);
  rememberLanguage(next);
  markDocument(next);
  // Fonts follow the page. If they fail to load they stay as they were, which is no reason to stop a reader.
  void updateLanguage(api, queryClient, next).catch(() => undefined);
}
