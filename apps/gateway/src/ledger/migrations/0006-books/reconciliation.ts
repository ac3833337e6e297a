/** One row for each difference between the books and other parties' records, open until it disappears or an operator explains it. */
export const reconciliation = [
  `create table reconciliation_case (
    id uuid primary key,
    kind text not null,
    merchant text,
    subject text not null,
    subject_at timestamptz,
    expected text not null,
    found text not null,
    first_seen timestamptz not null,
    last_seen timestamptz not null,
    resolved_at timestamptz,
    resolved_by text,
    resolution text,
    check ((resolved_at is null) = (resolved_by is null))
  )`,
  `create unique index reconciliation_case_open on reconciliation_case (kind, subject) where resolved_at is null`,
  `create index reconciliation_case_subject on reconciliation_case (kind, subject, last_seen desc)`,
];
