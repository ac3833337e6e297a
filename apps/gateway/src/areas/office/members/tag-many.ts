import { refused, type InputOf, type Operator } from '../operator.ts';
import type { BulkStep } from '../proposals/bulk-step.ts';
import type { Examined } from '../proposals/examined.ts';
import { examineMany } from './many.ts';
import { changeTags, folded } from './tags.ts';

type Input = InputOf<'tagMembers'>;

/** The members whose tags would change; see `examineMany`. */
export async function examineTags(operator: Operator, input: Input): Promise<Examined> {
  const [add, remove] = [(input.add ?? []).map(folded), (input.remove ?? []).map(folded)];
  if (add.length + remove.length === 0) throw refused('field_invalid', 'Say which tags to add or to remove.');
  return {
    ...(await examineMany(operator, input, { isMeant: 'all', none: 'The filter finds no members.' })),
    changes: [
      ...(add.length === 0 ? [] : [{ field: 'tagsAdded' as const, before: null, after: add.join(', ') }]),
      ...(remove.length === 0 ? [] : [{ field: 'tagsRemoved' as const, before: remove.join(', '), after: null }]),
    ],
    reason: null,
  };
}

/**
 * Changes the tags of one of the members; one whose data were erased meanwhile gets none. The event names the proposal, which says which
 * tags: beside a member's id they would be personal data (office O21).
 */
export const tagOne: BulkStep = {
  subjectKind: 'member',
  async run(trx, { subject }, { input, by, now }) {
    const { add = [], remove = [] } = input as Pick<Input, 'add' | 'remove'>;
    const member = await trx.selectFrom('member').select('erased_at').where('id', '=', subject).executeTakeFirst();
    if (!member || member.erased_at !== null) return 'stale';
    await changeTags(trx, subject, { add, remove, by, now });
    return { before: {}, after: {} };
  },
};
