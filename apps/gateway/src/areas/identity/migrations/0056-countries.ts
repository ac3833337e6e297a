import { sql, type Kysely } from 'kysely';

/** The country and the way in which members registered, and the countries of their log-ins; null where not recorded. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table member add column created_country text check (created_country ~ '^[A-Z]{2}$'),
    add column registered_by text check (registered_by in ('username', 'mobile', 'social', 'agent'))`,
  `create index member_of_country on member (merchant, created_country, created_at desc, id desc)
    where kind = 'member' and created_country is not null`,
  `create index member_of_way on member (merchant, registered_by, created_at desc, id desc)
    where kind = 'member' and registered_by is not null`,
  // An index-only count for lists that find members by other tables, such as tags.
  `create index member_ids on member (id) include (merchant, created_at) where kind = 'member'`,
  `alter table known_network add column country text check (country ~ '^[A-Z]{2}$')`,
];
