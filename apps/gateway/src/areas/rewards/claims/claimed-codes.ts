import { sql, type RawBuilder } from 'kysely';
import { prepared } from '../../../kernel/prepared.ts';
import type { Db } from '../../../kernel/tables.ts';

type Sql = RawBuilder<unknown>;

/**
 * Codes of promotions that something claimed excludes, by the terms of that claim, as a column. Starts from the few versions that exclude
 * others, which have an index, since a member may have thousands of claims.
 */
export const excludedCodes = ({ merchant, member }: { merchant: Sql; member: Sql }): Sql => sql`
  coalesce((select json_agg(distinct other.code) from promotion_version v
    cross join lateral jsonb_array_elements_text(v.terms -> 'exclusiveWith') as other (code)
    where v.merchant = ${merchant} and ${excludesOthers} and exists (select from promotion_claim c
      where c.member_id = ${member} and c.promotion_id = v.promotion_id and c.version = v.version)), '[]')`;

/** The versions `v` whose terms exclude other promotions; the condition of the index on them. */
const excludesOthers = sql`jsonb_typeof(v.terms -> 'exclusiveWith') = 'array'`;

/** Codes of a merchant's promotions from which the member has claimed something. */
export async function codesClaimed(db: Db, { merchant, memberId }: { merchant: string; memberId: string }): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ code: string }>`${prepared}
    select p.code from promotion p
    where p.merchant = ${merchant} and exists (select from promotion_claim c where c.member_id = ${memberId} and c.promotion_id = p.id)`.execute(
    db,
  );
  return new Set(rows.map(({ code }) => code));
}

/** Codes of promotions that something claimed excludes, where the caller has not read them with the rest. */
export async function codesExcluded(db: Db, { merchant, memberId }: { merchant: string; memberId: string }): Promise<readonly string[]> {
  const column = excludedCodes({ merchant: sql`${merchant}`, member: sql`${memberId}::uuid` });
  const { rows } = await sql<{ codes: string[] }>`${prepared} select ${column} as codes`.execute(db);
  return rows[0]!.codes;
}
