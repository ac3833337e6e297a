import { sql, type Kysely } from 'kysely';

const kinds = `'dailySalary', 'hourlySalary', 'realTimeSalary', 'dividend', 'affiliateEarnings', 'betRebate', 'agentRebate'`;

const statements = [
  // What each movement paid for, so that a figure of the income can be opened as the bills that it consists of (agents.md 14).
  `alter table line_money add column reference text`,
  `update line_money money set reference = t.reference
    from ledger_transfer t join ledger_entry e on e.transfer_id = t.id join ledger_account a on a.id = e.account_id
    where t.kind in (${kinds}) and a.owner_kind = 'member' and a.owner_id = money.member_id::text and a.kind = 'cash'
      and money.merchant = t.merchant and money.at = t.at and money.kind = t.kind and money.currency = t.asset and money.amount = e.amount`,
  `create index agent_claim_owed on agent_claim (to_id, arose_at)`,
  // Reports state stakes with their refunded parts.
  `create index lottery_line_refunded on lottery_line (member_id, settled_at) where refund > 0`,
];

/** The reference of the transfer behind each movement of a line's money, and claims by creditor, paid ones included. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
