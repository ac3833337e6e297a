import { fromDecimal, formatMoney, languages, type LanguageCode } from '@parlour/domain';
import type { ContentSlot } from '@parlour/domain/content';
import type { Merchant } from '../../kernel/merchants.ts';

/** The values that a merchant's settings fill into texts, in a language (content N41). */
export function slotValues({ name, brand, currency }: Merchant, language: LanguageCode): Readonly<Record<ContentSlot, string>> {
  const { formatTag } = languages[language];
  const { deposit, withdrawal } = brand.limits;
  const amount = (decimal: string) => formatMoney(fromDecimal(decimal, currency), formatTag);
  return {
    siteName: name,
    currency,
    minimumAge: new Intl.NumberFormat(formatTag).format(brand.jurisdiction.minimumAge),
    licence: brand.jurisdiction.licence,
    minDeposit: amount(deposit.min),
    maxDeposit: amount(deposit.max),
    minWithdrawal: amount(withdrawal.min),
    maxWithdrawal: amount(withdrawal.max),
  };
}
