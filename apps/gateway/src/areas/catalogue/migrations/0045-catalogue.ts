import { sql } from 'kysely';
import type { Db } from '../../../kernel/tables.ts';

/** The catalogue as data that operators maintain: facts of games, what each merchant offers until when, and maintenance with an end. */
export async function up(db: Db): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table vendor add column available boolean not null default true, add column version integer not null default 1`,
  `alter table game
    add column game_class text,
    add column stated_rtp integer check (stated_rtp between 1 and 10000),
    add column volatility text check (volatility in ('low', 'medium', 'high', 'veryHigh')),
    add column barred_countries text[] not null default '{}',
    add column kind text not null default 'GAME' check (kind in ('GAME', 'VASSALAGE')),
    add column retired_at timestamptz,
    add column version integer not null default 1`,
  `create unique index game_vassalage on game (vendor) where kind = 'VASSALAGE'`,
  `create index game_of_line on game (game_type, vendor, code)`,
  `create index game_of_class on game (game_class, vendor, code) where game_class is not null`,
  `alter table merchant_vendor add column available boolean not null default true, add column version integer not null default 1`,
  `alter table merchant_game
    add column hot_until timestamptz,
    add column new_until timestamptz,
    add column version integer not null default 1`,
  `create table game_maintenance (
    vendor text not null references vendor (code),
    game_code text,
    merchant text,
    starts_at timestamptz not null,
    ends_at timestamptz,
    texts jsonb not null default '{}',
    reason text not null,
    set_by text not null,
    set_at timestamptz not null,
    check (ends_at > starts_at),
    unique nulls not distinct (vendor, game_code, merchant),
    foreign key (vendor, game_code) references game (vendor, code)
  )`,
  `insert into game_maintenance (vendor, game_code, merchant, starts_at, reason, set_by, set_at)
    select vendor, game_code, merchant, now(), 'Under maintenance before it had an end.', 'machine', now()
    from merchant_game where state = 'maintenance'`,
  `update merchant_game set state = 'playable' where state = 'maintenance'`,
  `alter table merchant_game drop constraint merchant_game_state_check`,
  `alter table merchant_game add constraint merchant_game_state_check check (state in ('playable', 'coming_soon', 'unavailable'))`,
  // Gaps between neighbours, so that moving one game writes one row.
  `update merchant_game set position = position * 1024`,
  `drop index merchant_game_order`,
  `create index merchant_game_order on merchant_game (merchant, position, vendor, game_code)`,
];
