import { sql } from 'kysely';
import type { InputOf, Operator, Schema } from '../operator.ts';
import { memberOrErased } from './the-member.ts';

/** How many are shown of each kind at most: thousands of people share the network of a mobile carrier. */
const mostOfKind = 50;

interface Link {
  member_id: string;
  kind: Schema<'Relation'>['kind'];
  detail: string | null;
}

/**
 * Members who have something in common with one member: a browser or network that both logged in from, a bank account that both were paid
 * to, or an invitation. This is evidence for a decision and proves nothing by itself.
 */
export async function memberRelated(operator: Operator, { member: named, merchant }: InputOf<'listRelatedMembers'>) {
  const { db } = operator;
  const member = await memberOrErased(operator, named, merchant);
  const { rows: links } = await sql<Link>`
    (select other.member_id, 'device' as kind, other.device as detail from known_device own
      join known_device other on other.merchant = own.merchant and other.device = own.device and other.member_id <> own.member_id
      where own.member_id = ${member.id} order by other.last_login_at desc limit ${mostOfKind})
    union all
    (select distinct on (other.member_id) other.member_id, 'payee', other.account_shown from withdrawal own
      join withdrawal other on other.merchant = own.merchant and other.account_hash = own.account_hash
        and other.member_id <> own.member_id
      where own.member_id = ${member.id} order by other.member_id limit ${mostOfKind})
    union all
    (select other.member_id, 'network', other.network::text from known_network own
      join known_network other on other.merchant = own.merchant and other.network = own.network and other.member_id <> own.member_id
      where own.member_id = ${member.id} order by other.last_login_at desc limit ${mostOfKind})
    union all
    (select id, 'invitationCode', invitation_code from member where merchant = ${member.merchant}
      and invitation_code = ${member.invitation_code} and id <> ${member.id} order by created_at desc limit ${mostOfKind})
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
