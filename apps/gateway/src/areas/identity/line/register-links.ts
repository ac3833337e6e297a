import type { Clock } from '../../../kernel/clock.ts';
import type { Merchant } from '../../../kernel/merchants.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Db } from '../../../kernel/tables.ts';
import { hasRoomBelow, type Place } from './place.ts';

interface Asked {
  merchant: Pick<Merchant, 'code' | 'flags'>;
  clock: Clock;
}

/** Whether this is the code of an agent's link that can be used to register now. */
export async function isRegisterLink(db: Db, { merchant, clock }: Asked, code: string): Promise<boolean> {
  if (!merchant.flags.agentPolicy) return false;
  const row = await db
    .selectFrom('register_link')
    .select('code')
    .where('merchant', '=', merchant.code)
    .where('code', '=', code.toLowerCase())
    .where('off_at', 'is', null)
    .whereRef('used', '<', 'uses')
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', clock.now())]))
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Uses an agent's link once, in the transaction that creates the account, and returns the account's place; undefined if the code belongs to
 * no link. Throws `invitation_code_error` if the link has expired, was switched off or is used up, even if another registration used it up
 * a moment ago.
 */
export async function useRegisterLink(trx: Db, { merchant, clock }: Asked, code: string): Promise<Place | undefined> {
  if (!merchant.flags.agentPolicy) return undefined;
  const link = trx.selectFrom('register_link').where('merchant', '=', merchant.code).where('code', '=', code.toLowerCase());
  if (!(await link.select('code').executeTakeFirst())) return undefined;
  const used = await trx
    .updateTable('register_link')
    .set((eb) => ({ used: eb('used', '+', 1) }))
    .where('merchant', '=', merchant.code)
    .where('code', '=', code.toLowerCase())
    .where('off_at', 'is', null)
    .whereRef('used', '<', 'uses')
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', clock.now())]))
    .returningAll()
    .executeTakeFirst();
  if (!used || !(await hasRoomBelow(trx, used.agent_id)))
    throw new Refusal('invitation_code_error', { fields: [{ field: 'referralCode', rule: 'wrong' }] });
  return { uplineId: used.agent_id, agentType: used.agent_type, prizeGroup: used.prize_group, link: used.code };
}
