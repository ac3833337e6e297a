import { useLingui } from '@lingui/react/macro';
import { isCurrency, loosensMethod, parseAmount, type Money } from '@parlour/domain';
import type { components } from '@parlour/office-api/contract';
import type { Difference } from '@parlour/office-ui';
import { useCountriesText, useFeeText, useHoursText, useLevelText, type Method } from './method-texts.tsx';

/** In the form's fields; empty if there is none. */
export interface Fields {
  min: string;
  max: string;
  fee: string;
  countries: string;
  from: string;
  to: string;
  minLevel: string;
  reason: string;
}

export type Change = Pick<components['schemas']['PaymentMethodChange'], 'min' | 'max' | 'fee' | 'countries' | 'hours' | 'minLevel'>;

export function fieldsOf({ min, max, fee, countries, hours, minLevel }: Method): Fields {
  return {
    min: min ?? '',
    max: max ?? '',
    fee: (fee / 100).toFixed(2),
    countries: countries.join(', '),
    from: hours?.from ?? '',
    to: hours?.to ?? '',
    minLevel: minLevel === 0 ? '' : String(minLevel),
    reason: '',
  };
}

/** The changes, without fields that stayed the same. */
export function changeOf(before: Fields, after: Fields): Change {
  const hours = (from: string, to: string) => (from === '' ? null : { from, to });
  return {
    ...(after.min.trim() !== before.min && { min: after.min.trim() || null }),
    ...(after.max.trim() !== before.max && { max: after.max.trim() || null }),
    ...(after.fee !== before.fee && { fee: Math.round(Number(after.fee) * 100) }),
    ...(after.countries !== before.countries && { countries: [...new Set(after.countries.toUpperCase().match(/[A-Z]{2}/g))] }),
    ...((after.from !== before.from || after.to !== before.to) && { hours: hours(after.from, after.to) }),
    ...(after.minLevel.trim() !== before.minLevel && { minLevel: Number(after.minLevel) }),
  };
}

/** An amount in the merchant's currency; undefined for an impossible amount. */
export function amountOf({ currency }: Method, text: string): Money | undefined {
  const amount = isCurrency(currency) ? parseAmount(text.trim(), currency) : undefined;
  return typeof amount === 'object' ? amount : undefined;
}

/** Whether the typed terms are looser than the current ones, so that two people decide. */
export function takesTwo(method: Method, typed: Fields): boolean {
  const limit = (text: string | null) => (text === null || text.trim() === '' ? null : (amountOf(method, text) ?? null));
  return loosensMethod({ min: limit(method.min), max: limit(method.max) }, { min: limit(typed.min), max: limit(typed.max) });
}

/** The differences between a method's current and wanted terms. */
export function useDifferences(now: Method, wanted: Change): Difference[] {
  const { t } = useLingui();
  const [feeText, hoursText, countriesText, levelText] = [useFeeText(), useHoursText(), useCountriesText(), useLevelText()];
  const texts = {
    min: { label: t`Least amount`, of: (change: Change) => change.min ?? '' },
    max: { label: t`Greatest amount`, of: (change: Change) => change.max ?? '' },
    fee: { label: t`Provider’s fee`, of: (change: Change) => feeText(change.fee ?? 0) },
    countries: { label: t`Countries`, of: (change: Change) => countriesText(change.countries ?? []) },
    hours: { label: t`Hours`, of: (change: Change) => hoursText(change.hours ?? null) },
    minLevel: { label: t`From VIP level`, of: (change: Change) => levelText(change.minLevel ?? 0) },
  };
  return (Object.keys(wanted) as (keyof Change)[])
    .map((key) => ({ key, label: texts[key].label, theirs: texts[key].of(now), yours: texts[key].of(wanted) }))
    .filter(({ theirs, yours }) => theirs !== yours);
}
