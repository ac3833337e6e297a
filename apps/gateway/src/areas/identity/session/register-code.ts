import type { components } from '@parlour/api/contract';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { securityEvent } from '../../../observe/security-events.ts';
import { mobileOf } from '../member/mobile-proof.ts';
import { codeBySms, registrationRules } from '../member/registration-rules.ts';
import { useHumanSolution } from './human.ts';
import { codePauseMinutes, countCode, sendCode } from './one-time-codes.ts';

/** Sends a registration's code, by ourselves or through the phone-auth provider; the limits are the same. */
export async function sendRegisterCode(context: Context, body: components['schemas']['SmsPayload']): Promise<{ expiredMinutes: number }> {
  const { merchant, phoneAuth, clock, log, ip } = context;
  if ((['byUsername', 'byMobile'] as const).every((method) => codeBySms(registrationRules(merchant.brand, method)) === 'none'))
    throw new Refusal('function_not_enabled');
  const target = { channel: 'sms', to: mobileOf(context, body) } as const;
  await useHumanSolution(context, body.altcha);
  if (phoneAuth?.codes) {
    await countCode(context, target, clock.now());
    await phoneAuth.codes.start(target.to);
    securityEvent(log, 'code_sent', { merchant: merchant.code, ip, channel: 'phoneAuth', purpose: 'register' });
  } else await sendCode(context, 'register', target);
  return { expiredMinutes: codePauseMinutes };
}
