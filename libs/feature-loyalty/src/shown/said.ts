// @flag points or vip or missions or manualRebate or bonuses or referral
import { formatMoney, fromDecimal, fromWire, type Currency, type WireMoney } from '@parlour/domain';

/** An amount of the wire as the reader writes it. */
export const said = (amount: WireMoney, locale: string): string => formatMoney(fromWire(amount), locale);

/** A decimal of the member's currency as the reader writes it. */
export const saidDecimal = (amount: string, currency: Currency, locale: string): string =>
  formatMoney(fromDecimal(amount, currency), locale);
