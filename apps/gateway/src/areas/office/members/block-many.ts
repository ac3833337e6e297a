import { createHash } from 'node:crypto';
import { isId, merchantsNamed, reasonOf, refused, timeOf, type InputOf, type Operator, type Schema } from '../operator.ts';
import type { ExaminedItem } from '../proposals/bulk-step.ts';
import type { Examined } from '../proposals/examined.ts';
import { beginBulk } from '../proposals/propose.ts';

/** So many names stand for all. */
const named = 3;

type Input = InputOf<'blockMembers'>;

/** Shuts many members of one merchant out, one by one in a job, at once or from a time on. */
export async function membersBlock(operator: Operator, input: Input): Promise<Schema<'BulkStarted'>> {
  return beginBulk(operator, 'blockMembers', input, await examineBlocks(operator, input));
}

export async function examineBlocks(operator: Operator, { members, reason, merchant, notBefore }: Input): Promise<Examined> {
  const items = await subjectsOf(operator, members, merchant);
  const at = notBefore === undefined ? null : timeOf(notBefore);
  const others = items.length > named ? ` +${items.length - named}` : '';
  // The same members are the same subject, in whatever order they are named.
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
    // As for one: whoever may block does; whoever may only propose it is asked.
    needsTwo: false,
    items,
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
  if (new Set(found.map((member) => member.merchant)).size > 1)
    throw refused('field_invalid', 'They are members of several merchants: block those of each apart.');
  return found.map((member) => ({ merchant: member.merchant, subject: member.id, name: member.username, version: member.status }));
}
