import { compare, loosensMethod, parseAmount, type Currency, type Money } from '@parlour/domain';
import { publish } from '../../../db/publish.ts';
import type { Merchant } from '../../../kernel/merchants.ts';
import type { KnownMethod } from '../../wallet/payments/methods.ts';
import type { PaymentMethod, PaymentProvider } from '../../wallet/payments/provider.ts';
import { reasonOf, refused, type InputOf, type Operator, type Schema } from '../operator.ts';
import type { Examined } from '../proposals/examined.ts';
import { decimal, methodId, methodsShown, theMethods } from './payment-methods.ts';

type Terms = Pick<KnownMethod, 'on' | 'min' | 'max' | 'fee' | 'countries' | 'hours' | 'minLevel'>;

/** A validated change. */
interface Change {
  merchant: Merchant;
  provider: PaymentProvider;
  before: KnownMethod;
  after: Terms;
  reason: string;
}

/** Changes the terms of a method; fields left out of the input keep their values. Throws `version_conflict`. */
export async function paymentMethodChange(operator: Operator, input: InputOf<'changePaymentMethod'>): Promise<Schema<'PaymentMethod'>> {
  return changed(operator, await changeOf(operator, input, (before, merchant) => termsOf(before, input, merchant.currency)));
}

/** Turns a method off or on. */
export async function paymentMethodSwitch(operator: Operator, input: InputOf<'switchPaymentMethod'>): Promise<Schema<'PaymentMethod'>> {
  return changed(operator, await changeOf(operator, input, (before) => ({ ...before, on: input.on })));
}

export const examineMethodChange = async (operator: Operator, input: InputOf<'changePaymentMethod'>): Promise<Examined> =>
  examined(await changeOf(operator, input, (before, merchant) => termsOf(before, input, merchant.currency)));

export const examineMethodSwitch = async (operator: Operator, input: InputOf<'switchPaymentMethod'>): Promise<Examined> =>
  examined(await changeOf(operator, input, (before) => ({ ...before, on: input.on })));

/** Changes the order of a merchant's methods. */
export async function paymentMethodsOrder(
  operator: Operator,
  input: InputOf<'orderPaymentMethods'>,
): Promise<Schema<'PaymentMethodPlaces'>> {
  const { db } = operator;
  const { merchant, provider } = await orderOf(operator, input);
  for (const [position, method] of input.methods.entries())
    await db
      .insertInto('payment_method')
      .values({ merchant: merchant.code, provider: provider.code, method, position })
      .onConflict((conflict) => conflict.columns(['merchant', 'provider', 'method']).doUpdateSet({ position }))
      .execute();
  await tellPages(operator, merchant);
  return { merchant: merchant.code, methods: input.methods };
}

export async function examineMethodOrder(operator: Operator, input: InputOf<'orderPaymentMethods'>): Promise<Examined> {
  const { merchant, before } = await orderOf(operator, input);
  const order = before.join(', ');
  return {
    merchant: merchant.code,
    subject: { kind: 'method', id: merchant.code, name: merchant.name },
    changes: [{ field: 'order', before: order, after: input.methods.join(', ') }],
    effect: null,
    reason: null,
    version: order,
    needsTwo: false,
  };
}

async function changed(operator: Operator, { merchant, provider, before, after, reason }: Change): Promise<Schema<'PaymentMethod'>> {
  const { db, by, clock } = operator;
  const terms = {
    is_on: after.on,
    min_amount: after.min?.minor ?? null,
    max_amount: after.max?.minor ?? null,
    fee: after.fee,
    countries: [...after.countries],
    hours_from: after.hours?.from ?? null,
    hours_to: after.hours?.to ?? null,
    min_level: after.minLevel,
    version: before.version + 1,
    changed_by: by.name,
    changed_at: clock.now(),
    reason,
  };
  const written = await db
    .insertInto('payment_method')
    .values({ merchant: merchant.code, provider: provider.code, method: before.method, ...terms })
    .onConflict((conflict) =>
      conflict.columns(['merchant', 'provider', 'method']).doUpdateSet(terms).where('payment_method.version', '=', before.version),
    )
    .returning('version')
    .executeTakeFirst();
  if (!written) throw changedMeanwhile(before.method);
  await tellPages(operator, merchant);
  return (await methodsShown(operator, merchant)).find(({ method }) => method === before.method)!;
}

function examined({ merchant, before, after, reason }: Change): Examined {
  const [was, becomes] = [textsOf(before), textsOf(after)];
  return {
    merchant: merchant.code,
    subject: { kind: 'method', id: methodId(merchant.code, before.method), name: before.method },
    changes: (Object.keys(was) as (keyof typeof was)[])
      .filter((field) => was[field] !== becomes[field])
      .map((field) => ({ field, before: was[field], after: becomes[field] })),
    effect: null,
    reason,
    version: String(before.version),
    needsTwo: loosensMethod(before, after),
  };
}

/**
 * Throws if the change is impossible: it was made to another version, the method does not exist, the terms are invalid, or nothing changes.
 */
async function changeOf(
  operator: Operator,
  input: { merchant: string; method: PaymentMethod; version?: number | undefined; reason: string },
  wanted: (before: KnownMethod, merchant: Merchant) => Terms,
): Promise<Change> {
  const { merchant, provider, methods } = await theMethods(operator, input.merchant);
  const before = methods.find(({ method }) => method === input.method);
  if (!before) throw refused('not_found', `${provider.code}, the provider of ${merchant.code}, does not take ${input.method}.`);
  const reason = reasonOf(input.reason, 'Give a reason: it stands beside the method and in the audit log.');
  if (input.version !== undefined && input.version !== before.version) throw changedMeanwhile(input.method);
  const after = wanted(before, merchant);
  if (JSON.stringify(textsOf(before)) === JSON.stringify(textsOf(after)))
    throw refused('field_invalid', `${input.method} already has these terms, so nothing would change.`);
  return { merchant, provider, before, after, reason };
}

async function orderOf(operator: Operator, { merchant: named, methods: wanted }: InputOf<'orderPaymentMethods'>) {
  const { merchant, provider, methods } = await theMethods(operator, named);
  const before = methods.map(({ method }) => method);
  if (before.toSorted().join() !== wanted.toSorted().join())
    throw refused('field_invalid', `Name each method of ${merchant.code} once: ${before.join(', ')}.`);
  return { merchant, provider, before };
}

/** The requested change of a method. Throws `field_invalid`. */
function termsOf(before: KnownMethod, input: InputOf<'changePaymentMethod'>, currency: Currency): Terms {
  const sum = (text: string | null | undefined, now: Money | null) =>
    text === undefined ? now : text === null ? null : amountIn(text, currency);
  const terms = {
    on: before.on,
    min: sum(input.min, before.min),
    max: sum(input.max, before.max),
    fee: input.fee ?? before.fee,
    countries: input.countries?.toSorted() ?? before.countries,
    hours: input.hours === undefined ? before.hours : input.hours,
    minLevel: input.minLevel ?? before.minLevel,
  };
  if (terms.min && terms.max && compare(terms.min, terms.max) > 0)
    throw refused('field_invalid', `The minimum, ${decimal(terms.min)}, is more than the maximum, ${decimal(terms.max)}.`);
  if (terms.hours && terms.hours.from === terms.hours.to)
    throw refused('field_invalid', 'The hours begin and end at the same time. Leave them out for the whole day.');
  return terms;
}

function amountIn(text: string, currency: Currency): Money {
  const amount = parseAmount(text, currency);
  if (typeof amount === 'string') throw refused('field_invalid', `${text} is no amount in ${currency}.`);
  return amount;
}

/** The terms as proposals and the audit log show them. */
function textsOf({ on, min, max, fee, countries, hours, minLevel }: Terms) {
  return {
    status: on ? 'on' : 'off',
    min: min && `${decimal(min)} ${min.currency}`,
    max: max && `${decimal(max)} ${max.currency}`,
    fee: `${(fee / 100).toFixed(2)} %`,
    countries: countries.length === 0 ? null : countries.join(', '),
    hours: hours && `${hours.from}–${hours.to}`,
    minLevel: minLevel === 0 ? null : String(minLevel),
  };
}

const changedMeanwhile = (method: PaymentMethod) =>
  refused('version_conflict', `Someone else has just changed ${method}. Look at the current version and change that.`);

/** Makes open pages reload their settings. */
const tellPages = ({ db }: Operator, { code }: Merchant) =>
  publish(db, { merchant: code, memberId: null, type: 'settingsChanged', data: {} });
