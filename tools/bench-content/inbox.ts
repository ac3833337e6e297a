import type { TestGateway } from '@parlour/gateway/inside';
import { officeOf } from '@parlour/gateway/testing';
import { sql } from 'kysely';
import type { Measured } from '../bench/goals.ts';
import { withPatience } from '../bench/on-postgres.ts';

interface InboxBench {
  merchant: string;
  host: string;
  /** The site's default language, in which broadcasts are written. */
  language: string;
  members: number;
  broadcasts: number;
  times: number;
}

/** One broadcast in ten has a list of members, each of one member in a hundred; the others are rules that all members meet. */
const listedEvery = 10;
const membersOfListEvery = 100;

/** How fast a member's inbox is answered among many broadcasts and members (content N52): its newest page, and the unread count. */
export async function inboxFigures(gateway: TestGateway, bench: InboxBench): Promise<Measured[]> {
  const { host, members, broadcasts, times } = bench;
  const player = await gateway.registerMember({ host });
  await fill(gateway, bench, player.memberId);
  const timed = async (ask: () => Promise<unknown>) => {
    const took: number[] = [];
    for (let time = 0; time < times + 3; time++) {
      const begun = performance.now();
      await ask();
      // The first ones warm up.
      if (time >= 3) took.push(performance.now() - begun);
    }
    return took.toSorted((a, b) => a - b)[Math.min(times - 1, Math.floor(times * 0.95))]!;
  };
  const { page } = await player.value('listMessages', { query: {} });
  if (page.totalCount < broadcasts * 0.9) throw new Error(`only ${page.totalCount} of ${broadcasts} broadcasts arrived`);
  const of = `${broadcasts} broadcasts, ${members} members`;
  const row = (what: string, p95: number): Measured => ({
    name: `${what}, ${of}, p95`,
    value: `${p95.toFixed(1)} ms`,
    goal: '< 50 ms',
    met: p95 < 50,
  });
  return [
    row('inbox', await timed(() => player.value('listMessages', { query: {} }))),
    row('unread count', await timed(() => player.value('getUnreadCount'))),
  ];
}

async function fill(gateway: TestGateway, { merchant, language, members, broadcasts }: InboxBench, reader: string): Promise<void> {
  const texts = { [language]: { title: 'News of the house', content: '<p>There is something new.</p>' } };
  const { item } = await officeOf(gateway).call('writeContent', {
    body: { merchant, kind: 'broadcast', key: 'bench-inbox', place: 'service', texts, facts: {} },
  });
  const now = gateway.clock.now();
  await withPatience(gateway, async ({ owner: db }) => {
    // The dashboard's sums of registrations would take longer than everything else.
    await sql`alter table member disable trigger user`.execute(db);
    for (let from = 1; from <= members; from += 50_000)
      await sql`
        insert into member (id, merchant, kind, username, username_folded, nickname, currency, language, details, status, created_at,
          created_ip, must_change_password, created_country, registered_by)
        select gen_random_uuid(), model.merchant, 'member', name, name, name, model.currency, model.language, '{}', 'active',
          ${now}::timestamptz - i * interval '1 second', '203.0.113.7', false, 'BD', 'username'
        from (select i, 'inbox' || lpad(i::text, 7, '0') as name
          from generate_series(${from}::int, ${Math.min(members, from + 49_999)}::int) as i) as made
        join member as model on model.id = ${reader}`.execute(db);
    await sql`alter table member enable trigger user`.execute(db);
    await sql`
      insert into broadcast (id, merchant, item_id, version, category, segment, listed, state,
        send_at, frozen_at, sent_at, made_by, made_at)
      select gen_random_uuid(), ${merchant}, ${item.id}, 1, 'service', '{}', i % ${listedEvery}::int = 0, 'sent',
        at, ${now}, at, 'bench', at
      from (select i, ${now}::timestamptz - i * interval '1 hour' as at from generate_series(1, ${broadcasts}::int) as i) as made`.execute(
      db,
    );
    await sql`
      insert into broadcast_member (merchant, member_id, broadcast_id)
      select b.merchant, m.id, b.id from broadcast b join (
        select id, row_number() over (order by id) as place from member where merchant = ${merchant} and kind = 'member') as m
        on m.id = ${reader} or m.place % ${membersOfListEvery}::int = 0
      where b.merchant = ${merchant} and b.listed`.execute(db);
    // Every second broadcast was read, by the reader and by one member in a thousand.
    await sql`
      insert into broadcast_mark (merchant, member_id, broadcast_id, read_at)
      select b.merchant, m.id, b.id, ${now} from (
        select *, row_number() over (order by sent_at) as place from broadcast where merchant = ${merchant}) as b join (
        select id, row_number() over (order by id) as place from member where merchant = ${merchant} and kind = 'member') as m
        on m.id = ${reader} or m.place % 1000 = 0
      where b.place % 2 = 0`.execute(db);
    await sql`analyze member, broadcast, broadcast_member, broadcast_mark`.execute(db);
  });
}
