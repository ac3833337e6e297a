import { sendMessage } from '../../messages/send-message.ts';
import type { Db } from '../../../kernel/tables.ts';
import type { Context } from '../../../kernel/context.ts';
import { securityEvent } from '../../../observe/security-events.ts';
import { endSessionsOf } from '../session/sessions.ts';
import type { Member } from './find.ts';
import { recoveredNotice } from './recovery-texts.ts';
import { tellOutside } from './tell-outside.ts';
import { pauseEnd, pauseWithdrawals } from './withdrawal-pause.ts';

/**
 * What happens to an account when somebody comes in who forgot the password (security 3, row 18), in the caller's
 * transaction: every session ends, withdrawals wait for a day, and a message says so.
 */
export async function recovery(trx: Db, { clock }: Pick<Context, 'clock'>, member: Member): Promise<void> {
  const now = clock.now();
  await endSessionsOf(trx, member.id);
  await pauseWithdrawals(trx, member.id, now);
  const params = { until: pauseEnd(now).toISOString() };
  await sendMessage(trx, { merchant: member.merchant, memberId: member.id, kind: 'passwordRecovered', params }, now);
}

/** Tells the member outside the site, and writes it into the security log; once `recovery` is through. */
export function announceRecovery(context: Context, member: Member, method: 'email' | 'mobile'): void {
  tellOutside(context, member, recoveredNotice(member.language, context.merchant, pauseEnd(context.clock.now())));
  securityEvent(context.log, 'password_recovery', { merchant: member.merchant, memberId: member.id, ip: context.ip, method });
}
