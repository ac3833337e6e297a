import { sql } from 'kysely';
import { shownToVisitors, type SiteState } from '../../../http/site-state.ts';
import type { Config } from '../../../kernel/config.ts';
import type { Merchant } from '../../../kernel/merchants.ts';
import { prepared } from '../../../kernel/prepared.ts';
import type { LiveSession } from '../../../kernel/principals.ts';
import type { Db } from '../../../kernel/tables.ts';
import { hashToken } from '../../../kernel/tokens.ts';
import { isLive } from './live.ts';
import type { SessionTable } from './tables.ts';

/** How often a session's last use is stored within its idle time. */
const touchesPerIdle = 120;

/** The columns of `session` are null if there is no live one, those of `site_state` if operators have set nothing. */
interface Row {
  maintenance: boolean | null;
  maintenance_end: Date | null;
  region_blocks: string[];
  id: string | null;
  member_id: string;
  role: SessionTable['role'];
  created_at: Date;
  last_seen_at: Date;
  previous_login_at: Date | null;
  previous_login_ip: string | null;
  restricted: boolean;
  recovering: boolean;
  password_proved_at: Date | null;
  payment_proved_at: Date | null;
  passkey_proved_at: Date | null;
  authenticator_proved_at: Date | null;
}

/**
 * The facts that decide on every request with a cookie, in one statement: the state of the merchant's site for visitors, and the live
 * session of the cookie's value there. The session is null if it is unknown, of another merchant, idle for too long, too old, or of a
 * blocked member. Records the use through `bookkeepingDb`.
 */
export async function visitOf(
  db: Db,
  { code, closed }: Pick<Merchant, 'code' | 'closed'>,
  token: string,
  times: Config['session'],
  now: Date,
  bookkeepingDb: Db = db,
): Promise<{ site: SiteState; session: LiveSession | null }> {
  // A value that cannot be a token matches no session.
  const hash = /^[\w-]{43}$/.test(token) ? hashToken(token) : null;
  const { rows } = await sql<Row>`${prepared}
    select site.maintenance, site.maintenance_end, site.region_blocks, session.id, session.member_id, session.role, session.created_at,
      session.last_seen_at, session.previous_login_at, session.previous_login_ip, session.restricted, session.recovering,
      session.password_proved_at, session.payment_proved_at, session.passkey_proved_at, session.authenticator_proved_at
    from (values (${code}::text)) here (merchant)
    left join site_state site on site.merchant = here.merchant
    left join (session join member on member.id = session.member_id and member.status = 'active')
      on session.token_hash = ${hash}::text and session.merchant = here.merchant and ${isLive(times, now)}`.execute(db);
  const row = rows[0]!;
  const set =
    row.maintenance === null
      ? null
      : { maintenance: row.maintenance, maintenanceEnd: row.maintenance_end, regionBlocks: row.region_blocks };
  const site = shownToVisitors(set, closed);
  if (row.id === null) return { site, session: null };
  if (now.getTime() - row.last_seen_at.getTime() > (times.idleSeconds[row.role] * 1000) / touchesPerIdle)
    await bookkeepingDb.updateTable('session').set({ last_seen_at: now }).where('id', '=', row.id).execute();
  const session = {
    id: row.id,
    memberId: row.member_id,
    role: row.role === 'trial' ? ('trial' as const) : ('member' as const),
    agent: row.role === 'agent',
    createdAt: row.created_at,
    merchant: code,
    previousLoginAt: row.previous_login_at,
    previousLoginIp: row.previous_login_ip,
    restricted: row.restricted,
    recovering: row.recovering,
    passwordProvedAt: row.password_proved_at,
    paymentProvedAt: row.payment_proved_at,
    passkeyProvedAt: row.passkey_proved_at,
    authenticatorProvedAt: row.authenticator_proved_at,
  };
  return { site, session };
}
