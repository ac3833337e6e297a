import { sql, type RawBuilder } from 'kysely';
import type { LanguageCode } from '@parlour/domain';

/**
 * Why a game cannot be played now: until when (as Postgres writes times in JSON; null is until further notice), and the notice for players.
 */
export interface Maintenance {
  until: string | null;
  texts: Partial<Record<LanguageCode, string>>;
}

/** When it is over, as the contract writes it: absent if nobody knows yet. */
export function untilOf({ until }: Maintenance): { until?: string } {
  return until === null ? {} : { until: new Date(until).toISOString() };
}

/**
 * The maintenance of the game of a query that has `game` in it, or of its vendor; null if neither is under maintenance at this merchant
 * now. Of several, the one that ends last.
 */
export function maintenanceNow(merchant: string, now: Date): RawBuilder<Maintenance | null> {
  return sql<Maintenance | null>`(
    select jsonb_build_object('until', ends_at, 'texts', texts) from game_maintenance
    where game_maintenance.vendor = game.vendor and coalesce(game_maintenance.game_code, game.code) = game.code
      and coalesce(game_maintenance.merchant, ${merchant}) = ${merchant} and ${underWay(now)}
    order by ends_at desc nulls first limit 1)`;
}

/** The rows of `game_maintenance` that have begun and are not over. */
export function underWay(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(starts_at <= ${now} and (ends_at > ${now} or ends_at is null))`;
}
