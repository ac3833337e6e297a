import { sql, type Kysely } from 'kysely';

const kinds = `'deposit', 'withdrawalPaid', 'promo', 'bonusConverted', 'rewardPaid', 'rebatePaid', 'dailySalary', 'hourlySalary', 'realTimeSalary', 'dividend',
  'affiliateEarnings', 'betRebate', 'agentRebate', 'transferDown', 'transferUp'`;

/** Adds bulk credits to `line_money`: the trigger missed them because their transfers were written before their entries. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `insert into line_money (merchant, member_id, at, kind, currency, amount)
    select merchant, member_id, at, kind, currency, amount from (
      select t.merchant, a.owner_id::uuid as member_id, t.at, t.kind, t.asset as currency, sum(e.amount)::bigint as amount
      from ledger_transfer t join ledger_entry e on e.transfer_id = t.id join ledger_account a on a.id = e.account_id
      where t.book = 'real' and (t.kind in (${kinds}) or (t.kind = 'withdrawalReturned' and t.reverses is not null))
        and a.owner_kind = 'member' and a.kind in ('cash', 'locked') and pg_input_is_valid(a.owner_id, 'uuid')
      group by t.id, a.owner_id
      except all
      select merchant, member_id, at, kind, currency, amount from line_money
    ) missing order by at`,
    )
    .execute(db);
}
