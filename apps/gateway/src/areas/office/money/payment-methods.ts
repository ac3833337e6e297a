import { toDecimal, whyMethodClosed, type Money } from '@parlour/domain';
import { sql } from 'kysely';
import type { Merchant } from '../../../kernel/merchants.ts';
import { withKeysInForce } from '../../../outbound/partner-keys.ts';
import { limitsOf, merchantInForce } from '../../settings/decisions.ts';
import { methodsOf, paymentPlace, type KnownMethod } from '../../wallet/payments/methods.ts';
import type { PaymentMethod, PaymentProvider } from '../../wallet/payments/provider.ts';
import { paymentProviders, paymentsMissing, providerFor } from '../../wallet/payments/providers.ts';
import { merchantsNamed, refused, type InputOf, type Operator, type Schema } from '../operator.ts';

type Outcomes = Schema<'MethodOutcomes'>;
const dayMs = 24 * 3_600_000;

/** The payment methods of these merchants, in each merchant's order. A merchant without a provider has no methods. */
export async function paymentMethodsList(
  operator: Operator,
  { merchant: named }: InputOf<'listPaymentMethods'>,
): Promise<Schema<'PaymentMethod'>[]> {
  const rows: Schema<'PaymentMethod'>[] = [];
  for (const merchant of merchantsNamed(operator, named)) rows.push(...(await methodsShown(operator, merchant)));
  return rows;
}

/** The methods of one merchant as the office shows them. */
export async function methodsShown(operator: Operator, merchant: Merchant): Promise<Schema<'PaymentMethod'>[]> {
  const { db, merchants, clock } = operator;
  const provider = providerOf(operator, merchant);
  const known = provider ? await methodsOf(db, merchant, provider) : [];
  if (!provider || known.length === 0) return [];
  const now = clock.now();
  const limits = limitsOf(await merchantInForce(db, merchants, merchant.code, now), 'deposit');
  const outcomes = await outcomesOf(db, { merchant: merchant.code, provider: provider.code, since: new Date(now.getTime() - dayMs) });
  return known.map((each) => ({
    id: methodId(merchant.code, each.method),
    merchant: merchant.code,
    currency: merchant.currency,
    timeZone: merchant.brand.timeZone,
    provider: provider.code,
    method: each.method,
    on: each.on,
    min: decimal(each.min),
    max: decimal(each.max),
    fee: each.fee,
    countries: [...each.countries],
    hours: each.hours,
    minLevel: each.minLevel,
    // Ignores country and level, which differ from player to player.
    now: closedNow(whyMethodClosed({ ...each, countries: [] }, limits, paymentPlace(merchant, { country: null, level: null }, now))),
    version: each.version,
    by: each.changed?.by ?? null,
    at: each.changed?.at.toISOString() ?? null,
    reason: each.changed?.reason ?? null,
    lastDay: outcomes.get(each.method) ?? { succeeded: 0, failed: 0, unpaid: 0, pending: 0 },
  }));
}

/** The provider of a merchant's deposits; undefined if there is none. */
function providerOf({ config }: Pick<Operator, 'config'>, merchant: Merchant): PaymentProvider | undefined {
  const providers = paymentProviders(config);
  return paymentsMissing(merchant, providers) === undefined ? providerFor(merchant, providers) : undefined;
}

/** The named merchant, with its provider and methods. Throws `not_found` if no provider serves it. */
export async function theMethods(operator: Operator, named: string) {
  const [merchant] = merchantsNamed(operator, named) as [Merchant];
  // Its keys are those in force, because it may be called.
  const provider = providerOf({ config: await withKeysInForce(operator.config, operator, operator.clock.now()) }, merchant);
  if (!provider) throw refused('not_found', `No payment provider serves ${merchant.code}.`);
  return { merchant, provider, methods: await methodsOf(operator.db, merchant, provider) };
}

export const methodId = (merchant: string, method: PaymentMethod) => `${merchant}/${method}`;

export const decimal = (amount: KnownMethod['min']): string | null => (amount === null ? null : toDecimal(amount satisfies Money));

const closedNow = (why: ReturnType<typeof whyMethodClosed>): Schema<'PaymentMethod'>['now'] =>
  why === undefined || why === 'country' || why === 'level' ? 'open' : why;

async function outcomesOf(
  db: Operator['db'],
  { merchant, provider, since }: { merchant: string; provider: string; since: Date },
): Promise<Map<PaymentMethod, Outcomes>> {
  const { rows } = await sql<Outcomes & { method: PaymentMethod }>`select method,
      count(*) filter (where status = 'succeeded')::int as succeeded, count(*) filter (where status = 'failed')::int as failed,
      count(*) filter (where status = 'cancelled')::int as unpaid, count(*) filter (where status = 'pending')::int as pending
    from deposit where merchant = ${merchant} and provider = ${provider} and created_at > ${since} and method is not null
    group by method`.execute(db);
  return new Map(rows.map(({ method, ...outcomes }) => [method, outcomes]));
}
