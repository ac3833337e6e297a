import { setMemberBlocked } from '../../identity/member/block.ts';
import { reasonOf, type InputOf, type Operator } from '../operator.ts';
import type { BulkStep } from '../proposals/bulk-step.ts';
import type { Examined } from '../proposals/examined.ts';
import { examineMany } from './many.ts';

type Input = InputOf<'blockMembers'>;

/** The members that would be blocked; see `examineMany`. */
export async function examineBlocks(operator: Operator, input: Input): Promise<Examined> {
  const none = 'The filter finds only members who are already blocked.';
  return {
    ...(await examineMany(operator, input, { isMeant: 'active', none, versionOf: ({ status }) => status })),
    changes: [{ field: 'status', before: null, after: 'blocked' }],
    reason: reasonOf(input.reason, 'Say why, with --reason: it is kept.'),
  };
}

/** Blocks one of the members of a proposal or job. */
export const blockOne: BulkStep = {
  subjectKind: 'member',
  async run(trx, { subject, version }) {
    const member = await trx.selectFrom('member').select('status').where('id', '=', subject).forUpdate().executeTakeFirst();
    if (member?.status !== version || version === 'blocked') return 'stale';
    await setMemberBlocked(trx, subject, true);
    return { before: { status: version }, after: { status: 'blocked' } };
  },
};
