import type { UplineProblem } from '@parlour/domain';
import { hasContractsBelow } from '../../agents/contracts/lines.ts';
import { setUpline, uplineProblem } from '../../identity/member/agent.ts';
import type { Member } from '../../identity/member/tables.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { refused, type InputOf, type Operator, type Schema } from '../operator.ts';
import { approvedBy, type Examined } from '../proposals/examined.ts';
import { theMember } from './the-member.ts';

const problems = {
  not_an_agent: 'is not an agent',
  own_line: 'stands below that member',
  too_deep: 'would have too many levels above and below',
} as const satisfies Record<UplineProblem, string>;

const uplineRefused = (upline: Member, problem: UplineProblem) => refused('upline_refused', `${upline.username} ${problems[problem]}.`);

/** The member and the intended upline. Throws `upline_refused` while the member or anybody below has contracts in force. */
async function asked(operator: Operator, { member: named, upline: namedUpline, merchant }: InputOf<'setUpline'>) {
  const member = await theMember(operator, named, merchant);
  const upline = await theMember(operator, namedUpline, member.merchant);
  if (await hasContractsBelow(operator.db, member.id, operator.clock.now()))
    throw refused(
      'upline_refused',
      `${member.username}, or an account below, has contracts in force: end them first, and wait for their last period.`,
    );
  return { member, upline };
}

/**
 * Moves a member, with everybody below, directly below an agent. Moving a member who already has an upline takes two operators; placing one
 * without an upline takes one (agents.md 2).
 */
export async function memberUpline(operator: Operator, input: InputOf<'setUpline'>): Promise<Schema<'MemberUpline'>> {
  const { member, upline } = await asked(operator, input);
  if (member.upline_id !== null) approvedBy(operator);
  try {
    await setUpline(operator.db, member, upline.id);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'upline_refused') throw uplineRefused(upline, error.message as UplineProblem);
    throw error;
  }
  return { id: member.id, merchant: member.merchant, username: member.username, upline: upline.username };
}

export async function examineUpline(operator: Operator, input: InputOf<'setUpline'>): Promise<Examined> {
  const { member, upline } = await asked(operator, input);
  const problem = await uplineProblem(operator.db, member, upline.id);
  if (problem) throw uplineRefused(upline, problem);
  const before =
    member.upline_id === null
      ? undefined
      : await operator.db.selectFrom('member').select('username').where('id', '=', member.upline_id).executeTakeFirst();
  return {
    merchant: member.merchant,
    subject: { kind: 'member', id: member.id, name: member.username },
    changes: [{ field: 'upline', before: before?.username ?? null, after: upline.username }],
    effect: null,
    reason: input.reason ?? null,
    version: `below ${member.upline_id ?? 'nobody'}`,
    needsTwo: member.upline_id !== null,
  };
}
