import { isLive } from '../../identity/session/live.ts';
import type { InputOf, Operator, Schema } from '../operator.ts';
import { memberOrErased } from './the-member.ts';

/** A member's current sessions, last used first. */
export async function memberSessions(
  operator: Operator,
  { member: id, merchant }: InputOf<'listMemberSessions'>,
): Promise<Schema<'MemberSession'>[]> {
  const member = await memberOrErased(operator, id, merchant);
  const rows = await operator.db
    .selectFrom('session')
    .select(['id', 'created_at', 'last_seen_at', 'ip', 'user_agent', 'device'])
    .where('member_id', '=', member.id)
    .where(isLive(operator.config.session, operator.clock.now()))
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    started: row.created_at.toISOString(),
    lastSeen: row.last_seen_at.toISOString(),
    address: row.ip,
    browser: row.user_agent,
    device: row.device,
  }));
}
