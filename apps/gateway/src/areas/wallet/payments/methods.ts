import { methodLimits, timeIn, whyMethodClosed, type AmountLimits, type MethodTerms, type Money, type PaymentPlace } from '@parlour/domain';
import type { Selectable } from 'kysely';
import type { Merchant } from '../../../kernel/merchants.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Db } from '../../../kernel/tables.ts';
import type { PaymentMethodTable } from '../tables.ts';
import { amountOf } from '../to-wire.ts';
import type { PaymentMethod, PaymentProvider } from './provider.ts';

/** A method of a merchant's provider with its current terms. */
export interface KnownMethod extends MethodTerms {
  method: PaymentMethod;
  /** What the provider charges the merchant, in hundredths of a percent. */
  fee: number;
  /** Counts the changes of its terms. */
  version: number;
  changed: { by: string; at: Date; reason: string } | null;
}

/** A method that can be used now, and the limits of one deposit by it. */
export interface OpenMethod {
  method: PaymentMethod;
  limits: AmountLimits;
  /** The lowest VIP level that may use it, as in MethodTerms. */
  minLevel: number;
}

/** The methods of a merchant's provider in the merchant's order; those without a place come last, in the provider's order. */
export async function methodsOf(
  db: Db,
  { code, currency }: Pick<Merchant, 'code' | 'currency'>,
  { code: provider, methods }: Pick<PaymentProvider, 'code' | 'methods'>,
): Promise<KnownMethod[]> {
  if (methods.length === 0) return [];
  const rows = await db.selectFrom('payment_method').selectAll().where('merchant', '=', code).where('provider', '=', provider).execute();
  const placeOf = (method: PaymentMethod) => rows.find((row) => row.method === method)?.position ?? Number.MAX_SAFE_INTEGER;
  return methods
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map((method) =>
      knownMethod(
        method,
        rows.find((row) => row.method === method),
        currency,
      ),
    );
}

/** Those that can be used right now. */
export function openMethods(methods: readonly KnownMethod[], limits: AmountLimits, place: PaymentPlace): OpenMethod[] {
  return methods.flatMap((each) => {
    const own = whyMethodClosed(each, limits, place) === undefined ? methodLimits(each, limits) : null;
    return own ? [{ method: each.method, limits: own, minLevel: each.minLevel }] : [];
  });
}

/** The circumstances of a payment, which decide the methods that are open; `level` is the payer's, null if it does not matter who pays. */
export function paymentPlace(
  { brand }: Pick<Merchant, 'brand'>,
  { country, level }: Pick<PaymentPlace, 'country' | 'level'>,
  now: Date,
): PaymentPlace {
  return { country, level, time: timeIn(brand.timeZone, now) };
}

/**
 * The limits of a deposit by the method that a player chose. If none was chosen, the provider's own page asks, without knowing the
 * merchant's terms: that is possible only if all of the merchant's methods are open to any amount. Throws the Refusal `field_invalid`.
 */
export function depositLimits(
  methods: readonly KnownMethod[],
  chosen: PaymentMethod | undefined,
  limits: AmountLimits,
  place: PaymentPlace,
): AmountLimits {
  const open = openMethods(methods, limits, place);
  if (chosen !== undefined) {
    const found = open.find(({ method }) => method === chosen);
    if (!found) throw new Refusal('field_invalid', { fields: [{ field: 'method', rule: 'pattern' }] });
    return found.limits;
  }
  const common = open.reduce<AmountLimits | null>((all, each) => all && methodLimits(each.limits, all), limits);
  if (open.length < methods.length || common === null)
    throw new Refusal('field_invalid', { fields: [{ field: 'method', rule: 'required' }] });
  return common;
}

function knownMethod(method: PaymentMethod, row: Selectable<PaymentMethodTable> | undefined, currency: Merchant['currency']): KnownMethod {
  const sum = (minor: string | null | undefined): Money | null => (minor == null ? null : amountOf({ amount: minor, currency }));
  return {
    method,
    on: row?.is_on ?? true,
    min: sum(row?.min_amount),
    max: sum(row?.max_amount),
    fee: row?.fee ?? 0,
    countries: row?.countries ?? [],
    hours: row?.hours_from != null && row.hours_to != null ? { from: row.hours_from, to: row.hours_to } : null,
    minLevel: row?.min_level ?? 0,
    version: row?.version ?? 0,
    changed: row?.changed_at ? { by: row.changed_by ?? '', at: row.changed_at, reason: row.reason ?? '' } : null,
  };
}
