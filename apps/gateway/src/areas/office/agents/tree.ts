import { sql, type RawBuilder } from 'kysely';
import { sharesOf, shareToWire, usualShare } from '../../agents/shares.ts';
import { pageOf, rowsOf } from '../../../kernel/page.ts';
import { quotaOf } from '../../identity/line/quota.ts';
import { memberOrErased } from '../members/the-member.ts';
import type { InputOf, Operator, Schema } from '../operator.ts';
import { codesNamed, decimal } from './amounts.ts';
import { agentContracts } from './contracts.ts';

interface AgentRow {
  id: string;
  merchant: string;
  username: string;
  agent_type: number | null;
  prize_group: number | null;
  level: number;
  upline: string | null;
  size: string;
  direct: string;
  contracts: string;
  status: string;
}

/** Accounts of lines that satisfy a condition on `m`; heads first, in order of registration. */
async function agentRows(operator: Operator, condition: RawBuilder<unknown>, limit: number, offset: number): Promise<AgentRow[]> {
  const { rows } = await sql<AgentRow>`
    select m.id, m.merchant, m.username, m.agent_type, m.prize_group, up.username as upline, m.status,
      (select count(*) from member_line l where l.descendant = m.id)::int as level,
      (select count(*) - 1 from member_line l where l.ancestor = m.id)::text as size,
      (select count(*) from member d where d.upline_id = m.id)::text as direct,
      (select count(*) from agent_contract c where c.holder_id = m.id and c.state = 'active'
        and (c.to_at is null or c.to_at > ${operator.clock.now()}))::text as contracts
    from member m left join member up on up.id = m.upline_id
    where ${condition} order by m.created_at, m.id limit ${limit} offset ${offset}`.execute(operator.db);
  return rows;
}

const toWire = (row: AgentRow): Schema<'OfficeAgent'> => ({
  id: row.id,
  merchant: row.merchant,
  username: row.username,
  type: row.agent_type ?? 0,
  group: row.prize_group,
  level: row.level,
  upline: row.upline,
  teamSize: Number(row.size),
  direct: Number(row.direct),
  contracts: Number(row.contracts),
  blocked: row.status === 'blocked',
});

/** Usernames from the head of the line down to an account. */
async function pathOf({ db }: Operator, id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('member_line as line')
    .innerJoin('member as m', 'm.id', 'line.ancestor')
    .select('m.username')
    .where('line.descendant', '=', id)
    .orderBy('line.depth', 'desc')
    .execute();
  return rows.map(({ username }) => username);
}

/** Heads of lines, or the accounts directly below an account. */
export async function agentTree(operator: Operator, { merchant, member: named, ...asked }: InputOf<'listAgentTree'>) {
  const of = named === undefined ? undefined : await memberOrErased(operator, named, merchant);
  const condition = of
    ? sql`m.upline_id = ${of.id}`
    : sql`m.merchant = any (${sql.val(codesNamed(operator, merchant))}::text[]) and m.upline_id is null and m.agent`;
  const { rows } = await sql<{ count: string }>`select count(*)::text as count from member m where ${condition}`.execute(operator.db);
  const { limit, offset } = rowsOf(asked);
  return {
    path: of ? await pathOf(operator, of.id) : [],
    list: (await agentRows(operator, condition, limit, offset)).map(toWire),
    page: pageOf(asked, Number(rows[0]!.count)),
  };
}

/** One account of a line, with its settings and what it owes. */
export async function agentAccount(
  operator: Operator,
  { member: named, merchant }: InputOf<'getAgentAccount'>,
): Promise<Schema<'AgentAccount'>> {
  const { db } = operator;
  const member = await memberOrErased(operator, named, merchant);
  const [row] = await agentRows(operator, sql`m.id = ${member.id}`, 1, 0);
  const { rows } = await sql<{ balance: string; owes: string; is_owed: string; banned: boolean }>`
    select coalesce((select sum(balance) from ledger_account where merchant = ${member.merchant} and owner_kind = 'member'
        and owner_id = ${member.id} and kind = 'cash' and book = 'real' and asset = ${member.currency}), 0)::text as balance,
      coalesce((select sum(amount) from agent_claim where from_id = ${member.id} and amount > 0), 0)::text as owes,
      coalesce((select sum(amount) from agent_claim where to_id = ${member.id} and amount > 0), 0)::text as is_owed,
      exists (select from agent_transfer_ban where member_id = ${member.id}) as banned`.execute(db);
  const { balance, owes, is_owed, banned } = rows[0]!;
  const rules = await db.selectFrom('agent_transfer_rule').selectAll().where('member_id', '=', member.id).executeTakeFirst();
  const cap = (minor: string | number | bigint | null | undefined) => (minor == null ? null : decimal(minor, member.currency));
  return {
    agent: toWire(row!),
    path: await pathOf(operator, member.id),
    balance: decimal(balance, member.currency),
    currency: member.currency,
    share: shareToWire((await sharesOf(db, [member.id])).get(member.id) ?? usualShare),
    quota: await quotaOf(db, member.id),
    transfersBanned: banned,
    transferRules: {
      down: rules?.down ?? null,
      up: rules?.up ?? null,
      dailyCap: cap(rules?.daily_cap),
      pairCap: cap(rules?.pair_cap),
    },
    contracts: (await agentContracts(operator, { member: member.id, merchant: member.merchant })).list,
    owes: decimal(owes, member.currency),
    isOwed: decimal(is_owed, member.currency),
  };
}
