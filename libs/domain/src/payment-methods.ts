import { compare, type Money } from './money.ts';
import type { AmountLimits } from './wallet-rules.ts';

/** A daily span on a 24-hour clock, such as `08:00`. It ends before `to`; if `to` is earlier than `from`, on the next day. */
export interface DailyHours {
  from: string;
  to: string;
}

/** On which terms a merchant takes deposits by a payment method. */
export interface MethodTerms {
  on: boolean;
  /** The method's own limits; null if only the merchant's apply. */
  min: Money | null;
  max: Money | null;
  /** Two-letter codes of the countries from which it can be used; empty for all. */
  countries: readonly string[];
  /** In the merchant's time zone; null for the whole day. */
  hours: DailyHours | null;
  /** The VIP level from which members can use it; 0 for everybody. */
  minLevel: number;
}

/** Who wants to pay, where and when. */
export interface PaymentPlace {
  /** Null if unknown: then methods limited to certain countries are closed. */
  country: string | null;
  /** In the merchant's time zone, as `timeIn` gives it. */
  time: string;
  /** The payer's VIP level, 0 for none; null if the payer is not known yet: then methods that need a level count as open. */
  level: number | null;
}

/** Why a method is closed to everyone now. `limits`: no amount is within both its own limits and the merchant's. */
export type MethodClosed = 'off' | 'limits' | 'hours' | 'country' | 'level';

/** Why a method cannot be used there and then; undefined if it can, for amounts within `methodLimits`. */
export function whyMethodClosed(
  terms: MethodTerms,
  limits: AmountLimits,
  { country, time, level }: PaymentPlace,
): MethodClosed | undefined {
  if (!terms.on) return 'off';
  if (methodLimits(terms, limits) === null) return 'limits';
  if (terms.hours && !isWithinHours(terms.hours, time)) return 'hours';
  if (terms.countries.length > 0 && (country === null || !terms.countries.includes(country))) return 'country';
  if (level !== null && level < terms.minLevel) return 'level';
  return undefined;
}

/** The limits of one deposit by a method, within the merchant's; null if no amount is left. */
export function methodLimits(own: Pick<MethodTerms, 'min' | 'max'>, limits: AmountLimits): AmountLimits | null {
  const min = own.min && compare(own.min, limits.min) > 0 ? own.min : limits.min;
  const max = own.max && compare(own.max, limits.max) < 0 ? own.max : limits.max;
  return compare(min, max) > 0 ? null : { min, max };
}

/** Whether a change allows amounts that were refused before, so that two people must decide it (office 4, `safety`). */
export function loosensMethod(before: Pick<MethodTerms, 'min' | 'max'>, after: Pick<MethodTerms, 'min' | 'max'>): boolean {
  const isLower = before.min !== null && (after.min === null || compare(after.min, before.min) < 0);
  const isHigher = before.max !== null && (after.max === null || compare(after.max, before.max) > 0);
  return isLower || isHigher;
}

/** The time of day in a time zone, such as `08:05`. */
export function timeIn(zone: string, at: Date): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at);
}

/** Whether a time of day, as `timeIn` gives it, is within such hours. */
export function isWithinHours({ from, to }: DailyHours, time: string): boolean {
  return from < to ? from <= time && time < to : from <= time || time < to;
}
