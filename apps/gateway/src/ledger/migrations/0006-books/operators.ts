/** Operators, actions that wait for a second person (security C12), and the log of all actions. */
export const operators = [
  `create table operator (
    name text primary key check (name ~ '^[a-z][a-z0-9.-]{1,30}$'),
    key_hash text not null unique,
    key_is_own boolean not null,
    added_by text not null,
    added_at timestamptz not null,
    removed_at timestamptz
  )`,
  `create table operator_approval (
    id uuid primary key,
    command text not null,
    subject text not null,
    input jsonb not null,
    first_by text not null references operator (name),
    first_at timestamptz not null,
    second_by text references operator (name),
    second_at timestamptz,
    withdrawn_by text,
    check (second_by is null or second_by <> first_by),
    check ((second_by is null) = (second_at is null))
  )`,
  `create unique index operator_approval_waiting on operator_approval (command, subject) where second_by is null and withdrawn_by is null`,
  `create table operator_action (
    id bigint generated always as identity primary key,
    at timestamptz not null,
    operator text not null,
    named boolean not null,
    command text not null,
    input jsonb not null,
    outcome text not null check (outcome in ('done', 'waits', 'refused', 'failed')),
    detail text
  )`,
  `create function operator_action_refuse_change() returns trigger language plpgsql as $$
  begin
    raise exception 'what operators did is append-only' using errcode = 'LG005';
  end $$`,
  `create trigger operator_action_append_only before update or delete or truncate on operator_action
    for each statement execute function operator_action_refuse_change()`,
];
