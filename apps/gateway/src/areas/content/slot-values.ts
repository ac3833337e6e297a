import { fromDecimal, formatMoney, languages, type LanguageCode } from '@parlour/domain';
import type { ContentSlot } from '@parlour/domain/content';
import type { Merchant } from '../../kernel/merchants.ts';

/** Values by slot; a slot is absent if the settings have no value for it. */
export type ContentValues = Readonly<Partial<Record<ContentSlot, string>>>;

/** The values that a merchant's settings fill into texts, in a language (content N41). */
export function slotValues({ name, brand, currency }: Merchant, language: LanguageCode): ContentValues {
  const { formatTag } = languages[language];
  const { deposit, withdrawal, withdrawalHours } = brand.limits;
  const hours = new Intl.NumberFormat(formatTag, { style: 'unit', unit: 'hour', unitDisplay: 'long' });
  const mail = brand.contacts.find(({ url }) => url.startsWith('mailto:'));
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
    withdrawalTime: hours.format(Number(withdrawalHours)),
    ...(mail && { supportEmail: mail.url.slice('mailto:'.length) }),
  };
}
