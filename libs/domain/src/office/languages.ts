import type { LanguageCode } from '../languages.ts';

/**
 * The languages that the office has catalogues in; a build offers those that are complete. What it writes to members is in their own
 * language (office, section 11).
 */
export const officeLanguages = ['EN', 'CN', 'VI', 'BN'] as const satisfies readonly LanguageCode[];
export type OfficeLanguage = (typeof officeLanguages)[number];
