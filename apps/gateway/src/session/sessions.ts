import { createHash } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import type { Config } from '../config.ts';
import type { Db } from '../db/open.ts';
import { publish } from '../events/publish.ts';
import type { Context, Session } from '../http/context.ts';
import type { Member } from '../member/find.ts';

/** What is stored of a secret that only the browser holds. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** 256 random bits as 43 characters that need no escaping. */
export function newToken(random: Context['random']): string {
  return random.bytes(32).toString('base64url');
}

export interface LiveSession extends Session {
  merchant: string;
  previousLoginAt: Date | null;
}

/** How often the last use of a session is written down, as a part of the idle time. */
const touchesPerIdle = 120;

/**
 * The live session of a cookie's value at `merchant`, or null: unknown, of another merchant, idle too long, too old, or
 * of a blocked member. Notes that it was used.
 */
export async function resumeSession(
  db: Db,
  merchant: string,
  token: string,
  times: Config['session'],
  now: Date,
): Promise<LiveSession | null> {
  if (!/^[\w-]{43}$/.test(token)) return null;
  const row = await db
    .selectFrom('session')
    .innerJoin('member', 'member.id', 'session.member_id')
    .selectAll('session')
    .where('session.token_hash', '=', hashToken(token))
    .where('session.merchant', '=', merchant)
    .where('session.expires_at', '>', now)
    .where('session.last_seen_at', '>', new Date(now.getTime() - times.idleSeconds * 1000))
    .where('member.status', '=', 'active')
    .executeTakeFirst();
  if (!row) return null;
  if (now.getTime() - row.last_seen_at.getTime() > (times.idleSeconds * 1000) / touchesPerIdle)
    await db.updateTable('session').set({ last_seen_at: now }).where('id', '=', row.id).execute();
  return {
    id: row.id,
    memberId: row.member_id,
    role: row.role,
    createdAt: row.created_at,
    merchant: row.merchant,
    previousLoginAt: row.previous_login_at,
  };
}

/**
 * Logs `member` in, in the caller's transaction: ends the session that this browser had, starts one under a new id and
 * tells the time of the log-in before. Gives the value for `context.setSession`, to be set once the transaction is through.
 */
export async function startSession(trx: Db, context: Context, member: Member): Promise<{ token: string; previousLoginAt: Date | null }> {
  const now = context.clock.now();
  const token = newToken(context.random);
  if (context.session) await endSession(trx, context.session.id);
  await trx.updateTable('member').set({ last_login_at: now }).where('id', '=', member.id).execute();
  await trx
    .insertInto('session')
    .values({
      id: uuid(),
      token_hash: hashToken(token),
      member_id: member.id,
      merchant: member.merchant,
      role: member.kind === 'member' ? 'member' : 'trial',
      created_at: now,
      last_seen_at: now,
      expires_at: new Date(now.getTime() + context.config.session.absoluteSeconds * 1000),
      previous_login_at: member.last_login_at,
      ip: context.ip,
      user_agent: context.userAgent.slice(0, 300),
    })
    .execute();
  return { token, previousLoginAt: member.last_login_at };
}

/** Ends one session and tells its open pages; an ended one is no error. */
export async function endSession(trx: Db, sessionId: string): Promise<void> {
  const row = await trx.deleteFrom('session').where('id', '=', sessionId).returning(['merchant', 'member_id']).executeTakeFirst();
  if (row) await publish(trx, { merchant: row.merchant, memberId: row.member_id, sessionId, type: 'sessionEnded', data: {} });
}

/** Ends every session of a member, but for `except`. */
export async function endSessionsOf(trx: Db, memberId: string, except?: string): Promise<void> {
  const rows = await trx.selectFrom('session').select('id').where('member_id', '=', memberId).execute();
  for (const row of rows) if (row.id !== except) await endSession(trx, row.id);
}
