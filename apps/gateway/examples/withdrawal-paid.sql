-- A member opens her accounts, in taka.
insert into ledger_account (merchant, owner_kind, owner_id, kind, book, asset)
values
  ('example', 'member', 'amina', 'cash', 'real', 'BDT'),
  ('example', 'member', 'amina', 'locked', 'real', 'BDT');

create temp view holdings as
select owner_kind || ' ' || owner_id as owner, kind, sum(balance) as balance, sum(version) as version
from ledger_account where merchant = 'example' group by owner_kind, owner_id, kind order by owner_kind, owner_id, kind;

-- She deposits 500.00.
select post ->> 'transferId' as transfer, post ->> 'replayed' as replayed from ledger_post('{
  "id": "00000000-0000-4000-8000-000000000001", "kind": "deposit", "key": "deposit:1", "hash": "deposit deposit:1",
  "merchant": "example", "book": "real", "asset": "BDT", "at": "2030-01-01T09:01:00Z",
  "lines": [
    { "owner": "provider", "ownerId": "sandbox", "account": "clearing", "amount": "-50000" },
    { "owner": "member", "ownerId": "amina", "account": "cash", "amount": "50000" }
  ]
}') as post;

select * from holdings;

-- She asks for 300.00: pending, put aside where she cannot play with it.
select post ->> 'transferId' as transfer, post ->> 'replayed' as replayed from ledger_post('{
  "id": "00000000-0000-4000-8000-000000000002", "kind": "withdrawal", "key": "withdrawal:1", "hash": "withdrawal withdrawal:1", "phase": "pending", "reference": "1",
  "merchant": "example", "book": "real", "asset": "BDT", "at": "2030-01-01T09:02:00Z",
  "lines": [
    { "owner": "member", "ownerId": "amina", "account": "cash", "amount": "-30000" },
    { "owner": "member", "ownerId": "amina", "account": "locked", "amount": "30000" }
  ]
}') as post;

select * from holdings;

-- It is paid: the pending transfer is posted, and the money is with the provider.
select post ->> 'transferId' as transfer, post ->> 'replayed' as replayed from ledger_post('{
  "id": "00000000-0000-4000-8000-000000000003", "kind": "withdrawalPaid", "key": "withdrawal-paid:1", "hash": "withdrawalPaid withdrawal-paid:1", "phase": "post", "completes": "withdrawal:1", "reference": "1",
  "merchant": "example", "book": "real", "asset": "BDT", "at": "2030-01-01T09:03:00Z",
  "lines": [
    { "owner": "member", "ownerId": "amina", "account": "locked", "amount": "-30000" },
    { "owner": "provider", "ownerId": "sandbox", "account": "clearing", "amount": "30000" }
  ]
}') as post;

select * from holdings;

-- What was posted cannot be voided too.
select post ->> 'transferId' as transfer, post ->> 'replayed' as replayed from ledger_post('{
  "id": "00000000-0000-4000-8000-000000000004", "kind": "withdrawalReturned", "key": "withdrawal-returned:1", "hash": "withdrawalReturned withdrawal-returned:1", "phase": "void", "completes": "withdrawal:1", "reference": "1",
  "merchant": "example", "book": "real", "asset": "BDT", "at": "2030-01-01T09:04:00Z",
  "lines": [
    { "owner": "member", "ownerId": "amina", "account": "locked", "amount": "-30000" },
    { "owner": "member", "ownerId": "amina", "account": "cash", "amount": "30000" }
  ]
}') as post;

select * from holdings;

-- What the ledger has written down, entry by entry. Accounts of the house and of providers are striped: the balance after
-- an entry is that of its stripe.
select t.kind, t.phase, a.owner_kind || ' ' || a.owner_id || ' ' || a.kind as account, e.amount, e.balance_after
from ledger_entry e join ledger_transfer t on t.id = e.transfer_id join ledger_account a on a.id = e.account_id
where a.merchant = 'example'
order by t.at, e.amount;
