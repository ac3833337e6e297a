import type { Currency, LanguageCode } from '@parlour/domain';
import { filledText, slotsOf, type Offer, type PromotionTexts } from '@parlour/domain/rewards';
import { textIn } from '../../../kernel/asked-language.ts';
import type { Merchant } from '../../../kernel/merchants.ts';

/** A promotion's texts for a member in a language, with the figures of its terms filled in (rewards.md 1). */
export function wordsOf(
  { code, offer, texts }: { code: string; offer: Pick<Offer, 'terms'>; texts: PromotionTexts },
  merchant: Pick<Merchant, 'defaultLanguage'>,
  { currency, language }: { currency: Currency; language: LanguageCode },
): { title: string; description: string; terms: string } {
  const slots = slotsOf(offer, currency, language);
  const filled = (name: keyof PromotionTexts) => filledText(textIn(texts[name] ?? {}, language, merchant), slots);
  return { title: filled('title') || code, description: filled('description'), terms: filled('terms') };
}
