/** Every language the platform knows: the specification's code, its BCP 47 tag, its own name and direction (architecture 7). */
export const languages = {
  EN: { tag: 'en', name: 'English', direction: 'ltr' },
  BN: { tag: 'bn', name: 'বাংলা', direction: 'ltr' },
  VI: { tag: 'vi', name: 'Tiếng Việt', direction: 'ltr' },
  CN: { tag: 'zh-CN', name: '简体中文', direction: 'ltr' },
  TH: { tag: 'th', name: 'ไทย', direction: 'ltr' },
  AR: { tag: 'ar', name: 'العربية', direction: 'rtl' },
} as const satisfies Record<string, { tag: string; name: string; direction: 'ltr' | 'rtl' }>;

export type LanguageCode = keyof typeof languages;
export const languageCodes = Object.keys(languages) as LanguageCode[];

/** True when `code` is one of the specification's codes that the platform has. */
export function isLanguageCode(code: string): code is LanguageCode {
  return Object.hasOwn(languages, code);
}

/** The code whose BCP 47 tag is `tag`, or undefined. */
export function languageOfTag(tag: string): LanguageCode | undefined {
  return languageCodes.find((code) => languages[code].tag === tag);
}
