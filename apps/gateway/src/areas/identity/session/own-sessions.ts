import type { components } from '@parlour/api/contract';
import { sessionOf, type Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { securityEvent } from '../../../observe/security-events.ts';
import { deviceOf } from './device.ts';
import { isLive } from './live.ts';
import { endSession, endSessionsOf } from './sessions.ts';

/** The member's sessions, last used first. */
export async function ownSessions({ db, config, clock, ...context }: Context): Promise<components['schemas']['SessionList']> {
  const { id, memberId } = sessionOf(context);
  const rows = await db
    .selectFrom('session')
    .select(['id', 'created_at', 'last_seen_at', 'ip', 'user_agent'])
    .where('member_id', '=', memberId)
    .where(isLive(config.session, clock.now()))
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute();
  const list = rows.map((row) => ({
    id: row.id,
    startedAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    address: row.ip,
    device: deviceOf(row.user_agent),
    current: row.id === id,
  }));
  return { list };
}

/** Ends the calling session: invalidates its cookie, clears its site data and notifies its pages. */
export async function logOut(context: Context): Promise<null> {
  const { session, db } = context;
  if (session) {
    await inTransaction(db, (trx) => endSession(trx, session.id));
    securityEvent(context.log, 'logout', { merchant: session.merchant, memberId: session.memberId, ip: context.ip });
  }
  context.setSession(null);
  context.setHeader('clear-site-data', '"cache", "storage"');
  return null;
}

/** Ends one session of the member and forgets its remembered device. Throws `not_found` for any other. */
export async function endOwnSession(context: Context, sessionId: string): Promise<null> {
  const { id, memberId, merchant } = sessionOf(context);
  if (sessionId.toLowerCase() === id) return logOut(context);
  await inTransaction(context.db, async (trx) => {
    const row = await trx
      .selectFrom('session')
      .select(['id', 'device_id'])
      .where('id', '=', sessionId)
      .where('member_id', '=', memberId)
      .executeTakeFirst();
    if (!row) throw new Refusal('not_found');
    if (row.device_id) await trx.deleteFrom('remembered_device').where('id', '=', row.device_id).execute();
    await endSession(trx, row.id);
  });
  securityEvent(context.log, 'session_ended', { merchant, memberId, ip: context.ip });
  return null;
}

/** Ends every session of the member except the calling one. */
export async function endOtherSessions(context: Context): Promise<components['schemas']['SessionsEnded']> {
  const { id, memberId, merchant } = sessionOf(context);
  const ended = await inTransaction(context.db, (trx) => endSessionsOf(trx, memberId, id));
  securityEvent(context.log, 'sessions_ended', { merchant, memberId, ip: context.ip, ended });
  return { ended };
}
