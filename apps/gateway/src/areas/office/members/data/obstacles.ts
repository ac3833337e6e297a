import { liveGrantStatuses } from '@parlour/domain/rewards';
import { sql } from 'kysely';
import type { Member } from '../../../identity/member/tables.ts';
import type { Operator, Schema } from '../../operator.ts';

export type Obstacle = Schema<'ErasureObstacle'>;

/**
 * Why a member's personal data cannot be erased now; empty if they can. What is open could not be settled with a nameless account, and an
 * excluded person who is forgotten could register again.
 */
export async function obstaclesTo({ db, clock }: Operator, { id, agent_type: agentType, bets_blocked_until: excluded }: Member) {
  const now = clock.now();
  const { rows } = await sql<Record<Exclude<Obstacle, 'exclusion'>, boolean>>`select
    exists (select from ledger_account where owner_kind = 'member' and owner_id = ${id} and book = 'real' and asset <> 'points'
      and balance <> 0) as money,
    exists (select from deposit where member_id = ${id} and status = 'pending')
      or exists (select from withdrawal where member_id = ${id} and status in ('pending', 'approved', 'disputed')) as payments,
    exists (select from round where member_id = ${id} and status = 'open')
      or exists (select from lottery_line where member_id = ${id} and state in ('accepted', 'pending'))
      or exists (select from lottery_chase where member_id = ${id} and state = 'running')
      or exists (select from free_spins where member_id = ${id} and state in ('asking', 'given') and expires_at > ${now}) as bets,
    exists (select from bonus_grant where member_id = ${id} and status in (${sql.join(liveGrantStatuses)}))
      or exists (select from redeem_order where member_id = ${id} and status = 'inProcess')
      or exists (select from promotion_entry where member_id = ${id} and last in ('applied', 'processing'))
      or exists (select from referral_review where status = 'applying' and ${id} in (invited_id, inviter_id)) as rewards,
    ${agentType !== null}
      or exists (select from agent_claim where amount <> 0 and ${id} in (from_id, to_id))
      or exists (select from agent_held_transfer where state = 'waiting' and ${id} in (from_id, to_id)) as line,
    exists (select from proposal where status = 'open' and expires_at > ${now} and operation <> 'eraseMember'
      and (subject = ${id} or member_id = ${id}))
      or exists (select from proposal_item i join proposal p on p.id = i.proposal
        where i.subject = ${id} and i.status = 'waiting' and p.status in ('open', 'approved')) as proposals`.execute(db);
  const found: Record<Obstacle, boolean> = { ...rows[0]!, exclusion: excluded !== null && excluded > now };
  return (Object.keys(found) as Obstacle[]).filter((each) => found[each]);
}
