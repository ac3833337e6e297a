import { tidyText } from '@parlour/domain';
import { sql } from 'kysely';
import type { Db } from '../../../kernel/tables.ts';
import { refused, type InputOf, type Operator, type Schema } from '../operator.ts';
import { tellOf, theMember } from './the-member.ts';

/** The most tags that a member can have. */
const mostTags = 20;

/** The tags of these members, each in alphabetical order. */
export async function tagsOf(db: Db, members: readonly string[]): Promise<(member: string) => string[]> {
  const rows =
    members.length === 0
      ? []
      : await db.selectFrom('member_tag').select(['member_id', 'tag']).where('member_id', 'in', members).orderBy('tag').execute();
  return (member) => rows.filter(({ member_id }) => member_id === member).map(({ tag }) => tag);
}

/** Adds tags to a member and removes others, ignoring case. */
export async function memberTag(
  operator: Operator,
  { member: named, add = [], remove = [], merchant }: InputOf<'tagMember'>,
): Promise<Schema<'MemberTags'>> {
  const { db, by, clock } = operator;
  const member = await theMember(operator, named, merchant);
  const { before, after } = await changeTags(db, member.id, { add, remove, by: by.name, now: clock.now() });
  tellOf(operator, member, { before: { tags: before }, after: { tags: after } });
  return { id: member.id, merchant: member.merchant, username: member.username, tags: after };
}

interface TagChange {
  add: readonly string[];
  remove: readonly string[];
  by: string;
  now: Date;
}

/** The tags of a member before and after the change. Throws `field_invalid` for more than twenty. */
export async function changeTags(
  db: Db,
  member: string,
  { add, remove, by, now }: TagChange,
): Promise<{ before: string[]; after: string[] }> {
  const [added, removed] = [add.map(folded), remove.map(folded)];
  // Locks the member, so that changes of their tags happen one after another.
  await db.selectFrom('member').select('id').where('id', '=', member).forUpdate().executeTakeFirst();
  const before = (await tagsOf(db, [member]))(member);
  const after = [...new Set([...before, ...added])].filter((tag) => !removed.includes(tag)).toSorted();
  if (after.length > mostTags) throw refused('field_invalid', `A member can have at most ${mostTags} tags.`);
  const gone = before.filter((tag) => !after.includes(tag));
  const fresh = after.filter((tag) => !before.includes(tag));
  if (gone.length > 0) await db.deleteFrom('member_tag').where('member_id', '=', member).where('tag', 'in', gone).execute();
  if (fresh.length > 0)
    await db
      .insertInto('member_tag')
      .columns(['merchant', 'member_id', 'tag', 'tagged_by', 'tagged_at', 'registered'])
      // Copied within SQL to keep the microseconds, which a `Date` would cut off.
      .expression((e) =>
        e
          .selectFrom('member')
          .select(['merchant', 'id', sql<string>`unnest(${fresh}::text[])`.as('tag')])
          .select((row) => [row.val(by).as('tagged_by'), sql<Date>`${now}::timestamptz`.as('tagged_at'), 'created_at'])
          .where('id', '=', member),
      )
      .execute();
  return { before, after };
}

/** A tag in its stored form; throws `field_invalid` for one without letters. */
export function folded(tag: string): string {
  const text = tidyText(tag).toLowerCase();
  if (!/^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} _-]{0,29}$/u.test(text))
    throw refused('field_invalid', `${tag} is no tag: it has 30 letters, digits and hyphens at most.`);
  return text;
}
