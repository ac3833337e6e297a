import type { components, operations } from '@parlour/api/contract';
import { isCurrency, isDay, money, toWire, type Currency } from '@parlour/domain';
import { contractKinds, type ContractKind } from '@parlour/domain/agents';
import { sql, type SelectQueryBuilder } from 'kysely';
import { sessionOf, type Context } from '../../kernel/context.ts';
import { pageOf } from '../../kernel/page.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Tables } from '../../kernel/tables.ts';
import { accountName } from '../identity/member/login-name.ts';
import { foldUsername } from '../identity/member/create.ts';
import { memberOf } from '../identity/member/find.ts';
import { agentPolicyOf } from './policy.ts';
import { boundsOf, onlineSince } from './reports/team-figures.ts';
import { flagOfRun } from './settlement/run.ts';
import { sharesOf, shareToWire, usualShare } from './shares.ts';
import { pathTo, teamMember } from './team.ts';

type Schemas = components['schemas'];
type Query = NonNullable<operations['listTeamAccounts']['parameters']['query']>;

/** Whether a session of a `member` is in use. */
const isOnline = (now: Date) => sql<boolean>`exists (
  select from session s where s.member_id = member.id and s.last_seen_at > ${onlineSince(now)} and s.expires_at > ${now})`;

/** Accounts directly below the calling agent, or below another account of the team, with their teams' figures. */
export async function teamAccounts(context: Context, query: Query): Promise<Schemas['DownlinePage']> {
  const { db, vault, merchant, clock } = context;
  const now = clock.now();
  const agent = await memberOf(db, sessionOf(context).memberId);
  const of = query.account === undefined ? agent : (await teamMember(db, context, query.account)).member;
  const below = narrowed(db.selectFrom('member').where('upline_id', '=', of.id), query, merchant.brand.timeZone, now);
  const { count } = await below.select((eb) => eb.fn.countAll<string>().as('count')).executeTakeFirstOrThrow();
  const page = pageOf(query, Number(count));
  const members = await below
    .selectAll()
    .select(isOnline(now).as('online'))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(page.pageSize)
    .offset((page.pageNo - 1) * page.pageSize)
    .execute();
  const ids = members.map(({ id }) => id);
  const { rebateMode } = await agentPolicyOf(db, merchant.code, agent.currency as Currency);
  const isPool = merchant.flags.agentRebates && rebateMode === 'pool';
  const shares = await sharesOf(db, isPool ? [agent.id, ...ids] : []);
  const shareOf = (id: string) => (isPool ? shareToWire(shares.get(id) ?? usualShare) : null);
  const kinds = await contractsOf(context, ids, now);
  const sums = await teamsOf(context, ids);
  return {
    path: await pathTo(context, of.id),
    ownShare: shareOf(agent.id),
    list: members.map((member) => {
      const { currency } = member;
      const { size = '1', own = '0', team = '0' } = sums.get(member.id) ?? {};
      const wire = (minor: string): Schemas['Money'] => {
        if (!isCurrency(currency)) throw new TypeError(`${currency} is no currency`);
        return toWire(money(BigInt(minor), currency)) as Schemas['Money'];
      };
      return {
        account: accountName(vault, member),
        type: member.agent_type ?? 0,
        group: member.prize_group,
        share: shareOf(member.id),
        balance: wire(own),
        teamSize: Number(size),
        teamBalance: wire(team),
        contracts: kinds.get(member.id) ?? [],
        joinedAt: member.created_at.toISOString(),
        lastLoginAt: member.last_login_at?.toISOString() ?? null,
        online: member.online,
        state: member.status,
      };
    }),
    page,
  };
}

type Below = SelectQueryBuilder<Tables, 'member', object>;

/** Applies the filters. Throws `field_invalid` for days that do not exist or are in the wrong order. */
function narrowed(all: Below, { type, search, online, from, to }: Query, zone: string, now: Date): Below {
  let below = all;
  if (type !== undefined) below = below.where('agent_type', type === 0 ? 'is' : '=', type === 0 ? null : type);
  if (search !== undefined) below = below.where((eb) => eb.fn('starts_with', ['username_folded', eb.val(foldUsername(search))]));
  if (online !== undefined) below = below.where(online ? isOnline(now) : sql<boolean>`not ${isOnline(now)}`);
  for (const [field, day] of [['from', from] as const, ['to', to] as const])
    if (day !== undefined && (!isDay(day) || (field === 'to' && from !== undefined && day < from)))
      throw new Refusal('field_invalid', { fields: [{ field, rule: 'wrong' }] });
  if (from !== undefined) below = below.where('created_at', '>=', boundsOf({ from, to: from }, zone).begins);
  if (to !== undefined) below = below.where('created_at', '<', boundsOf({ from: to, to }, zone).ends);
  return below;
}

/** The kinds of contract that these accounts have in force or have signed, among those that the merchant offers. */
async function contractsOf({ db, merchant }: Context, ids: readonly string[], now: Date): Promise<Map<string, ContractKind[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('agent_contract')
    .select(['holder_id', 'kind'])
    .distinct()
    .where('holder_id', 'in', [...ids])
    .where('state', '=', 'active')
    .where((eb) => eb.or([eb('to_at', 'is', null), eb('to_at', '>', now)]))
    .execute();
  const kinds = new Map<string, ContractKind[]>();
  for (const kind of contractKinds)
    for (const row of rows)
      if (row.kind === kind && merchant.flags[flagOfRun[kind]]) kinds.set(row.holder_id, [...(kinds.get(row.holder_id) ?? []), kind]);
  return kinds;
}

interface TeamSums {
  size: string;
  own: string;
  team: string;
}

/** For each account: the size of its team, itself included, its available real money, and that of the team. */
async function teamsOf({ db, merchant }: Context, ids: readonly string[]): Promise<Map<string, TeamSums>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<TeamSums & { ancestor: string }>`
    select line.ancestor, count(distinct line.descendant)::text as size,
      coalesce(sum(cash.balance) filter (where line.depth = 0), 0)::text as own, coalesce(sum(cash.balance), 0)::text as team
    from member_line line
    join member m on m.id = line.descendant
    left join ledger_account cash on cash.merchant = ${merchant.code} and cash.owner_kind = 'member' and cash.owner_id = line.descendant::text
      and cash.kind = 'cash' and cash.book = 'real' and cash.asset = m.currency
    where line.ancestor = any (${sql.val([...ids])}::uuid[])
    group by line.ancestor`.execute(db);
  return new Map(rows.map((row) => [row.ancestor, row]));
}
