import type { Currency } from '../currencies.ts';
import type { Limits, RulePack } from './pack.ts';
import type { PackSettings } from './settings.ts';

/**
 * What an amount of a shipped pack is in each currency, times ten. Packs are written in amounts that suit currencies of about a hundred
 * to the dollar; a dong is worth so little that nobody bets one, and a thousand euros a unit would be a large bet.
 */
const tenfold: Readonly<Record<Currency, bigint>> = {
  BDT: 10n,
  INR: 10n,
  THB: 10n,
  PHP: 10n,
  CNY: 10n,
  MYR: 10n,
  BRL: 10n,
  AED: 10n,
  USD: 1n,
  EUR: 1n,
  JPY: 100n,
  KRW: 1_000n,
  IDR: 1_000n,
  VND: 10_000n,
};

/** What a merchant's settings of a shipped pack are until an operator changes them: limits and steps of exposure in its currency. */
export function shippedSettings(pack: RulePack, currency: Currency): PackSettings {
  const factor = tenfold[currency];
  const [type] = pack.types;
  if (factor === 10n || !type) return {};
  const inCurrency = (amount: string) => {
    const tenths = BigInt(amount) * factor;
    return tenths % 10n === 0n ? String(tenths / 10n) : `${tenths / 10n}.${tenths % 10n}0`;
  };
  // Shipped packs have the same for every type.
  const { limits, exposure } = type;
  const scaled: Limits = {
    minUnit: inCurrency(limits.minUnit),
    maxUnit: inCurrency(limits.maxUnit),
    maxStakePerDraw: inCurrency(limits.maxStakePerDraw),
    maxPayout: inCurrency(limits.maxPayout),
  };
  return { limits: scaled, steps: exposure.steps.map((step) => ({ ...step, from: inCurrency(step.from) })) };
}
