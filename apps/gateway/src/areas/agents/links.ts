import type { BodyOf, components } from '@parlour/api/contract';
import { sql, type Selectable } from 'kysely';
import { sessionOf, type Context } from '../../kernel/context.ts';
import { pageOf, type PageQuery } from '../../kernel/page.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Db } from '../../kernel/tables.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import type { RegisterLinkTable } from '../identity/line/tables.ts';
import { agentTypeOf, checkPlace } from './accounts.ts';

type Schemas = components['schemas'];
type Link = Selectable<RegisterLinkTable>;

/** Creates a link with which accounts register directly below the calling agent. */
export function createRegisterLink(context: Context, body: BodyOf<'createRegisterLink'>): Promise<Schemas['RegisterLink']> {
  const { db, merchant, random, clock } = context;
  const now = clock.now();
  const expiresAt = body.expiresAt === undefined ? null : new Date(body.expiresAt);
  if (expiresAt && expiresAt <= now) throw new Refusal('field_invalid', { fields: [{ field: 'expiresAt', rule: 'wrong' }] });
  const agentType = agentTypeOf(context, body.type);
  return inTransaction(db, async (trx) => {
    await checkPlace(trx, sessionOf(context).memberId, body.group);
    const made = await trx
      .insertInto('register_link')
      .values({
        merchant: merchant.code,
        code: random.bytes(6).toString('hex'),
        agent_id: sessionOf(context).memberId,
        agent_type: agentType,
        prize_group: body.group ?? null,
        channel: body.channel.trim(),
        uses: body.uses,
        expires_at: expiresAt,
        off_at: null,
        created_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return linkToWire(context, { ...made, ...(await countsOf(trx, made)) });
  });
}

/** The links of the calling agent, newest first. */
export async function registerLinks(context: Context, query: PageQuery): Promise<Schemas['RegisterLinkPage']> {
  const own = context.db.selectFrom('register_link').where('agent_id', '=', sessionOf(context).memberId);
  const { count } = await own.select((eb) => eb.fn.countAll<string>().as('count')).executeTakeFirstOrThrow();
  const page = pageOf(query, Number(count));
  const rows = await own
    .selectAll()
    .select(countsOfLink)
    .orderBy('created_at', 'desc')
    .orderBy('code')
    .limit(page.pageSize)
    .offset((page.pageNo - 1) * page.pageSize)
    .execute();
  return { list: rows.map((row) => linkToWire(context, row)), page };
}

/** Switches one of the agent's own links off for good; doing it again changes nothing. Throws `not_found` for another agent's link. */
export async function endRegisterLink(context: Context, code: string): Promise<Schemas['RegisterLink']> {
  const now = context.clock.now();
  const ended = await context.db
    .updateTable('register_link')
    .set((eb) => ({ off_at: eb.fn.coalesce('off_at', eb.val(now)) }))
    .where('merchant', '=', context.merchant.code)
    .where('agent_id', '=', sessionOf(context).memberId)
    .where('code', '=', code.toLowerCase())
    .returningAll()
    .executeTakeFirst();
  if (!ended) throw new Refusal('not_found');
  return linkToWire(context, { ...ended, ...(await countsOf(context.db, ended)) });
}

interface LinkCounts {
  firstDeposits: string;
  quotaLeft: string | null;
}

/**
 * How many accounts that registered with a link have deposited and, if its prize group is counted, how many the agent may still open there.
 */
const countsOfLink = [
  sql<string>`(select count(*) from register_link_use u join stat_depositor d on d.member_id = u.member_id
    where u.merchant = register_link.merchant and u.code = register_link.code)`.as('firstDeposits'),
  sql<string | null>`case when register_link.prize_group >= (select (policy ->> 'meteredFrom')::integer from agent_policy p
      where p.merchant = register_link.merchant order by version desc limit 1)
    then coalesce((select granted - used - passed_on from agent_quota q
      where q.agent_id = register_link.agent_id and q.prize_group = register_link.prize_group), 0) end`.as('quotaLeft'),
] as const;

function countsOf(db: Db, { merchant, code }: Pick<Link, 'merchant' | 'code'>): Promise<LinkCounts> {
  return db
    .selectFrom('register_link')
    .select(countsOfLink)
    .where('merchant', '=', merchant)
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
}

function linkToWire({ siteOrigin, clock }: Context, link: Link & LinkCounts): Schemas['RegisterLink'] {
  return {
    code: link.code,
    url: `${siteOrigin}/register?referralCode=${link.code}`,
    type: link.agent_type ?? 0,
    group: link.prize_group,
    uses: link.uses,
    registered: link.used,
    firstDeposits: Number(link.firstDeposits),
    quotaLeft: link.quotaLeft === null ? null : Number(link.quotaLeft),
    expiresAt: link.expires_at?.toISOString() ?? null,
    channel: link.channel,
    state: stateOf(link, clock.now()),
    createdAt: link.created_at.toISOString(),
  };
}

function stateOf({ off_at, used, uses, expires_at }: Link, now: Date): Schemas['RegisterLink']['state'] {
  if (off_at) return 'off';
  if (used >= uses) return 'usedUp';
  return expires_at && expires_at <= now ? 'expired' : 'open';
}
