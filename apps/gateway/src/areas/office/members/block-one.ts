import { setMemberBlocked } from '../../identity/member/block.ts';
import type { BulkStep } from '../proposals/bulk-step.ts';

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
