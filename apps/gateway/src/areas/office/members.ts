import { walletBalance } from '../../ledger/balance.ts';
import { setAgentType, setUpline } from '../identity/member/agent.ts';
import { setMemberBlocked } from '../identity/member/block.ts';
import { agentTypes, type AgentType, type UplineProblem } from '@parlour/domain';
import { Refusal } from '../../kernel/refusal.ts';
import { excludeMember, forGood } from '../identity/member/block.ts';
import { findMember, findMemberCalled, listMembers } from '../identity/member/find.ts';
import type { Member } from '../identity/member/tables.ts';
import { walletFor } from '../identity/member/wallet-of.ts';
import { tell } from './audit/append.ts';
import { type AuditNote, isId, merchantsNamed, refused, type Operator, type Schema } from './operator.ts';

const mostListed = 500;

/** The newest members, of one merchant or of all. */
export async function membersList(operator: Operator, { merchant }: { merchant?: string | undefined }): Promise<Schema<'Member'>[]> {
  const rows: Schema<'Member'>[] = [];
  for (const { code } of merchantsNamed(operator, merchant))
    for (const member of await listMembers(operator.db, code, mostListed)) {
      const { available } = await walletBalance(operator.db, walletFor(member));
      rows.push({
        id: member.id,
        merchant: code,
        username: member.username,
        status: member.status,
        balance: available.amount,
        currency: available.currency,
        created: member.created_at.toISOString(),
        lastLogin: member.last_login_at?.toISOString() ?? null,
      });
    }
  return rows;
}

/** Shuts a member out, or lets him in again, by id or by username. */
export async function memberBlock(
  operator: Operator,
  { member: named, blocked, merchant }: { member: string; blocked: boolean; merchant?: string | undefined },
): Promise<Schema<'MemberStatus'>> {
  const member = await theMember(operator, named, merchant);
  await setMemberBlocked(operator.db, member.id, blocked);
  tellOf(operator, member, { before: { status: member.status }, after: { status: blocked ? 'blocked' : 'active' } });
  return { id: member.id, merchant: member.merchant, username: member.username, status: blocked ? 'blocked' : 'active' };
}

/** Makes a member an agent, of the merchant's first type unless told, or with null an agent a member again. Throws for a type that the merchant doesn't have. */
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

const uplineProblems = {
  not_an_agent: 'is no agent',
  own_line: 'stands below that member',
  too_deep: 'would have too many levels above and below',
} as const satisfies Record<UplineProblem, string>;

/** Puts a member, with all below, directly below an agent. */
export async function memberUpline(
  operator: Operator,
  { member: named, upline: namedUpline, merchant }: { member: string; upline: string; merchant?: string | undefined },
): Promise<Schema<'MemberUpline'>> {
  const member = await theMember(operator, named, merchant);
  const upline = await theMember(operator, namedUpline, member.merchant);
  try {
    await setUpline(operator.db, member, upline.id);
    tellOf(operator, member, { after: { upline: upline.id } });
  } catch (error) {
    if (error instanceof Refusal && error.code === 'upline_refused')
      throw refused('upline_refused', `${upline.username} ${uplineProblems[error.message as UplineProblem]}.`);
    throw error;
  }
  return { id: member.id, merchant: member.merchant, username: member.username, upline: upline.username };
}

/** Keeps a member from betting; gives the time until which, since an exclusion is only ever made longer. */
export async function memberExclude(
  operator: Operator,
  { member: named, until, merchant }: { member: string; until?: string | undefined; merchant?: string | undefined },
): Promise<Schema<'Exclusion'>> {
  const end = until === undefined ? forGood : new Date(until);
  if (Number.isNaN(end.getTime()) || end <= operator.clock.now())
    throw refused('field_invalid', `${until ?? ''} is no time to come: write it like 2030-01-01T00:00Z.`);
  const member = await theMember(operator, named, merchant);
  const lasts = await excludeMember(operator.db, member.id, end);
  tellOf(operator, member, { after: { excludedUntil: lasts.toISOString() } });
  return { id: member.id, merchant: member.merchant, username: member.username, excludedUntil: lasts.toISOString() };
}

/** Tells the audit log what is done to a member, who stands there by id alone. */
function tellOf(operator: Operator, { id, merchant }: Member, note: Omit<AuditNote, 'merchant' | 'subject'>): void {
  tell(operator, { merchant, subject: { kind: 'member', id }, ...note });
}

/** The member that an operator names by id, username or the number that stands for it; throws an OperatorError for nobody and for several. */
export async function theMember(operator: Operator, named: string, merchant: string | undefined): Promise<Member> {
  const codes = merchantsNamed(operator, merchant).map(({ code }) => code);
  const byId = isId(named) ? await findMember(operator.db, named) : undefined;
  const byName = await Promise.all(codes.map((code) => findMemberCalled(operator, code, named)));
  const found = [byId, ...byName].filter(
    (each): each is Member => each !== undefined && each.kind === 'member' && codes.includes(each.merchant),
  );
  if (found.length > 1) throw refused('several_found', `Several merchants have a member ${named}: say which with --merchant.`);
  if (!found[0]) throw refused('not_found', `There is no member ${named}.`);
  return found[0];
}
