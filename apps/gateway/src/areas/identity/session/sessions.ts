import { newToken, hashToken } from '../../../kernel/tokens.ts';
import type { PreviousLogin } from '../../../kernel/principals.ts';
import { v7 as uuid } from 'uuid';
import type { Db } from '../../../kernel/tables.ts';
import { publish } from '../../../db/publish.ts';
import type { Context } from '../../../kernel/context.ts';
import type { Member } from '../member/tables.ts';
import { noteDevice } from './known-devices.ts';
import { noteNetwork } from './known-networks.ts';
import { mustChangePassword } from './password-age.ts';
import type { LoginProof, SessionTable } from './tables.ts';
import { forgetPushOf, forgetPushOfMember } from '../../messages/push/devices.ts';

export interface StartedSession extends PreviousLogin {
  /** The cookie's value; pass it to `context.setSession` after the commit. */
  token: string;
  restricted: boolean;
  passwordProvedAt: Date | null;
  passkeyProvedAt: Date | null;
}

/** Logs in `member`, in the caller's transaction: ends this browser's previous session and starts one under a new id. */
export async function startSession(
  trx: Db,
  context: Context,
  member: Member,
  { passwordProved, passkeyProved = false, byCode = false, recovering = false, deviceId }: LoginProof,
): Promise<StartedSession> {
  const now = context.clock.now();
  const token = newToken(context.random);
  if (context.session) await endSession(trx, context.session.id, { replaced: true });
  const isMember = member.kind === 'member';
  if (isMember) await noteNetwork(trx, member, context, now);
  const device = isMember ? await noteDevice(trx, context, member, now) : null;
  await trx.updateTable('member').set({ last_login_at: now, last_login_ip: context.ip }).where('id', '=', member.id).execute();
  const restricted = recovering || (!byCode && mustChangePassword(member, context.merchant, now));
  await trx
    .insertInto('session')
    .values({
      id: uuid(),
      token_hash: hashToken(token),
      member_id: member.id,
      merchant: member.merchant,
      role: roleOf(member),
      created_at: now,
      last_seen_at: now,
      expires_at: new Date(now.getTime() + context.config.session.absoluteSeconds * 1000),
      previous_login_at: member.last_login_at,
      previous_login_ip: member.last_login_ip,
      restricted,
      recovering,
      password_proved_at: passwordProved ? now : null,
      payment_proved_at: null,
      passkey_proved_at: passkeyProved ? now : null,
      ip: context.ip,
      user_agent: context.userAgent.slice(0, 300),
      device_id: deviceId ?? null,
      device,
    })
    .execute();
  return {
    token,
    restricted,
    passwordProvedAt: passwordProved ? now : null,
    passkeyProvedAt: passkeyProved ? now : null,
    previousLoginAt: member.last_login_at,
    previousLoginIp: member.last_login_ip,
  };
}

/** The columns of a session that record its last step-up by each method. */
type ProofColumn = 'password_proved_at' | 'payment_proved_at' | 'passkey_proved_at' | 'authenticator_proved_at';

function roleOf({ kind, agent }: Member): SessionTable['role'] {
  if (kind !== 'member') return 'trial';
  return agent ? 'agent' : 'member';
}

/**
 * Gives a session a new id when its rights change (security A08); its old cookie is void. Returns the new value for `context.setSession`,
 * to be set after the commit.
 */
export async function rotateSession(
  trx: Db,
  { random }: Pick<Context, 'random'>,
  sessionId: string,
  change: { restricted?: boolean; recovering?: boolean } & { [Proof in ProofColumn]?: Date },
): Promise<string> {
  const token = newToken(random);
  await trx
    .updateTable('session')
    .set({ token_hash: hashToken(token), ...change })
    .where('id', '=', sessionId)
    .execute();
  return token;
}

/**
 * Ends a session and notifies its open pages; does nothing if it has already ended. `replaced` means that the browser has a new one, so its
 * pages do not treat the member as logged out.
 */
export async function endSession(trx: Db, sessionId: string, why: { replaced?: true; expired?: true } = {}): Promise<void> {
  const row = await trx.deleteFrom('session').where('id', '=', sessionId).returning(['merchant', 'member_id']).executeTakeFirst();
  // Push notifications continue after a session that merely expired.
  if (!why.expired) await forgetPushOf(trx, sessionId);
  if (row) await publish(trx, { merchant: row.merchant, memberId: row.member_id, sessionId, type: 'sessionEnded', data: why });
}

/**
 * Ends every session of a member except `except`, and forgets remembered devices and push subscriptions; returns how many sessions ended.
 */
export async function endSessionsOf(trx: Db, memberId: string, except?: string): Promise<number> {
  await trx.deleteFrom('remembered_device').where('member_id', '=', memberId).execute();
  await forgetPushOfMember(trx, memberId, except);
  const rows = await trx.selectFrom('session').select('id').where('member_id', '=', memberId).execute();
  const ending = rows.filter((row) => row.id !== except);
  for (const row of ending) await endSession(trx, row.id);
  return ending.length;
}
