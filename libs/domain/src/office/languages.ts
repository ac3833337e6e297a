import type { LanguageCode } from '../languages.ts';

/** The languages of the office itself that are whole; what it writes to members is in theirs (office, section 11). */
export const officeLanguages = ['EN'] as const satisfies readonly LanguageCode[];
export type OfficeLanguage = (typeof officeLanguages)[number];
