import { sql, type RawBuilder } from 'kysely';
import type { LanguageCode } from '@parlour/domain';

/** Why a game cannot be played now: its end (in Postgres's JSON form; null for until further notice), and the notice for players. */
export interface Maintenance {
  until: string | null;
  texts: Partial<Record<LanguageCode, string>>;
}

/** The end in the contract's form; absent if unknown. */
export function untilOf({ until }: Maintenance): { until?: string } {
  return until === null ? {} : { until: new Date(until).toISOString() };
}

/**
 * The current maintenance, at this merchant, of the game of a query that has `game` in it, or of its vendor; null if there is none. Of
 * several, the one that ends last.
 */
export function maintenanceNow(merchant: string, now: Date): RawBuilder<Maintenance | null> {
  return sql<Maintenance | null>`(
    select jsonb_build_object('until', ends_at, 'texts', texts) from game_maintenance
    where game_maintenance.vendor = game.vendor and coalesce(game_maintenance.game_code, game.code) = game.code
      and coalesce(game_maintenance.merchant, ${merchant}) = ${merchant} and ${underWay(now)}
    order by ends_at desc nulls first limit 1)`;
}

/** Whether a row of `game_maintenance` is in force now. */
export function underWay(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(starts_at <= ${now} and (ends_at > ${now} or ends_at is null))`;
}
