import { sql, type Kysely } from 'kysely';

const statements = [
  sql`alter table promotion
    -- Counts what operators change of it, so that two of them do not overwrite each other.
    add column revision integer not null default 0,
    -- { terms, texts } that cannot be claimed yet.
    add column draft jsonb,
    add column drafted_by text,
    add column drafted_at timestamptz,
    add column closed_at timestamptz,
    add column closed_by text,
    add column close_reason text`,
  sql`alter table promotion_version
    add column reason text,
    -- Who approved what made_by wrote; null for what was shipped.
    add column approved_by text,
    -- Of a draw: the server seed, sealed, and its SHA-256, which members see before they open anything (R30).
    add column seed text,
    add column commitment text`,
];

/** Operators' drafts, who published a version, and promotions that were closed early. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
