import { sessionOf, type Context } from '../../kernel/context.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Db } from '../../kernel/tables.ts';
import { findMemberCalled } from '../identity/member/find.ts';
import { accountName } from '../identity/member/login-name.ts';
import type { Member } from '../identity/member/tables.ts';

/** An account of the calling agent's team, with its distance below the agent; 0 is the agent. */
export interface TeamMember {
  member: Member;
  depth: number;
}

/**
 * The account with this name in the calling agent's team, read with `db`. Throws `not_found`, whether it belongs to another team or does
 * not exist.
 */
export async function teamMember(db: Db, context: Context, account: string): Promise<TeamMember> {
  const member = await findMemberCalled({ db, vault: context.vault }, context.merchant.code, account);
  const line =
    member &&
    (await db
      .selectFrom('member_line')
      .select('depth')
      .where('ancestor', '=', sessionOf(context).memberId)
      .where('descendant', '=', member.id)
      .executeTakeFirst());
  if (!line) throw new Refusal('not_found');
  return { member, depth: line.depth };
}

/** The same for operations that only the direct upline may use. Throws `not_direct_downline` for any other account of the team. */
export async function directDownlineMember(db: Db, context: Context, account: string): Promise<Member> {
  const { member, depth } = await teamMember(db, context, account);
  if (depth !== 1) throw new Refusal('not_direct_downline');
  return member;
}

/** Names of the accounts on the path from the calling agent down to an account of the team. */
export async function pathTo({ db, vault, ...context }: Context, accountId: string): Promise<string[]> {
  const path = await db
    .selectFrom('member_line as line')
    .innerJoin('member_line as own', (join) =>
      join.onRef('own.descendant', '=', 'line.ancestor').on('own.ancestor', '=', sessionOf(context).memberId),
    )
    .innerJoin('member', 'member.id', 'line.ancestor')
    .selectAll('member')
    .where('line.descendant', '=', accountId)
    .orderBy('line.depth', 'desc')
    .execute();
  return path.map((member) => accountName(vault, member));
}
