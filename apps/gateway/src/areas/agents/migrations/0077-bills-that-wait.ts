import { sql, type Kysely } from 'kysely';

const statements = [
  // A dividend that runs do not pay waits for approval, and then for its holder to collect it (agents.md 6). Until then nothing of it is
  // paid or owed.
  `alter table agent_bill
    add column waits text check (waits in ('awaiting', 'toCollect', 'denied', 'expired')),
    add column decided_by text,
    add column decided_at timestamptz,
    drop constraint agent_bill_check,
    add constraint agent_bill_adds_up check (
      case when waits is null then due = paid + owed + written_off else due > 0 and paid = 0 and owed = 0 and written_off = 0 end
    )`,
  `create index agent_bill_waits on agent_bill (merchant, starts_at desc) where waits is not null`,
];

/** Dividends that wait for approval and for their holders. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
