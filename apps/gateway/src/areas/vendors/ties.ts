import { sql, type RawBuilder } from 'kysely';

/**
 * Whether a merchant counted no ties of a product line at a time, by the terms that were in force, or by its first ones before these
 * (agents.md 1).
 */
export const excludesTies = ({ merchant, line, at }: Record<'merchant' | 'line' | 'at', RawBuilder<unknown>>) => sql<boolean>`coalesce((
  select terms->'tieExcluded' from loyalty_terms where merchant = ${merchant} and subject = 'play'
  order by made_at <= ${at} desc, case when made_at <= ${at} then -version else version end limit 1) ? ${line}, false)`;
