import type { components } from '@parlour/api/contract';
import type { Flag } from '@parlour/domain';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { findOwnerOfMobile } from '../member/find.ts';
import { mobileOf } from '../member/mobile-proof.ts';
import { useHumanSolution } from './human.ts';
import { codePauseMinutes, issueCode } from './one-time-codes.ts';

type Payload = components['schemas']['GuestSmsPayload'];

/** The flag that a site must have for a code of this purpose. */
const needs: Record<Payload['purpose'], Flag> = { login: 'smsLogin', reset: 'recoverByMobile' };

/**
 * Sends a code to the member with this number. If there is none, answer, timing and limits are the same, but the code is sent nowhere
 * (security A04). Delivery is not waited for, so its failure is not reported.
 */
export async function sendGuestCode(context: Context, { purpose, countryDialingCode, mobileNum, altcha }: Payload) {
  const { merchant } = context;
  if (!merchant.flags[needs[purpose]]) throw new Refusal('function_not_enabled');
  const to = mobileOf(context, { countryDialingCode, mobileNum });
  await useHumanSolution(context, altcha);
  const deliver = await issueCode(context, purpose, { channel: 'sms', to });
  const member = await findOwnerOfMobile(context, merchant.code, to);
  context.afterwards('sending a code', async () => {
    if (member) await deliver();
  });
  return { expiredMinutes: codePauseMinutes };
}
