/**
 * A row as it is hashed. It must never change: chains written with another form would appear broken. `jsonb` has its own order of keys, and
 * times are in UTC, so that the text is the same wherever it is made.
 */
export const auditCanonical = `
create or replace function audit_canonical(e audit_event) returns text language sql stable as $body$
  select (to_jsonb(e) - 'hash' || jsonb_build_object('at', to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')))::text
$body$`;

/** The hash of a row, hexadecimal: it covers the previous row's hash and the row's whole content. */
export const auditHash = `
create or replace function audit_hash(previous text, e audit_event) returns text language sql stable as $body$
  select encode(sha256(convert_to(coalesce(previous, '') || audit_canonical(e), 'UTF8')), 'hex')
$body$`;

/**
 * Appends a row to its chain, in the caller's transaction, and returns its number. Nothing else writes the table: others that append to the
 * same chain wait until this transaction ends.
 */
const auditAppend = `
create or replace function audit_append(facts jsonb) returns bigint language plpgsql as $body$
declare
  e audit_event;
  last audit_event;
begin
  e := jsonb_populate_record(null::audit_event, facts);
  perform pg_advisory_xact_lock(hashtextextended('audit ' || e.chain, 0));
  select * into last from audit_event where chain = e.chain order by seq desc limit 1;
  e.seq := coalesce(last.seq, 0) + 1;
  e.hash := audit_hash(last.hash, e);
  insert into audit_event select e.*;
  return e.seq;
end $body$`;

/** The first row of a chain that was altered or whose predecessor is missing; null if there is none. */
const auditBroken = `
create or replace function audit_broken(the_chain text) returns bigint language sql stable as $body$
  select min(row.seq) from (
    select e.seq, e.hash,
      lag(e.seq, 1, 0::bigint) over (order by e.seq) + 1 as due,
      audit_hash(lag(e.hash) over (order by e.seq), e) as right_hash
    from audit_event e where e.chain = the_chain
  ) row
  where row.seq <> row.due or row.hash <> row.right_hash
$body$`;

/** The text of a row that its hash covers. */
const auditText = `
create or replace function audit_text(the_chain text, the_seq bigint) returns text language sql stable as $body$
  select audit_canonical(e) from audit_event e where e.chain = the_chain and e.seq = the_seq
$body$`;

export const auditFunctions = [auditCanonical, auditHash, auditAppend, auditBroken, auditText];
