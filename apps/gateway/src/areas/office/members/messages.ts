import { exactly, continues, pageOf, pageRows } from '../lists.ts';
import type { InputOf, Operator, Schema } from '../operator.ts';
import { theMember } from './the-member.ts';

/** What stands in a member's box, the latest first, and whether it was read. */
export async function memberMessages(operator: Operator, { member: id, merchant, after }: InputOf<'listMemberMessages'>) {
  const member = await theMember(operator, id, merchant);
  const read = await operator.db
    .selectFrom('message')
    .where('member_id', '=', member.id)
    .where(continues(['created_at', 'id'], after))
    .selectAll()
    .select(exactly('created_at').as('place'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageRows + 1)
    .execute();
  const { rows, next } = pageOf(read, (row) => [row.place, row.id]);
  const list = rows.map((row): Schema<'MemberMessage'> => ({
    id: row.id,
    at: row.created_at.toISOString(),
    kind: row.kind,
    details: Object.values(row.params),
    read: row.read_at?.toISOString() ?? null,
  }));
  return { list, next };
}
