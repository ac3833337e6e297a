import type { components } from '@parlour/api/contract';
import type { Context } from '../../../kernel/context.ts';
import { limit } from '../../../kernel/rate-limit.ts';
import { admit, type LoginResult } from './login.ts';
import { useDevice } from './remembered-devices.ts';

/**
 * Logs in whoever let this browser be remembered, in place of the password (security 3, row 1). It proves less than the
 * password: what asks for a step-up asks for it. Throws `device_not_remembered`.
 */
export async function loginByDevice(context: Context, { username, entrance }: components['schemas']['LoginPayload']): Promise<LoginResult> {
  const { merchant, clock, config, network } = context;
  await limit(context, { bucket: `login:${merchant.code}:${network}`, max: config.limits.loginTries, windowSeconds: 600 }, clock.now());
  const { member, deviceId } = await useDevice(context, username);
  return admit(context, member, { passwordProved: false, deviceId, ...(entrance && { entrance }) });
}
