import { sql, type Kysely } from 'kysely';

const statements = [
  // A member's pseudonym in the book of a raffle: nobody else can tell whose it is (rewards.md R33).
  `create table raffle_entrant (
    promotion_id uuid not null references promotion,
    member_id uuid not null references member,
    merchant text not null,
    pseudonym text not null,
    primary key (promotion_id, member_id),
    unique (promotion_id, pseudonym)
  )`,
  `create table raffle_ticket (
    promotion_id uuid not null references promotion,
    place bigint generated always as identity,
    merchant text not null,
    member_id uuid not null references member,
    client_seed text not null,
    taken_at timestamptz not null,
    -- In the book, from 1; null until it is frozen, and for whoever may not win.
    number integer,
    primary key (promotion_id, place)
  )`,
  `create index raffle_ticket_member on raffle_ticket (member_id, promotion_id)`,
  `create table raffle_draw (
    promotion_id uuid primary key references promotion,
    merchant text not null,
    version integer not null,
    book text not null,
    tickets integer not null,
    winners jsonb not null,
    drawn_at timestamptz not null,
    foreign key (promotion_id, version) references promotion_version (promotion_id, version)
  )`,
];

/** Raffles: tickets, and how their prizes were drawn. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
