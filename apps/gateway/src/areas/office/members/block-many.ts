import { createHash } from 'node:crypto';
import type { Member } from '../../identity/member/tables.ts';
import { foundMembers } from './list.ts';
import { isId, merchantsNamed, reasonOf, refused, timeOf, type InputOf, type Operator, type Schema } from '../operator.ts';
import type { ExaminedItem } from '../proposals/bulk-step.ts';
import type { Examined } from '../proposals/examined.ts';
import { beginBulk } from '../proposals/propose.ts';

/** How many members' names a proposal shows at most. */
const named = 3;

type Input = InputOf<'blockMembers'>;

/** Blocks many members of one merchant, one at a time in a job, now or from a given time. */
export async function membersBlock(operator: Operator, input: Input): Promise<Schema<'BulkStarted'>> {
  return beginBulk(operator, 'blockMembers', input, await examineBlocks(operator, input));
}

/** The members that would be blocked. Throws `field_invalid` if they belong to several merchants, and `not_found` if there are none. */
export async function examineBlocks(operator: Operator, input: Input): Promise<Examined> {
  const { members, filter, reason, merchant, notBefore } = input;
  if ((members === undefined) === (filter === undefined))
    throw refused('field_invalid', 'Name the members by their IDs, or give a filter that finds them.');
  const items = filter ? await foundBy(operator, filter, merchant) : await subjectsOf(operator, members ?? [], merchant);
  if (items.length === 0) throw refused('not_found', 'The filter finds only members who are already blocked.');
  if (new Set(items.map((item) => item.merchant)).size > 1)
    throw refused('field_invalid', 'These members belong to several merchants: block the members of each merchant separately.');
  const at = notBefore === undefined ? null : timeOf(notBefore);
  const others = items.length > named ? ` +${items.length - named}` : '';
  // The id depends only on which members are named, not on their order: `items` are sorted.
  const id = createHash('sha256')
    .update(items.map(({ subject }) => subject).join())
    .digest('hex')
    .slice(0, 32);
  return {
    merchant: items[0]!.merchant,
    subject: {
      kind: 'members',
      id,
      name: `${items
        .slice(0, named)
        .map(({ name }) => name)
        .join(', ')}${others}`,
    },
    changes: [{ field: 'status', before: null, after: 'blocked' }],
    effect: null,
    reason: reasonOf(reason, 'Say why, with --reason: it is kept.'),
    version: id,
    // The same rule as for one member: an operator with the right blocks directly; one who may only propose makes a proposal.
    needsTwo: false,
    items,
    ...(filter && { input: { members: items.map(({ subject }) => subject), reason, merchant, notBefore } }),
    notBefore: at,
  };
}

async function subjectsOf(operator: Operator, ids: readonly string[], merchant: string | undefined): Promise<ExaminedItem[]> {
  const codes = merchantsNamed(operator, merchant).map(({ code }) => code);
  const strange = ids.find((id) => !isId(id));
  if (strange !== undefined) throw refused('field_invalid', `${strange} is no id of a member.`);
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
  return found.map(itemOf);
}

/** How many subjects a proposal can have at most (office O16). */
const most = 500;

/** The newest unblocked members that a filter finds, ordered by id like named ones. */
async function foundBy(operator: Operator, filter: NonNullable<Input['filter']>, merchant: string | undefined): Promise<ExaminedItem[]> {
  const found = await foundMembers(operator, merchantsNamed(operator, merchant), filter)
    .where('member.status', '<>', 'blocked')
    .select(['member.id', 'member.merchant', 'member.username', 'member.status'])
    .orderBy('member.created_at', 'desc')
    .orderBy('member.id', 'desc')
    .limit(most)
    .execute();
  return found.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map(itemOf);
}

const itemOf = ({ merchant, id, username, status }: Pick<Member, 'id' | 'merchant' | 'username' | 'status'>): ExaminedItem => ({
  merchant,
  subject: id,
  name: username,
  version: status,
});
