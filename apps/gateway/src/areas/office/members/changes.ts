import { agentTypes, type AgentType } from '@parlour/domain';
import { Refusal } from '../../../kernel/refusal.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { setAgentType } from '../../identity/member/agent.ts';
import { excludeMember, forGood, setMemberBlocked } from '../../identity/member/block.ts';
import { endSessionsOf } from '../../identity/session/sessions.ts';
import { endGrants } from '../../rewards/grants.ts';
import { refused, type InputOf, type Operator, type Schema } from '../operator.ts';
import { tellOf, theMember } from './the-member.ts';

/** Blocks or unblocks a member, given by id or username. */
export async function memberBlock(
  operator: Operator,
  { member: named, blocked, reason, merchant }: InputOf<'blockMember'> & { blocked: boolean },
): Promise<Schema<'MemberStatus'>> {
  const member = await theMember(operator, named, merchant);
  await setMemberBlocked(operator.db, member.id, blocked);
  const [before, after] = [{ status: member.status }, { status: blocked ? 'blocked' : 'active' }];
  tellOf(operator, member, { before, after, reason: reason ?? null });
  return { id: member.id, merchant: member.merchant, username: member.username, status: blocked ? 'blocked' : 'active' };
}

/** Records that a member's age is verified, or that it no longer is; verifying it again keeps the first time. */
export async function memberAge(
  operator: Operator,
  { member: named, verified, reason, merchant }: InputOf<'verifyMemberAge'> & { verified: boolean },
): Promise<Schema<'MemberAge'>> {
  const member = await theMember(operator, named, merchant);
  const at = verified ? (member.age_verified_at ?? operator.clock.now()) : null;
  await operator.db.updateTable('member').set({ age_verified_at: at }).where('id', '=', member.id).execute();
  const [before, after] = [{ ageVerified: member.age_verified_at !== null }, { ageVerified: verified }];
  tellOf(operator, member, { before, after, reason: reason ?? null });
  return { id: member.id, merchant: member.merchant, username: member.username, ageVerified: at?.toISOString() ?? null };
}

/**
 * Makes a member an agent, of the merchant's first type unless another is given; null makes an agent a plain member again. Throws for a
 * type that the merchant doesn't have.
 */
export async function memberAgent(
  operator: Operator,
  { member: named, type: asked, merchant }: { member: string; type: AgentType | null | undefined; merchant?: string | undefined },
): Promise<Schema<'MemberAgency'>> {
  const member = await theMember(operator, named, merchant);
  const offered = operator.merchants.byCode(member.merchant).brand.agentTypes ?? agentTypes;
  const type = asked === undefined ? offered[0]! : asked;
  if (type !== null && !offered.includes(type))
    throw refused('field_invalid', `Agents of this merchant have account type ${offered.join(', ')}, not ${type}.`);
  try {
    await setAgentType(operator.db, member.id, type);
    tellOf(operator, member, { after: { type } });
  } catch (error) {
    if (error instanceof Refusal && error.code === 'downline_left')
      throw refused('downline_left', `${member.username} has a downline: put its members below another agent first.`);
    throw error;
  }
  return {
    id: member.id,
    merchant: member.merchant,
    username: member.username,
    agent: type === null ? 'no' : 'yes',
    ...(type && { type }),
  };
}

/** Excludes a member from betting and ends their bonuses. Returns when the exclusion ends; it is only ever extended, never shortened. */
export async function memberExclude(
  operator: Operator,
  { member: named, until, reason, merchant }: InputOf<'excludeMember'>,
): Promise<Schema<'Exclusion'>> {
  const end = until === undefined ? forGood : new Date(until);
  if (Number.isNaN(end.getTime()) || end <= operator.clock.now())
    throw refused('field_invalid', `${until ?? ''} is no time to come: write it like 2030-01-01T00:00Z.`);
  const member = await theMember(operator, named, merchant);
  const lasts = await inTransaction(operator.db, async (trx) => {
    await endGrants(trx, { merchant: member.merchant, memberId: member.id }, operator.clock.now());
    return excludeMember(trx, member.id, end, operator.clock.now());
  });
  tellOf(operator, member, { after: { excludedUntil: lasts.toISOString() }, reason: reason ?? null });
  return { id: member.id, merchant: member.merchant, username: member.username, excludedUntil: lasts.toISOString() };
}

/** Logs a member out everywhere and forgets remembered browsers. */
export async function memberEndSessions(operator: Operator, { member: named, reason, merchant }: InputOf<'endMemberSessions'>) {
  const member = await theMember(operator, named, merchant);
  const ended = await endSessionsOf(operator.db, member.id);
  tellOf(operator, member, { after: { ended }, reason: reason ?? null });
  return { id: member.id, merchant: member.merchant, username: member.username, ended };
}
