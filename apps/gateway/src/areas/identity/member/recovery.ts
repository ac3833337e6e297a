import { formatToMinute, languages, type LanguageCode } from '@parlour/domain';
import { sendMessage } from '../../messages/send-message.ts';
import type { Db } from '../../../kernel/tables.ts';
import type { Context } from '../../../kernel/context.ts';
import { securityEvent } from '../../../observe/security-events.ts';
import { endSessionsOf } from '../session/sessions.ts';
import type { Member } from './tables.ts';
import { tellOutside, type Notice } from './tell-outside.ts';
import { pauseEnd, pauseWithdrawals } from './withdrawal-pause.ts';
import type { Merchant } from '../../../kernel/merchants.ts';
import { textOf } from '../../../kernel/texts/texts.ts';

/**
 * Secures an account after its forgotten password was replaced (security 3, row 18), in the caller's transaction: ends every session,
 * pauses withdrawals for a day, and sends a message about it.
 */
export async function recovery(trx: Db, { clock }: Pick<Context, 'clock'>, member: Member): Promise<void> {
  const now = clock.now();
  await endSessionsOf(trx, member.id);
  await pauseWithdrawals(trx, member.id, now);
  const params = { until: pauseEnd(now).toISOString() };
  await sendMessage(trx, { merchant: member.merchant, memberId: member.id, kind: 'passwordRecovered', params }, now);
}

/** Notifies the member outside the site and writes to the security log; call it after `recovery` has committed. */
export function tellOfRecovery(context: Context, member: Member, method: 'email' | 'mobile'): void {
  tellOutside(context, member, recoveredNotice(member.language, context.merchant, pauseEnd(context.clock.now())));
  securityEvent(context.log, 'password_recovery', { merchant: member.merchant, memberId: member.id, ip: context.ip, method });
}

/** The e-mail whose link opens the site to choose another password; the link is on a separate line. */
export function resetLinkMail(language: LanguageCode, { link, brand, minutes }: { link: string; brand: string; minutes: number }): Notice {
  const said = [textOf('resetLink.before', language, { brand, minutes }), '', link, '', textOf('resetLink.after', language), ''];
  return { subject: textOf('resetLink.subject', language, { brand }), text: said.join('\n') };
}

/** The message that the password was recovered, with the time in the brand's zone. */
function recoveredNotice(language: LanguageCode, { name, brand }: Pick<Merchant, 'name' | 'brand'>, until: Date): Notice {
  const at = formatToMinute(until.toISOString(), languages[language].formatTag, brand.timeZone);
  return {
    subject: textOf('recovered.subject', language, { brand: name }),
    text: textOf('recovered.text', language, { brand: name, until: at }),
  };
}
