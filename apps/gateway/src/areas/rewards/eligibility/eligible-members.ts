import type { Condition, Eligibility, VipLevel } from '@parlour/domain/rewards';
import { sql, type RawBuilder } from 'kysely';
import type { Merchant } from '../../../kernel/merchants.ts';
import type { Db } from '../../../kernel/tables.ts';
import { merchantDay } from '../loyalty/days.ts';
import { levelsOf } from '../vip/level.ts';

type Site = Pick<Merchant, 'code' | 'brand' | 'currency' | 'flags'>;

/** Conditions, and whether agents may take part too (R8). */
export interface Asked {
  eligible: Eligibility | null;
  agents: boolean;
}

/** How many of a merchant's members a promotion is open to, and how many members there are. */
export async function countEligible(db: Db, merchant: Site, asked: Asked, now: Date): Promise<{ eligible: number; members: number }> {
  const may = await eligibleSql(db, merchant, asked, now);
  const { rows } = await sql<{ eligible: string; members: string }>`
    select count(*) filter (where ${may}) as eligible, count(*) as members
    from member m where m.merchant = ${merchant.code} and m.kind = 'member'`.execute(db);
  return { eligible: Number(rows[0]!.eligible), members: Number(rows[0]!.members) };
}

/**
 * A condition over `member m` for members whom a promotion is open to. It agrees with `whyNotEligible`, which checks one member, but serves
 * lists (R6), and leaves out those who are never eligible (R8).
 */
export async function eligibleSql(db: Db, merchant: Site, { eligible, agents }: Asked, now: Date): Promise<RawBuilder<boolean>> {
  const needsLevels = eligible !== null && merchant.flags.vip && JSON.stringify(eligible, withoutBigInts).includes('levelAtLeast');
  const facts = {
    now,
    levels: needsLevels ? (await levelsOf(db, merchant)).rules : [],
    month: merchantDay(merchant, now).slice(0, 7),
  };
  return sql<boolean>`(m.kind = 'member' and m.status = 'active' and (m.bets_blocked_until is null or m.bets_blocked_until <= ${now})
    and (${agents} or not m.agent) and (${merchant.brand.jurisdiction.verifiedAge !== true} or m.age_verified_at is not null)
    and ${eligible ? treeSql(eligible, facts) : sql<boolean>`true`})`;
}

interface Known {
  now: Date;
  levels: readonly VipLevel[];
  /** The merchant's month. */
  month: string;
}

const withoutBigInts = (_: string, value: unknown) => (typeof value === 'bigint' ? value.toString() : value);

function treeSql(tree: Eligibility, known: Known): RawBuilder<boolean> {
  if ('not' in tree) return sql<boolean>`(not ${treeSql(tree.not, known)})`;
  if ('is' in tree) return conditionSql(tree, known);
  const parts = ('all' in tree ? tree.all : tree.any).map((part) => treeSql(part, known));
  return sql<boolean>`(${sql.join(parts, 'all' in tree ? sql` and ` : sql` or `)})`;
}

function conditionSql(condition: Condition, { now, levels, month }: Known): RawBuilder<boolean> {
  const recent = (days: number) => sql`from deposit d where d.member_id = m.id and d.status = 'succeeded' and d.currency = m.currency
    and d.settled_at > ${now}::timestamptz - make_interval(hours => 24 * ${days}::int) and d.settled_at <= ${now}`;
  switch (condition.is) {
    case 'registeredAfter':
      return sql<boolean>`(m.created_at >= ${new Date(condition.at)})`;
    case 'registeredBefore':
      return sql<boolean>`(m.created_at < ${new Date(condition.at)})`;
    case 'levelAtLeast': {
      const stored = JSON.stringify(levels.map(({ level, qualify, keep }) => ({ level, qualify: String(qualify), keep: String(keep) })));
      return sql<boolean>`(coalesce((select vip_level_in(${stored}::jsonb, s.month, s.stake, s.rank, ${month})
        from vip_standing s where s.member_id = m.id), vip_level_in(${stored}::jsonb, ${month}, 0, 0, ${month})) >= ${condition.level})`;
    }
    case 'language':
      return sql<boolean>`(m.language = ${condition.language})`;
    case 'linePlayed':
      return sql<boolean>`exists (select from member_event e where e.member_id = m.id and e.line = ${condition.line})`;
    case 'depositCount':
      return sql<boolean>`((select count(*) ${recent(condition.days)}) >= ${condition.least})`;
    case 'depositSum':
      return sql<boolean>`((select coalesce(sum(d.amount), 0) ${recent(condition.days)}) >= ${condition.least.toString()}::bigint)`;
    case 'depositMethod':
      return sql<boolean>`exists (select from deposit d where d.member_id = m.id and d.status = 'succeeded' and d.currency = m.currency
        and d.settled_at is not null and coalesce(d.method, '') = ${condition.method})`;
    case 'cameByCode':
      return sql<boolean>`(m.invitation_code is not distinct from ${condition.code})`;
    case 'invited':
      return sql<boolean>`(m.invitation_code is not null or m.upline_id is not null)`;
    case 'segment':
      return sql<boolean>`exists (select from member_tag t where t.merchant = m.merchant and t.member_id = m.id and t.tag = ${condition.segment})`;
    case 'contactVerified':
      return condition.contact === 'mobile'
        ? sql<boolean>`(m.mobile_verified_at is not null)`
        : sql<boolean>`(m.email_verified_at is not null)`;
    case 'neverClaimed':
      return sql<boolean>`not exists (select from promotion_claim c join promotion p on p.id = c.promotion_id
        where c.member_id = m.id and p.code = ${condition.promotion})`;
  }
}
