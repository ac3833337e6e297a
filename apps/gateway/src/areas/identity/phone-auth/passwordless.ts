import { z } from 'zod';
import { outboundFetch, type OutboundFetch } from '../../../outbound/outbound-fetch.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { idTokenCheck, wrongCode } from './id-token.ts';
import type { PhoneAuth } from '../../../kernel/ports.ts';
import { under, type PhoneAuthSettings } from './settings.ts';

/** Seconds until the next code may be requested after a failure. */
const retryAfter = 60;
const tokenAnswer = z.object({ id_token: z.string() });

/**
 * A provider whose codes are requested at `passwordless/start` and exchanged for an id token at `oauth/token`, both by the gateway: no
 * third-party script runs in a page.
 */
export function createPhoneAuth(settings: PhoneAuthSettings): PhoneAuth {
  const ask = outboundFetch('phone-auth provider', [settings.issuer, settings.jwksUrl]);
  const check = idTokenCheck(settings, ask);
  return { check, codes: settings.codes && codesOf(settings, settings.codes, { ask, check }) };
}

function codesOf(
  { issuer, audience }: PhoneAuthSettings,
  { clientSecret, grantType }: NonNullable<PhoneAuthSettings['codes']>,
  { ask, check }: { ask: OutboundFetch; check: PhoneAuth['check'] },
): NonNullable<PhoneAuth['codes']> {
  const client = { client_id: audience, client_secret: clientSecret };
  return {
    async start(mobile) {
      const body = { ...client, connection: 'sms', phone_number: mobile, send: 'code' };
      const answer = await post(ask, under(issuer, 'passwordless/start'), body);
      if (!answer?.ok) throw new Refusal('code_not_sent', { params: { retryAfter } });
    },
    async finish(mobile, code, now) {
      const body = { ...client, grant_type: grantType, username: mobile, otp: code, realm: 'sms', scope: 'openid phone' };
      const answer = await post(ask, under(issuer, 'oauth/token'), body);
      if (!answer || answer.status >= 500) throw new Refusal('unavailable', { message: 'the phone-auth provider does not answer' });
      const tokens = tokenAnswer.safeParse(answer.ok ? await answer.json().catch(() => null) : null);
      if (!tokens.success) throw wrongCode();
      await check(tokens.data.id_token, mobile, now);
    },
  };
}

/** Null if the provider does not answer. */
async function post(ask: OutboundFetch, url: string, body: object): Promise<Response | null> {
  try {
    return await ask(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  } catch {
    return null;
  }
}
