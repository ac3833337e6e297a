import { sql, type Kysely } from 'kysely';

const statements = [
  sql`alter table member add column prize_group integer check (prize_group between 1700 and 2000)`,
  // The tree as a closure table: a team is one join, and its levels one group by. Each account is in its own team at depth 0.
  sql`create table member_line (
    merchant text not null,
    ancestor uuid not null,
    descendant uuid not null,
    depth smallint not null check (depth >= 0),
    primary key (ancestor, descendant),
    foreign key (merchant, ancestor) references member (merchant, id) on delete cascade,
    foreign key (merchant, descendant) references member (merchant, id) on delete cascade
  )`,
  sql`create index member_line_up on member_line (descendant, depth)`,
  sql`insert into member_line
    with recursive line as (
      select merchant, id as ancestor, id as descendant, 0 as depth, upline_id from member where kind = 'member'
      union all
      select line.merchant, up.id, line.descendant, line.depth + 1, up.upline_id from line join member up on up.id = line.upline_id
    ) select merchant, ancestor, descendant, depth from line`,
  sql`create function member_line_keep() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      insert into member_line values (new.merchant, new.id, new.id, 0);
    else
      -- The whole team leaves the old line.
      delete from member_line l using member_line team
        where team.ancestor = new.id and l.descendant = team.descendant
          and not exists (select from member_line own where own.ancestor = new.id and own.descendant = l.ancestor);
    end if;
    if new.upline_id is not null then
      insert into member_line
        select new.merchant, up.ancestor, team.descendant, up.depth + team.depth + 1
        from member_line up cross join member_line team
        where up.descendant = new.upline_id and team.ancestor = new.id;
    end if;
    return null;
  end $$`,
  sql`create trigger member_line_of_new after insert on member for each row when (new.kind = 'member') execute function member_line_keep()`,
  sql`create trigger member_line_of_moved after update of upline_id on member
    for each row when (new.upline_id is distinct from old.upline_id) execute function member_line_keep()`,
  // The properties of accounts that register with an agent's link.
  sql`create table register_link (
    merchant text not null,
    code text not null check (code ~ '^[a-z0-9]{4,16}$'),
    agent_id uuid not null,
    agent_type smallint check (agent_type in (1, 2, 41, 42)),
    prize_group integer check (prize_group between 1700 and 2000),
    channel text not null check (length(channel) <= 40),
    uses integer not null check (uses between 1 and 100000),
    used integer not null default 0 check (used between 0 and uses),
    expires_at timestamptz,
    off_at timestamptz,
    created_at timestamptz not null,
    primary key (merchant, code),
    foreign key (merchant, agent_id) references member (merchant, id)
  )`,
  sql`create index register_link_of on register_link (agent_id, created_at desc)`,
];

/** Lines as a closure table, prize groups, and links with which accounts register below an agent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
