import { sql, type Kysely } from 'kysely';

const statements = [
  // The function bodies are installed after the migrations.
  sql`create or replace function lottery_line_placed() returns trigger language plpgsql as $$
    begin
      raise exception 'the functions of this version are not in place yet';
    end $$`,
  sql`create or replace function lottery_line_changed() returns trigger language plpgsql as $$
    begin
      raise exception 'the functions of this version are not in place yet';
    end $$`,
  sql`create trigger lottery_line_placed after insert on lottery_line
    referencing new table as placed for each statement execute function lottery_line_placed()`,
  sql`create trigger lottery_line_changed after update on lottery_line
    referencing old table as before new table as changed for each statement execute function lottery_line_changed()`,
];

/** Makes lines rounds too, for records and reports. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
