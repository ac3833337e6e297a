import type { BodyOf, components } from '@parlour/api/contract';
import { sessionOf, type Context } from '../../kernel/context.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { meteredFrom, passQuota, quotaOf } from '../identity/line/quota.ts';
import { memberOf } from '../identity/member/find.ts';
import { accountName } from '../identity/member/login-name.ts';
import { directDownlineMember, teamMember } from './team.ts';

type Rows = components['schemas']['QuotaRows'];

/** How many more accounts an account of the team may open at each prize group. */
export async function listQuota(context: Context, account: string | undefined): Promise<Rows> {
  const { db, vault, merchant } = context;
  const of = account === undefined ? await memberOf(db, sessionOf(context).memberId) : (await teamMember(db, context, account)).member;
  return { account: accountName(vault, of), meteredFrom: await meteredFrom(db, merchant.code), list: await quotaOf(db, of.id) };
}

/**
 * Passes quota on to a direct downline agent. Throws `field_invalid` for a group that is not counted, `group_out_of_range` for one above
 * the downline's own, and `group_quota_exceeded`.
 */
export function grantQuota(context: Context, { account, group, count }: BodyOf<'grantQuota'>): Promise<Rows> {
  const { db, merchant } = context;
  return inTransaction(db, async (trx) => {
    const to = await directDownlineMember(trx, context, account);
    const metered = await meteredFrom(trx, merchant.code);
    if (metered === null || group < metered) throw new Refusal('field_invalid', { fields: [{ field: 'group', rule: 'wrong' }] });
    if (!to.agent) throw new Refusal('field_invalid', { fields: [{ field: 'account', rule: 'wrong' }] });
    if (to.prize_group === null || group > to.prize_group) throw new Refusal('group_out_of_range');
    await passQuota(trx, { merchant: merchant.code, from: sessionOf(context).memberId, to: to.id, group, count });
    return { account, meteredFrom: metered, list: await quotaOf(trx, to.id) };
  });
}
