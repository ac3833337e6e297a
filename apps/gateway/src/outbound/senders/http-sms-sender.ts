import { outboundFetch } from '../outbound-fetch.ts';
import { reasonOf, SendFailure } from './send-failure.ts';
import type { SmsGatewaySettings } from './settings.ts';
import { bodyOf, fillIn, isAccepted, type SmsSlots } from './sms-request.ts';
import type { SmsSender } from '../../kernel/ports.ts';

/**
 * Sends text messages through any carrier's HTTP interface: the request is a template in the configuration. One request per message: if the
 * carrier did not clearly accept it, it is not retried, so that the message cannot arrive twice.
 */
export function createHttpSmsSender(settings: SmsGatewaySettings): SmsSender {
  const { origin, accepted } = settings;
  const ask = outboundFetch('sms carrier', [origin]);
  return {
    async send(sms) {
      const { url, ...init } = requestOf(settings, sms);
      let answer: { ok: boolean; status: number; text: string };
      try {
        const response = await ask(url, init);
        answer = { ok: response.ok, status: response.status, text: await response.text() };
      } catch (error) {
        throw new SendFailure(`the SMS carrier was not reached (${reasonOf(error)})`);
      }
      if (!answer.ok) throw new SendFailure(`the SMS carrier answered ${answer.status}`);
      if (accepted && !isAccepted(answer.text, accepted))
        throw new SendFailure(`the SMS carrier answered ${answer.status}, and not with what SMS_ACCEPTED says`);
    },
  };
}

function requestOf({ url, method, headers, body }: SmsGatewaySettings, slots: SmsSlots) {
  const filled = body && bodyOf(body, slots);
  return {
    url: fillIn(url, slots, encodeURIComponent),
    method,
    headers: { ...(filled ? { 'content-type': filled.contentType } : {}), ...headers },
    ...(filled ? { body: filled.text } : {}),
  };
}
