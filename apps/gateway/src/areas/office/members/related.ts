import { sql } from 'kysely';
import type { InputOf, Operator, Schema } from '../operator.ts';
import { theMember } from './the-member.ts';

/** So many are shown of each kind: a network of a telephone company has thousands. */
const mostOfKind = 50;

interface Link {
  member_id: string;
  kind: Schema<'Relation'>['kind'];
  detail: string | null;
}

/**
 * Members who have something in common with one: a network that both logged in from, who invited whom. It
 * is evidence for whoever judges, and proves nothing by itself.
 */
export async function memberRelated(operator: Operator, { member: named, merchant }: InputOf<'listRelatedMembers'>) {
  const { db } = operator;
  const member = await theMember(operator, named, merchant);
  const { rows: links } = await sql<Link>`
    (select other.member_id, 'network' as kind, other.network::text as detail from known_network own
      join known_network other on other.merchant = own.merchant and other.network = own.network and other.member_id <> own.member_id
      where own.member_id = ${member.id} order by other.last_login_at desc limit ${mostOfKind})
    union all
    (select upline_id, 'inviter', null from member where id = ${member.id} and upline_id is not null)
    union all
    (select id, 'invited', null from member where upline_id = ${member.id} order by created_at desc limit ${mostOfKind})`.execute(db);
  const ids = [...new Set(links.map(({ member_id }) => member_id))];
  if (ids.length === 0) return [];
  const members = await db
    .selectFrom('member')
    .select(['id', 'merchant', 'username', 'status', 'created_at'])
    .where('id', 'in', ids)
    .where('kind', '=', 'member')
    .execute();
  return members
    .map((row): Schema<'RelatedMember'> => ({
      id: row.id,
      merchant: row.merchant,
      username: row.username,
      status: row.status,
      created: row.created_at.toISOString(),
      by: links.filter(({ member_id }) => member_id === row.id).map(({ kind, detail }) => ({ kind, detail })),
    }))
    .toSorted((a, b) => b.by.length - a.by.length || a.username.localeCompare(b.username));
}
