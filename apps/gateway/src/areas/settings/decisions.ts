import { brandWith, type Brand, type Overrides } from '@parlour/brand/schema';
import { fromDecimal, type AmountLimits } from '@parlour/domain';
import { isSettingKey, type SettingKey } from '@parlour/domain/office';
import { sql, type Selectable } from 'kysely';
import { merchantOf, type Merchant, type Merchants } from '../../kernel/merchants.ts';
import type { Db } from '../../kernel/tables.ts';
import type { SettingOverrideTable } from './tables.ts';

/** A decision about a setting; `value` is null if the setting was reverted to brand.json. */
export type Decision = Selectable<SettingOverrideTable>;

/** For each setting of these merchants, the decision in force and the planned ones, by version. */
export async function currentDecisions(db: Db, merchants: readonly string[], now: Date): Promise<Decision[]> {
  const { rows } = await sql<Decision>`select * from setting_override as made
    where merchant in (${sql.join(merchants)}) and not exists (
      select from setting_override as later
      where later.merchant = made.merchant and later.key = made.key and later.version > made.version
        and later.from_at <= greatest(made.from_at, ${now}::timestamptz)
    )
    order by merchant, key, version`.execute(db);
  return rows;
}

/** The decision in force at a given time: of those whose time has come, the one made last. */
export function inForceAt(decisions: readonly Decision[], key: SettingKey, at: Date): Decision | undefined {
  return decisions.findLast((each) => each.key === key && each.from_at <= at);
}

/** The settings at a given time, from a merchant's decisions in the order of their versions. */
export function overridesAt(decisions: readonly Decision[], at: Date): Overrides {
  const keys = new Set(decisions.map(({ key }) => key).filter(isSettingKey));
  return Object.fromEntries(
    [...keys].flatMap((key) => {
      const value = inForceAt(decisions, key, at)?.value ?? null;
      return value === null ? [] : [[key, value]];
    }),
  );
}

/** A brand with operators' settings applied, at a given time. */
export function brandAt(brand: Brand, decisions: readonly Decision[], at: Date): Brand {
  return brandWith(brand, overridesAt(decisions, at));
}

/**
 * A merchant with operators' settings applied, read from the database, for decisions that must not use cached values. `merchants` are those
 * of the brands.
 */
export async function merchantInForce(db: Db, merchants: Pick<Merchants, 'byCode'>, code: string, now: Date): Promise<Merchant> {
  const stated = merchants.byCode(code);
  const decisions = await currentDecisions(db, [code], now);
  return decisions.length === 0 ? stated : merchantOf(brandAt(stated.brand, decisions, now), stated.closed);
}

/** The limits for a single deposit or withdrawal at a merchant. */
export function limitsOf({ brand, currency }: Pick<Merchant, 'brand' | 'currency'>, kind: 'deposit' | 'withdrawal'): AmountLimits {
  const { min, max } = brand.limits[kind];
  return { min: fromDecimal(min, currency), max: fromDecimal(max, currency) };
}
