import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { languages } from '@parlour/domain';
import type { OfficeLanguage } from '@parlour/domain/office';

const catalogs: Record<OfficeLanguage, () => Promise<{ messages: Messages }>> = {
  EN: () => import('../locales/en.po'),
  CN: () => import('../locales/zh-CN.po'),
  VI: () => import('../locales/vi.po'),
  BN: () => import('../locales/bn.po'),
};

/** The first language among `wanted` (BCP 47, most wanted first) that the office has; English if it has none. */
export function languageFor(wanted: readonly string[]): OfficeLanguage {
  const primary = (tag: string) => tag.split('-')[0];
  const found = wanted.flatMap((tag) => OFFICE_LANGUAGES.filter((code) => primary(languages[code].tag) === primary(tag)));
  return found[0] ?? 'EN';
}

/** Loads the texts of a language and shows them from now on. */
export async function speak(i18n: I18n, language: OfficeLanguage): Promise<void> {
  const { messages } = await catalogs[language]();
  document.documentElement.lang = languages[language].tag;
  i18n.loadAndActivate({ locale: languages[language].formatTag, messages });
}

export async function speaking(language: OfficeLanguage): Promise<I18n> {
  const i18n = setupI18n();
  await speak(i18n, language);
  return i18n;
}
