import { v7 as uuid } from 'uuid';
import { stepUpSeconds } from '@parlour/domain';
import { rightsAt } from '@parlour/domain/office';
import type { Random } from '../../../kernel/clock.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Db } from '../../../kernel/tables.ts';
import { hashToken, newToken } from '../../../kernel/tokens.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { securityEvent } from '../../../observe/security-events.ts';
import type { AuditEvent } from '@parlour/domain/office';
import { appendAudit, originOf } from '../audit/append.ts';
import { isId, type Operator, type Schema } from '../operator.ts';
import type { OperatorSessionTable } from '../tables.ts';
import { assignmentsOf, rolesOf } from './roles.ts';
import { sessionOf, visitOf } from './asking.ts';
import type { OperatorSession, Visit } from './visit.ts';

export const sessionCookie = '__Host-oid';
/** How long a session lasts without a request (`idle`) and at most (`most`), in seconds (office O7). */
export const sessionTimes = { idle: 15 * 60, most: 10 * 3600 } as const;
/** How often the last use is stored, in seconds. */
const touchedEvery = 10;

const before = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1000);

/** The live session of a cookie; null if it is unknown, idle for too long, too old, or its operator was removed. Counts as a use. */
export async function resumeOperatorSession(
  db: Db,
  token: string | undefined,
  now: Date,
  { isUse = true }: { isUse?: boolean } = {},
): Promise<OperatorSession | null> {
  if (token === undefined || !/^[\w-]{43}$/.test(token)) return null;
  const session = await liveSessions(db, now).where('token_hash', '=', hashToken(token)).executeTakeFirst();
  if (!session) return null;
  if (isUse && session.last_seen_at <= before(now, touchedEvery))
    await db.updateTable('operator_session').set({ last_seen_at: now }).where('id', '=', session.id).execute();
  return session;
}

/** Whether a session is still live, without counting as a use. */
export async function isLiveOperatorSession(db: Db, id: string, now: Date): Promise<boolean> {
  return (await liveSessions(db, now).where('operator_session.id', '=', id).executeTakeFirst()) !== undefined;
}

function liveSessions(db: Db, now: Date) {
  return db
    .selectFrom('operator_session')
    .innerJoin('operator', 'operator.name', 'operator_session.operator')
    .selectAll('operator_session')
    .where('last_seen_at', '>', before(now, sessionTimes.idle))
    .where('expires_at', '>', now)
    .where('operator.removed_at', 'is', null);
}

/** Logs in `name`, in the caller's transaction: sets the browser's cookie by `setCookie` and ends its previous session. */
export async function startOperatorSession(
  trx: Db,
  { clock, random }: { clock: Operator['clock']; random: Random },
  visit: Visit,
  { name, factor }: { name: string; factor: OperatorSessionTable['factor'] },
): Promise<{ session: OperatorSession; setCookie: () => void }> {
  const now = clock.now();
  const token = newToken(random);
  if (visit.session) await trx.deleteFrom('operator_session').where('id', '=', visit.session.id).execute();
  const session = await trx
    .insertInto('operator_session')
    .values({
      id: uuid({ msecs: now.getTime() }),
      token_hash: hashToken(token),
      operator: name,
      factor,
      created_at: now,
      last_seen_at: now,
      expires_at: new Date(now.getTime() + sessionTimes.most * 1000),
      proved_at: now,
      ip: visit.ip,
      user_agent: visit.userAgent.slice(0, 300),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const origin = { ...originOf({ by: named(name), visit }, 'session log-in'), session: session.id };
  await appendAudit(trx, origin, { merchant: null, event: 'operator.loggedIn', after: { factor } }, now);
  return { session, setCookie: () => visit.setCookie(sessionCookie, token) };
}

/** Ends every session of an operator, in the caller's transaction. */
export async function endSessionsOfOperator(trx: Db, name: string): Promise<void> {
  await trx.deleteFrom('operator_session').where('operator', '=', name).execute();
}

export const named = (name: string) => ({ kind: 'operator', name, named: true }) as const;

/** The session in the contract's form. */
export async function sessionToWire({ db, merchants }: Operator, session: OperatorSession): Promise<Schema<'OwnSession'>> {
  const roles = await rolesOf(db, session.operator);
  const passkeys = await db.selectFrom('operator_passkey').select('id').where('operator', '=', session.operator).execute();
  const password = await db.selectFrom('operator_password').select('operator').where('operator', '=', session.operator).executeTakeFirst();
  const everywhere = roles.some(({ merchant }) => merchant === null);
  const assignments = await assignmentsOf(db, roles);
  const seen = merchants.all.filter(({ code }) => everywhere || roles.some(({ merchant }) => merchant === code));
  return {
    id: session.id,
    operator: session.operator,
    roles,
    rights: rightsAt(assignments, 'platform'),
    merchants: seen.map(({ code, name, brand }) => ({
      code,
      name,
      timeZone: brand.timeZone,
      rights: rightsAt(assignments, { merchant: code }),
    })),
    factors: { passkeys: passkeys.length, password: password !== undefined },
    loggedInAt: session.created_at.toISOString(),
    idleSeconds: sessionTimes.idle,
    endsAt: session.expires_at.toISOString(),
    provedUntil: new Date(session.proved_at.getTime() + stepUpSeconds * 1000).toISOString(),
  };
}

export async function ownSession(operator: Operator): Promise<Schema<'OwnSession'>> {
  return sessionToWire(operator, sessionOf(operator));
}

export async function logOut(operator: Operator): Promise<null> {
  const session = sessionOf(operator);
  const visit = visitOf(operator);
  await end(operator, session, 'operator.loggedOut', 'session log-out');
  visit.setCookie(sessionCookie, null);
  return null;
}

/** The operator's sessions, the current one first. */
export async function ownSessions(operator: Operator): Promise<Schema<'OpenSession'>[]> {
  const { id, operator: name } = sessionOf(operator);
  const now = operator.clock.now();
  const rows = await operator.db
    .selectFrom('operator_session')
    .selectAll()
    .where('operator', '=', name)
    .where('last_seen_at', '>', before(now, sessionTimes.idle))
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .execute();
  return rows
    .toSorted((a, b) => Number(b.id === id) - Number(a.id === id))
    .map((row) => ({
      id: row.id,
      here: row.id === id,
      loggedInAt: row.created_at.toISOString(),
      lastSeenAt: row.last_seen_at.toISOString(),
      ip: row.ip,
      userAgent: row.user_agent,
      by: row.factor,
    }));
}

/** Ends one of the operator's sessions. Throws `not_found` for any other. */
export async function endOwnSession(operator: Operator, { id }: Schema<'Id'>): Promise<null> {
  const { operator: name } = sessionOf(operator);
  const found = isId(id)
    ? await operator.db.selectFrom('operator_session').selectAll().where('id', '=', id).where('operator', '=', name).executeTakeFirst()
    : undefined;
  if (!found) throw new Refusal('not_found', { message: 'You have no such session.' });
  await end(operator, found, 'operator.sessionEnded', 'session end');
  return null;
}

async function end(operator: Operator, { id, operator: name }: OperatorSession, event: AuditEvent, command: string): Promise<void> {
  const { db, clock, visit } = operator;
  await inTransaction(db, async (trx) => {
    await trx.deleteFrom('operator_session').where('id', '=', id).execute();
    const note = { merchant: null, event, subject: { kind: 'session', id } };
    await appendAudit(trx, originOf(operator, command), note, clock.now());
  });
  if (visit) securityEvent(visit.log, 'operator_command', { command, operator: name });
}
