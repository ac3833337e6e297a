import { sql } from 'kysely';
import type { Db } from '../../../kernel/tables.ts';
import { auditCanonical, auditHash } from '../audit/functions.ts';

const statements = [
  `create table audit_event (
    chain text not null,
    seq bigint not null,
    at timestamptz not null,
    actor_kind text not null check (actor_kind in ('operator', 'machine', 'job')),
    actor text not null,
    via text not null check (via in ('office', 'cli', 'job')),
    session uuid,
    address text,
    event text not null,
    command text,
    subject_kind text,
    subject text,
    before jsonb,
    after jsonb,
    reason text,
    proposal uuid,
    request text,
    outcome text not null check (outcome in ('done', 'refused', 'failed')),
    detail text,
    hash text not null,
    primary key (chain, seq)
  )`,
  `create index audit_event_at on audit_event (at desc, chain, seq desc)`,
  `create index audit_event_subject on audit_event (subject, at desc) where subject is not null`,
  `create index audit_event_actor on audit_event (actor, at desc)`,
  auditCanonical,
  auditHash,
  // Entries from before there were chains are appended unchanged to the platform's chain.
  `do $body$
  declare
    old operator_action;
    e audit_event;
    previous text;
  begin
    for old in select * from operator_action order by id loop
      e := null;
      e.chain := 'platform';
      e.seq := coalesce((select max(seq) from audit_event), 0) + 1;
      e.at := old.at;
      e.actor_kind := case when old.named then 'operator' else 'machine' end;
      e.actor := old.operator;
      e.via := 'cli';
      e.event := 'command';
      e.command := old.command;
      e.after := old.input;
      e.outcome := case old.outcome when 'waits' then 'done' else old.outcome end;
      e.detail := case when old.outcome = 'waits' then 'waits' else old.detail end;
      e.hash := audit_hash(previous, e);
      previous := e.hash;
      insert into audit_event select e.*;
    end loop;
  end $body$`,
  `create function audit_refuse_change() returns trigger language plpgsql as $body$
  begin
    raise exception 'the audit log is append-only' using errcode = 'LG005';
  end $body$`,
  `create trigger audit_event_append_only before update or delete or truncate on audit_event
    for each statement execute function audit_refuse_change()`,
  `drop table operator_action`,
  `drop function operator_action_refuse_change()`,
];

export async function up(db: Db): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
