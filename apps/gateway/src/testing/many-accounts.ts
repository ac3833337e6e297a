import { sql } from 'kysely';
import type { Db } from '../kernel/tables.ts';
import { accountRules, books } from '../ledger/registry.ts';

/** Whether `TEST_MANY_ACCOUNTS` asks that every member of every test have accounts of every kind. */
export const manyAccountsByDefault = process.env['TEST_MANY_ACCOUNTS'] === '1';

const others = accountRules.flatMap(({ owner, account, rule }) =>
  owner === 'member' && rule.sign === 'zeroOrMore' && account !== 'locked' ? [{ account, points: rule.asset === 'points' }] : [],
);

/**
 * From now on, every new member also has accounts of all kinds in both books, each with a different balance. Code that looks a member's
 * money up by the member alone then finds the wrong account, or too much. Only locked money stays empty, since that belongs to withdrawals.
 */
export async function openManyAccounts(db: Db): Promise<void> {
  await sql.raw(openOthers).execute(db);
  await sql.raw(`revoke all on function testing_many_accounts() from public`).execute(db);
  await sql
    .raw(
      `create or replace trigger testing_many_accounts after insert on ledger_account for each row
         when (new.owner_kind = 'member' and new.kind = 'cash' and pg_trigger_depth() = 0) execute function testing_many_accounts()`,
    )
    .execute(db);
}

/** One transfer for each asset and book, from the house's account for corrections or issued points. */
const openOthers = `
create or replace function testing_many_accounts() returns trigger language plpgsql as $body$
declare
  the_book text;
  points boolean;
  lines jsonb;
begin
  foreach the_book in array array[${books.map((book) => `'${book}'`).join(', ')}] loop
    if the_book <> new.book then
      insert into ledger_account (merchant, owner_kind, owner_id, kind, book, asset)
        values (new.merchant, 'member', new.owner_id, 'cash', the_book, new.asset), (new.merchant, 'member', new.owner_id, 'locked', the_book, new.asset);
    end if;
    foreach points in array array[false, true] loop
      select jsonb_agg(jsonb_build_object('owner', 'member', 'ownerId', new.owner_id, 'account', o.account, 'amount', o.amount::text)) into lines
        from (select account, (1000003 * n + case the_book when 'real' then 0 else 17 end)::bigint as amount
          from unnest(array[${others.map(({ account }) => `'${account}'`).join(', ')}], array[${others.map((each) => String(each.points)).join(', ')}])
            with ordinality as o(account, of_points, n)
          where of_points = points and (account <> 'cash' or the_book <> new.book)) o;
      perform ledger_post(jsonb_build_object(
        'id', gen_random_uuid(), 'kind', case when points then 'pointsEarned' else 'adjustment' end, 'key', concat_ws(':', 'many', new.owner_id, the_book, points), 'hash', 'many',
        'merchant', new.merchant, 'book', the_book, 'asset', case when points then 'points' else new.asset end, 'at', now(),
        'lines', lines || jsonb_build_object('owner', 'house', 'ownerId', 'many accounts',
          'account', case when points then 'pointsIssued' else 'adjustment' end,
          'amount', (select -sum((l->>'amount')::bigint) from jsonb_array_elements(lines) l)::text)));
    end loop;
  end loop;
  return null;
end $body$`;
