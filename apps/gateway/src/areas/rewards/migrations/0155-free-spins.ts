import { sql, type Kysely } from 'kysely';

const statements = [
  // Free rounds of a game, given by a promotion; the vendor knows them as a campaign with this id.
  `create table free_spins (
    id uuid primary key,
    merchant text not null,
    member_id uuid not null references member,
    promotion_id uuid not null,
    version integer not null,
    entry_id uuid not null references promotion_entry,
    -- What they are for within the promotion, as its claim will say.
    subject text not null,
    deposit_id uuid references deposit,
    signals jsonb,
    day date not null,
    vendor text not null,
    game_code text not null,
    spins integer not null check (spins > 0),
    stake bigint not null check (stake > 0),
    -- What their wins give at most: the budget keeps it until they are paid.
    most bigint not null check (most > 0),
    book text not null,
    currency text not null,
    -- How bonus money that they win is wagered: { wagering, multiplier, deposit }; null where it is cash.
    bonus jsonb,
    state text not null default 'asking' check (state in ('asking', 'given', 'refused', 'paid')),
    claimed_at timestamptz not null,
    expires_at timestamptz not null,
    paid bigint check (paid between 0 and most),
    ended_at timestamptz,
    foreign key (promotion_id, version) references promotion_version (promotion_id, version)
  )`,
  `create index free_spins_live on free_spins (promotion_id) where state in ('asking', 'given')`,
  `create index free_spins_asking on free_spins (claimed_at) where state = 'asking'`,
  `create index free_spins_due on free_spins (expires_at) where state = 'given'`,
  `create index free_spins_member on free_spins (member_id, promotion_id, claimed_at)`,
];

/** Free rounds that vendors play for members (rewards R26). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
