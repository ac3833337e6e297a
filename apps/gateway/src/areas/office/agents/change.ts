import { fromDecimal, type Currency } from '@parlour/domain';
import { lowestGroupFor } from '../../agents/group.ts';
import { meteredFrom, passQuota } from '../../identity/line/quota.ts';
import type { Member } from '../../identity/member/tables.ts';
import { setShare } from '../../agents/shares.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Db } from '../../../kernel/tables.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { tellOf, theMember } from '../members/the-member.ts';
import { reasonOf, refused, type InputOf, type Operator, type Schema } from '../operator.ts';

/** Changes the settings of one account of a line: prize group, share of pools, quota, and the transfers permitted within its team. */
export async function agentChange(
  operator: Operator,
  { member: named, merchant, reason: text, ...change }: InputOf<'changeAgentAccount'>,
): Promise<Schema<'AgentChanged'>> {
  const reason = reasonOf(text, 'The books keep the reason: give one with --reason.');
  const { group, share, quota, transfersBanned, transferRules } = change;
  if ([group, share, quota, transfersBanned, transferRules].every((each) => each === undefined))
    throw refused('field_invalid', 'Name what should change: --group, --share, --quota, --transfers, --ban or --allow.');
  const member = await theMember(operator, named, merchant);
  await inTransaction(operator.db, async (trx) => {
    if (group !== undefined) await setGroup(trx, member, group);
    if (share) await giveShare(trx, member, share);
    if (quota) await giveQuota(trx, member, quota);
    if (transferRules) await setRules(trx, member, transferRules);
    if (transfersBanned !== undefined) await setBan(trx, member, transfersBanned, reason, operator.clock.now());
  });
  tellOf(operator, member, {
    before: group === undefined ? undefined : { group: member.prize_group },
    after: { ...change },
    reason,
  });
  return { member: member.username };
}

/** A prize group must not exceed the upline's, nor fall below that of any account directly below or of an open bet. */
async function setGroup(trx: Db, member: Member, group: number): Promise<void> {
  const own = await trx
    .selectFrom('member')
    .select(['id', 'prize_group'])
    .where('id', 'in', [member.id, ...(member.upline_id === null ? [] : [member.upline_id])])
    .orderBy('id')
    .forUpdate()
    .execute();
  const above = own.find(({ id }) => id === member.upline_id);
  if (above && (above.prize_group === null || group > above.prize_group))
    throw refused(
      'group_refused',
      above.prize_group === null
        ? `The upline of ${member.username} has no prize group, so its downline can have none.`
        : `The upline of ${member.username} has prize group ${above.prize_group}; its downline cannot have a higher one.`,
    );
  const lowest = await lowestGroupFor(trx, member.id);
  if (lowest !== null && group < lowest)
    throw refused(
      'group_refused',
      `An account directly below ${member.username}, or an open bet of its own, has prize group ${lowest}: it can be no lower.`,
    );
  await trx.updateTable('member').set({ prize_group: group }).where('id', '=', member.id).execute();
}

async function giveShare(trx: Db, member: Member, share: Schema<'OfficeShare'>): Promise<void> {
  try {
    await setShare(trx, { merchant: member.merchant, by: member.upline_id, of: member.id }, share);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'share_out_of_range') throw error;
    throw refused('share_refused', `${member.username} may take no more than the upline, and a percentage only with its mode.`);
  }
}

async function giveQuota(trx: Db, member: Member, { group, count }: { group: number; count: number }): Promise<void> {
  const metered = await meteredFrom(trx, member.merchant);
  if (metered === null || group < metered)
    throw refused(
      'group_refused',
      `Accounts at ${group} are not counted: the policy counts ${metered === null ? 'none' : `from ${metered} on`}.`,
    );
  if (member.upline_id !== null)
    throw refused('group_refused', `${member.username} has an upline, who passes quota on: grant it to the head of the line.`);
  if (member.prize_group === null || group > member.prize_group)
    throw refused('group_refused', `${member.username} is at ${member.prize_group ?? 'no group'} and can open no account at ${group}.`);
  await passQuota(trx, { merchant: member.merchant, from: null, to: member.id, group, count });
}

async function setRules(trx: Db, { id, merchant, currency }: Member, rules: Schema<'TransferRules'>): Promise<void> {
  const { down, up } = rules;
  const [dailyCap, pairCap] = [rules.dailyCap, rules.pairCap].map((cap) => {
    try {
      return cap === null ? null : fromDecimal(cap, currency as Currency).minor;
    } catch {
      throw refused('field_invalid', `A cap has more decimals than ${currency} has.`);
    }
  }) as [bigint | null, bigint | null];
  if (dailyCap !== null && pairCap !== null && pairCap > dailyCap)
    throw refused('field_invalid', 'The cap of a pair must not exceed the cap of a day.');
  if ([down, up, dailyCap, pairCap].every((rule) => rule === null)) {
    await trx.deleteFrom('agent_transfer_rule').where('member_id', '=', id).execute();
    return;
  }
  const stored = { down, up, daily_cap: dailyCap, pair_cap: pairCap };
  await trx
    .insertInto('agent_transfer_rule')
    .values({ merchant, member_id: id, ...stored })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(stored))
    .execute();
}

async function setBan(trx: Db, { id, merchant }: Member, banned: boolean, reason: string, at: Date): Promise<void> {
  if (!banned) {
    await trx.deleteFrom('agent_transfer_ban').where('member_id', '=', id).execute();
    return;
  }
  await trx
    .insertInto('agent_transfer_ban')
    .values({ merchant, member_id: id, at, reason })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ at, reason }))
    .execute();
}
