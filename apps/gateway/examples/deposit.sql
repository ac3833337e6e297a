-- A member opens her accounts, in taka. Amounts are in poisha, the minor unit.
insert into ledger_account (merchant, owner_kind, owner_id, kind, book, asset)
values
  ('example', 'member', 'amina', 'cash', 'real', 'BDT'),
  ('example', 'member', 'amina', 'locked', 'real', 'BDT');

create temp view holdings as
select owner_kind || ' ' || owner_id as owner, kind, sum(balance) as balance, sum(version) as version
from ledger_account where merchant = 'example' group by owner_kind, owner_id, kind order by owner_kind, owner_id, kind;

-- The cashier reports that amina has paid 500.00: what the provider holds for the merchant is the other side.
select post ->> 'transferId' as transfer, post ->> 'replayed' as replayed from ledger_post('{
  "id": "00000000-0000-4000-8000-000000000001", "kind": "deposit", "key": "deposit:1", "hash": "deposit deposit:1",
  "merchant": "example", "book": "real", "asset": "BDT", "at": "2030-01-01T09:01:00Z",
  "lines": [
    { "owner": "provider", "ownerId": "sandbox", "account": "clearing", "amount": "-50000" },
    { "owner": "member", "ownerId": "amina", "account": "cash", "amount": "50000" }
  ]
}') as post;

select * from holdings;

-- The report comes again, with another id: the first answer is given, and nothing moves.
select post ->> 'transferId' as transfer, post ->> 'replayed' as replayed from ledger_post('{
  "id": "00000000-0000-4000-8000-000000000002", "kind": "deposit", "key": "deposit:1", "hash": "deposit deposit:1",
  "merchant": "example", "book": "real", "asset": "BDT", "at": "2030-01-01T09:02:00Z",
  "lines": [
    { "owner": "provider", "ownerId": "sandbox", "account": "clearing", "amount": "-50000" },
    { "owner": "member", "ownerId": "amina", "account": "cash", "amount": "50000" }
  ]
}') as post;

select * from holdings;

-- The same key for another amount is refused.
select post ->> 'transferId' as transfer, post ->> 'replayed' as replayed from ledger_post('{
  "id": "00000000-0000-4000-8000-000000000003", "kind": "deposit", "key": "deposit:1", "hash": "another deposit:1",
  "merchant": "example", "book": "real", "asset": "BDT", "at": "2030-01-01T09:03:00Z",
  "lines": [
    { "owner": "provider", "ownerId": "sandbox", "account": "clearing", "amount": "-60000" },
    { "owner": "member", "ownerId": "amina", "account": "cash", "amount": "60000" }
  ]
}') as post;

select * from holdings;

-- What the ledger has written down, entry by entry. Accounts of the house and of providers are striped: the balance after
-- an entry is that of its stripe.
select t.kind, t.phase, a.owner_kind || ' ' || a.owner_id || ' ' || a.kind as account, e.amount, e.balance_after
from ledger_entry e join ledger_transfer t on t.id = e.transfer_id join ledger_account a on a.id = e.account_id
where a.merchant = 'example'
order by t.at, e.amount;
