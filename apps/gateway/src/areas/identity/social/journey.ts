import type { components } from '@parlour/api/contract';
import type { Context } from '../../../kernel/context.ts';
import { limitByAddress } from '../../../kernel/rate-limit.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { securityEvent } from '../../../observe/security-events.ts';
import { beginAttempt, takeAttempt } from './attempts.ts';
import { offeredProvider } from './offered.ts';
import { authorizationUrl, provedIdentity, type ProvedIdentity } from './oidc.ts';
import type { SocialProvider } from './provider.ts';
import type { SocialAttemptTable } from './tables.ts';

type Purpose = SocialAttemptTable['purpose'];

/** How many attempts an address may make within this many seconds. */
const window = { windowSeconds: 600, max: 60 };

/**
 * Starts a log-in at a provider and returns the address to send the visitor to. Throws `function_not_enabled`, `social_unavailable` and
 * `too_many_requests`.
 */
export async function sendAway(
  context: Context,
  purpose: Purpose,
  { provider: id }: components['schemas']['SocialStart'],
): Promise<components['schemas']['SocialAway']> {
  const { merchant, clock } = context;
  const provider = offeredProvider(context, id);
  await limitByAddress(context, { bucket: `social:${merchant.code}`, ...window }, clock.now());
  const attempt = await beginAttempt(context, { provider: id, purpose });
  return { url: await authorizationUrl(provider, { clock, redirectUri: backAddress(context, id), ...attempt }) };
}

/** The person whom a provider has sent back. Throws `social_failed` and `social_unavailable`; the security log says what was wrong. */
export async function identityFromReturn(
  context: Context,
  purpose: Purpose,
  { provider: id, code, state, iss }: components['schemas']['SocialReturn'],
): Promise<{ provider: SocialProvider; proved: ProvedIdentity }> {
  const { merchant, clock, log, ip } = context;
  const provider = offeredProvider(context, id);
  await limitByAddress(context, { bucket: `social:back:${merchant.code}`, ...window }, clock.now());
  try {
    const secrets = await takeAttempt(context, { provider: id, state, purpose });
    const back = new URL(backAddress(context, id));
    back.search = new URLSearchParams({ code, state, ...(iss === undefined ? {} : { iss }) }).toString();
    return { provider, proved: await provedIdentity(provider, { clock, back, state, ...secrets }) };
  } catch (error) {
    if (error instanceof Refusal)
      securityEvent(log, 'social_refused', { merchant: merchant.code, ip, provider: id, reason: error.message });
    throw error;
  }
}

/** The address that a provider sends visitors back to; it must be registered there for each domain of the merchant. */
function backAddress({ siteOrigin }: Context, provider: string): string {
  return `${siteOrigin}/login/${provider}`;
}
