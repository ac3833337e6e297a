import type { components, operations } from '@parlour/api/contract';
import { isCurrency, money, toWire } from '@parlour/domain';
import { sql } from 'kysely';
import { sessionOf, type Context } from '../../kernel/context.ts';
import { pageOf } from '../../kernel/page.ts';
import { accountName } from '../identity/member/login-name.ts';
import { foldUsername } from '../identity/member/create.ts';
import { memberOf } from '../identity/member/find.ts';
import { pathTo, teamMember } from './team.ts';

type Schemas = components['schemas'];
type Query = NonNullable<operations['listTeamAccounts']['parameters']['query']>;

/** Accounts directly below the calling agent, or below another account of the team, with their teams' figures. */
export async function teamAccounts(context: Context, query: Query): Promise<Schemas['DownlinePage']> {
  const { db, vault } = context;
  const agentId = sessionOf(context).memberId;
  const of = query.account === undefined ? await memberOf(db, agentId) : (await teamMember(db, context, query.account)).member;
  let below = db.selectFrom('member').where('upline_id', '=', of.id);
  if (query.type !== undefined) below = below.where('agent_type', query.type === 0 ? 'is' : '=', query.type === 0 ? null : query.type);
  if (query.search !== undefined)
    below = below.where((eb) => eb.fn('starts_with', ['username_folded', eb.val(foldUsername(query.search!))]));
  const { count } = await below.select((eb) => eb.fn.countAll<string>().as('count')).executeTakeFirstOrThrow();
  const page = pageOf(query, Number(count));
  const members = await below
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(page.pageSize)
    .offset((page.pageNo - 1) * page.pageSize)
    .execute();
  const sums = await teamsOf(
    context,
    members.map(({ id }) => id),
  );
  return {
    path: await pathTo(context, of.id),
    list: members.map((member) => {
      const { currency } = member;
      const { size = '0', own = '0', team = '0' } = sums.get(member.id) ?? {};
      const wire = (minor: string): Schemas['Money'] => {
        if (!isCurrency(currency)) throw new TypeError(`${currency} is no currency`);
        return toWire(money(BigInt(minor), currency)) as Schemas['Money'];
      };
      return {
        account: accountName(vault, member),
        type: member.agent_type ?? 0,
        group: member.prize_group,
        balance: wire(own),
        teamSize: Number(size),
        teamBalance: wire(team),
        joinedAt: member.created_at.toISOString(),
        lastLoginAt: member.last_login_at?.toISOString() ?? null,
        state: member.status,
      };
    }),
    page,
  };
}

interface TeamSums {
  size: string;
  own: string;
  team: string;
}

/** For each account: how many are below it, its available real money, and its team's, including its own. */
async function teamsOf({ db, merchant }: Context, ids: readonly string[]): Promise<Map<string, TeamSums>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<TeamSums & { ancestor: string }>`
    select line.ancestor, (count(distinct line.descendant) - 1)::text as size,
      coalesce(sum(cash.balance) filter (where line.depth = 0), 0)::text as own, coalesce(sum(cash.balance), 0)::text as team
    from member_line line
    join member m on m.id = line.descendant
    left join ledger_account cash on cash.merchant = ${merchant.code} and cash.owner_kind = 'member' and cash.owner_id = line.descendant::text
      and cash.kind = 'cash' and cash.book = 'real' and cash.asset = m.currency
    where line.ancestor = any (${sql.val([...ids])}::uuid[])
    group by line.ancestor`.execute(db);
  return new Map(rows.map((row) => [row.ancestor, row]));
}
