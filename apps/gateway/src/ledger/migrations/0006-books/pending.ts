/**
 * Two-step transfers: a `pending` transfer holds money, and exactly one other completes it, by `post` (the money goes on) or `void` (it
 * goes back). Existing withdrawals are marked accordingly, without moving money.
 */
export const pending = [
  `alter table ledger_transfer
    add column phase text not null default 'single' check (phase in ('single', 'pending', 'post', 'void')),
    add column completes uuid references ledger_transfer`,
  `alter table ledger_transfer disable trigger ledger_transfer_append_only`,
  `update ledger_transfer set phase = 'pending' where kind = 'withdrawal'`,
  `update ledger_transfer t set phase = 'post', completes = p.id from ledger_transfer p
    where t.kind = 'withdrawalPaid' and p.key = 'withdrawal:' || t.reference`,
  `update ledger_transfer t set phase = 'void', completes = p.id from ledger_transfer p
    where t.kind = 'withdrawalReturned' and p.key = 'withdrawal:' || t.reference
      and not exists (select 1 from ledger_transfer paid where paid.completes = p.id)`,
  `alter table ledger_transfer enable trigger ledger_transfer_append_only`,
  `alter table ledger_transfer add constraint ledger_transfer_completes_what_it_is check ((phase in ('post', 'void')) = (completes is not null))`,
  `create unique index ledger_transfer_completed_once on ledger_transfer (completes) where completes is not null`,
  `create index ledger_transfer_pending on ledger_transfer (merchant) where phase = 'pending'`,
  `alter table withdrawal add column forced boolean not null default false`,
];
