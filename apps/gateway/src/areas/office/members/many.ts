import { createHash } from 'node:crypto';
import type { Member } from '../../identity/member/tables.ts';
import { isId, merchantsNamed, refused, timeOf, type InputOf, type Operator } from '../operator.ts';
import type { ExaminedItem } from '../proposals/bulk-step.ts';
import type { Examined } from '../proposals/examined.ts';
import { foundMembers } from './list.ts';

/** How many members' names a proposal shows at most. */
const named = 3;
/** How many subjects a proposal can have at most (office O16). */
const most = 500;

/** Who is meant: by ids, or by the filter of the list. */
type Many = Pick<InputOf<'blockMembers'>, 'members' | 'filter' | 'merchant'> & { notBefore?: string | undefined };

type Row = Pick<Member, 'id' | 'merchant' | 'username' | 'status'>;

interface Kind {
  /** Which of the members whom a filter finds are meant. */
  isMeant: 'all' | 'active';
  /** Said if a filter finds none of them. */
  none: string;
  /** What must be as it was when a member's turn comes; by default nothing. */
  versionOf?: (member: Row) => string;
}

/**
 * The members that a bulk operation would change. Throws `field_invalid` if they belong to several merchants, and `not_found` if there are
 * none. A filter is replaced by those whom it finds now, so that what is approved is what was seen.
 */
export async function examineMany<Input extends Many>(
  operator: Operator,
  input: Input,
  { isMeant, none, versionOf = () => '' }: Kind,
): Promise<Pick<Examined, 'merchant' | 'subject' | 'effect' | 'version' | 'needsTwo' | 'items' | 'input' | 'notBefore'>> {
  const { members, filter, merchant, notBefore } = input;
  if ((members === undefined) === (filter === undefined))
    throw refused('field_invalid', 'Name the members by their IDs, or give a filter that finds them.');
  const rows = filter ? await foundBy(operator, { filter, merchant }, isMeant) : await namedBy(operator, members ?? [], merchant);
  if (rows.length === 0) throw refused('not_found', none);
  if (new Set(rows.map((row) => row.merchant)).size > 1)
    throw refused('field_invalid', 'These members belong to several merchants: choose those of one merchant.');
  const others = rows.length > named ? ` +${rows.length - named}` : '';
  const names = rows.slice(0, named).map(({ username }) => username);
  // The id depends only on which members are named, not on their order: rows are sorted.
  const id = createHash('sha256')
    .update(rows.map((row) => row.id).join())
    .digest('hex')
    .slice(0, 32);
  const items = rows.map((row): ExaminedItem => ({
    merchant: row.merchant,
    subject: row.id,
    name: row.username,
    version: versionOf(row),
  }));
  return {
    merchant: rows[0]!.merchant,
    subject: { kind: 'members', id, name: `${names.join(', ')}${others}` },
    effect: null,
    version: id,
    // As for one member: an operator with the right does it directly; one who may only propose makes a proposal.
    needsTwo: false,
    items,
    ...(filter && { input: { ...input, filter: undefined, members: rows.map((row) => row.id) } }),
    notBefore: notBefore === undefined ? null : timeOf(notBefore),
  };
}

async function namedBy(operator: Operator, ids: readonly string[], merchant: string | undefined): Promise<Row[]> {
  const codes = merchantsNamed(operator, merchant).map(({ code }) => code);
  const strange = ids.find((id) => !isId(id));
  if (strange !== undefined) throw refused('field_invalid', `${strange} is not the ID of a member.`);
  const found = await operator.db
    .selectFrom('member')
    .select(['id', 'merchant', 'username', 'status'])
    .where('id', 'in', [...ids])
    .where('kind', '=', 'member')
    .where('merchant', 'in', codes)
    .orderBy('id')
    .execute();
  const missing = ids.find((id) => !found.some((member) => member.id === id.toLowerCase()));
  if (missing !== undefined) throw refused('not_found', `There is no member ${missing}.`);
  return found;
}

/** The newest members whom a filter finds, ordered by id like named ones. */
async function foundBy(
  operator: Operator,
  { filter, merchant }: { filter: NonNullable<Many['filter']>; merchant: string | undefined },
  isMeant: Kind['isMeant'],
): Promise<Row[]> {
  const all = foundMembers(operator, merchantsNamed(operator, merchant), filter).where('member.erased_at', 'is', null);
  const found = await (isMeant === 'active' ? all.where('member.status', '<>', 'blocked') : all)
    .select(['member.id', 'member.merchant', 'member.username', 'member.status'])
    .orderBy('member.created_at', 'desc')
    .orderBy('member.id', 'desc')
    .limit(most)
    .execute();
  return found.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}
