import type { Currency } from '../currencies.ts';
import type { Limits, RulePack } from './pack.ts';
import type { PackSettings } from './settings.ts';

/**
 * Ten times the factor by which amounts of a shipped pack are multiplied in each currency. Packs are written in amounts that suit
 * currencies of about a hundred to the dollar; a dong is worth so little that nobody bets one, and a thousand euros a unit would be a large
 * bet.
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

/** A merchant's settings of a shipped pack until an operator changes them: limits and exposure steps in its currency. */
export function shippedSettings(pack: RulePack, currency: Currency): PackSettings {
  const factor = tenfold[currency];
  const [type] = pack.types;
  if (factor === 10n || !type) return {};
  const inCurrency = (amount: string) => {
    const tenths = BigInt(amount) * factor;
    return tenths % 10n === 0n ? String(tenths / 10n) : `${tenths / 10n}.${tenths % 10n}0`;
  };
  // Shipped packs have the same limits and steps for every type.
  const { limits, exposure } = type;
  const scaled: Limits = {
    minUnit: inCurrency(limits.minUnit),
    maxUnit: inCurrency(limits.maxUnit),
    maxStakePerDraw: inCurrency(limits.maxStakePerDraw),
    maxPayout: inCurrency(limits.maxPayout),
  };
  return { limits: scaled, steps: exposure.steps.map((step) => ({ ...step, from: inCurrency(step.from) })) };
}
