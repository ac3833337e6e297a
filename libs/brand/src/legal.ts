import type { LanguageCode } from '@parlour/domain';
import { legal } from 'virtual:brand-legal';
import type { LegalDocument } from './legal-documents.ts';
import type { LegalBlock } from './legal-text.ts';

export type { LegalBlock };
export type LegalTexts = Readonly<Record<LegalDocument, readonly LegalBlock[]>>;

/** The brand's legal texts in one of its languages, fetched when first asked for. Rejects when the script cannot be fetched. */
export async function legalTexts(language: LanguageCode): Promise<LegalTexts> {
  const load = legal[language];
  if (!load) throw new RangeError(`${language} is no language of this brand`);
  return (await load()).default;
}
