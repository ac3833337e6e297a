import type { Db } from '../../../kernel/tables.ts';

/** The names of risk rules that held for these members since their last review. */
export async function riskOf(db: Db, members: readonly string[]): Promise<(member: string) => string[]> {
  const rows =
    members.length === 0
      ? []
      : await db.selectFrom('member_risk').select(['member_id', 'rules']).where('member_id', 'in', members).execute();
  const found = new Map(rows.map(({ member_id, rules }) => [member_id, rules]));
  return (member) => found.get(member) ?? [];
}
