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

-- The vendor JL takes a bet of 20.00: the house is the other side of every bet.
select post ->> 'transferId' as transfer, post ->> 'replayed' as replayed from ledger_post('{
  "id": "00000000-0000-4000-8000-000000000002", "kind": "bet", "key": "vendor:JL:amina:bet-1", "hash": "bet vendor:JL:amina:bet-1", "reference": "round-1",
  "merchant": "example", "book": "real", "asset": "BDT", "at": "2030-01-01T09:02:00Z",
  "lines": [
    { "owner": "member", "ownerId": "amina", "account": "cash", "amount": "-2000" },
    { "owner": "house", "ownerId": "JL", "account": "game", "amount": "2000" }
  ]
}') as post;

select * from holdings;

-- The round settles with a win of 35.00.
select post ->> 'transferId' as transfer, post ->> 'replayed' as replayed from ledger_post('{
  "id": "00000000-0000-4000-8000-000000000003", "kind": "win", "key": "vendor:JL:amina:win-1", "hash": "win vendor:JL:amina:win-1", "reference": "round-1",
  "merchant": "example", "book": "real", "asset": "BDT", "at": "2030-01-01T09:03:00Z",
  "lines": [
    { "owner": "house", "ownerId": "JL", "account": "game", "amount": "-3500" },
    { "owner": "member", "ownerId": "amina", "account": "cash", "amount": "3500" }
  ]
}') as post;

select * from holdings;

-- A bet of more than she has is refused, with what there is.
select post ->> 'transferId' as transfer, post ->> 'replayed' as replayed from ledger_post('{
  "id": "00000000-0000-4000-8000-000000000004", "kind": "bet", "key": "vendor:JL:amina:bet-2", "hash": "bet vendor:JL:amina:bet-2", "reference": "round-2",
  "merchant": "example", "book": "real", "asset": "BDT", "at": "2030-01-01T09:04:00Z",
  "lines": [
    { "owner": "member", "ownerId": "amina", "account": "cash", "amount": "-51501" },
    { "owner": "house", "ownerId": "JL", "account": "game", "amount": "51501" }
  ]
}') as post;

select * from holdings;

-- What the ledger has written down, entry by entry. Accounts of the house and of providers are striped: the balance after
-- an entry is that of its stripe.
select t.kind, t.phase, a.owner_kind || ' ' || a.owner_id || ' ' || a.kind as account, e.amount, e.balance_after
from ledger_entry e join ledger_transfer t on t.id = e.transfer_id join ledger_account a on a.id = e.account_id
where a.merchant = 'example'
order by t.at, e.amount;
