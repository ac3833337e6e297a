import { sql } from 'kysely';
import type { Db } from '../kernel/tables.ts';

/** An inconsistency in the books; `detail` names the transfer or account. */
export interface LedgerProblem {
  rule:
    | 'transferSumsToZero'
    | 'balanceIsFoldOfEntries'
    | 'versionsGapless'
    | 'chainUnbroken'
    | 'balanceWithinLimits'
    | 'accountInRegistry'
    | 'booksApart'
    | 'lockedIsPending'
    | 'moneySetAside';
  detail: string;
}

/** Each query returns one row per violation, with its `detail`. */
const checks: Record<LedgerProblem['rule'], ReturnType<typeof sql<{ detail: string }>>> = {
  transferSumsToZero: sql`
    select 'transfer ' || t.id || ' sums to ' || coalesce(sum(e.amount), 0) || ' over ' || count(e.*) || ' entries' as detail
    from ledger_transfer t left join ledger_entry e on e.transfer_id = t.id
    group by t.id having coalesce(sum(e.amount), 0) <> 0 or count(e.*) < 2`,
  balanceIsFoldOfEntries: sql`
    select 'account ' || a.id || ' has ' || a.balance || ', its entries sum to ' || coalesce(sum(e.amount), 0) as detail
    from ledger_account a left join ledger_entry e on e.account_id = a.id
    group by a.id having a.balance <> coalesce(sum(e.amount), 0)
    union all
    select 'account ' || account_id || ' version ' || version || ' says ' || balance_after || ', the fold is ' || fold
    from (select *, sum(amount) over (partition by account_id order by version) as fold from ledger_entry) x
    where fold <> balance_after`,
  versionsGapless: sql`
    select 'account ' || a.id || ' is at version ' || a.version || ' with ' || count(e.*) || ' entries up to ' || coalesce(max(e.version), 0) as detail
    from ledger_account a left join ledger_entry e on e.account_id = a.id
    group by a.id having a.version <> count(e.*) or a.version <> coalesce(max(e.version), 0)`,
  // Only the first altered row of each account: later rows depend on it and prove nothing.
  chainUnbroken: sql`
    select distinct on (account) 'account ' || account || ' version ' || version || what as detail
    from (
      select account_id as account, version, case
          when before_version <> version - 1 then ' does not follow from the entry before: version ' || before_version + 1 || ' is missing'
          else ' was altered or does not follow from the entry before' end as what
      from (
        select *, coalesce(lag(hash) over past, ''::bytea) as before, coalesce(lag(version) over past, 0) as before_version
        from ledger_entry window past as (partition by account_id order by version)) x
      where before_version <> version - 1
        or hash <> sha256(before || convert_to(concat_ws('|', transfer_id, account_id, amount, balance_after, version), 'UTF8'))
      union all
      select a.id, a.version, ' of the account itself is not that of its last entry, version ' || coalesce(e.version, 0)
      from ledger_account a
      left join lateral (select version, hash from ledger_entry where account_id = a.id order by version desc limit 1) e on true
      where a.chain <> coalesce(e.hash, ''::bytea)
    ) broken
    order by account, version`,
  balanceWithinLimits: sql`
    select 'account ' || id || ', ' || kind || ' of ' || owner_kind || ' ' || owner_id || ', has ' || balance as detail
    from ledger_account where balance < min_balance or balance > max_balance`,
  accountInRegistry: sql`
    select 'account ' || a.id || ', ' || a.kind || ' of ' || a.owner_kind || ' ' || a.owner_id || ', is not what the registry has' as detail
    from ledger_account a left join ledger_account_rules() rule using (owner_kind, kind)
    where rule.kind is null or not a.book = any (rule.books) or (a.asset = 'points') <> rule.points or (a.stripe <> 0 and not rule.striped)
      or (a.min_balance, a.max_balance) is distinct from (rule.min_balance, rule.max_balance)`,
  booksApart: sql`
    select 'transfer ' || t.id || ' crosses books, assets or merchants' as detail
    from ledger_transfer t join ledger_entry e on e.transfer_id = t.id join ledger_account a on a.id = e.account_id
    where (a.book, a.asset, a.merchant) is distinct from (t.book, t.asset, t.merchant)`,
  lockedIsPending: sql`
    select 'account ' || a.id || ' has ' || a.balance || ' locked, ' || coalesce(sum(p.amount), 0) || ' in pending transfers' as detail
    from ledger_account a left join (
      select e.account_id, e.amount from ledger_transfer t join ledger_entry e on e.transfer_id = t.id
      where t.phase = 'pending' and e.amount > 0 and not exists (select 1 from ledger_transfer c where c.completes = t.id)) p
      on p.account_id = a.id
    where a.kind = 'locked'
    group by a.id having a.balance <> coalesce(sum(p.amount), 0)`,
  moneySetAside: sql`
    select 'member ' || a.owner_id || ' has ' || a.balance || ' locked, ' || coalesce(sum(waits.amount), 0)
      || ' in pending withdrawals and transfers' as detail
    from ledger_account a left join (
      select member_id, currency, amount from withdrawal where status = 'pending'
      union all
      select from_id, currency, amount from agent_held_transfer where state = 'waiting'
    ) waits on waits.member_id::text = a.owner_id and waits.currency = a.asset and a.book = 'real'
    where a.owner_kind = 'member' and a.kind = 'locked'
    group by a.id having a.balance <> coalesce(sum(waits.amount), 0)`,
};

/** All inconsistencies in the books; there must be none. */
export async function checkLedger(db: Db): Promise<LedgerProblem[]> {
  const problems: LedgerProblem[] = [];
  for (const [rule, query] of Object.entries(checks) as [LedgerProblem['rule'], (typeof checks)[LedgerProblem['rule']]][]) {
    const { rows } = await query.execute(db);
    problems.push(...rows.map(({ detail }) => ({ rule, detail })));
  }
  return problems;
}
