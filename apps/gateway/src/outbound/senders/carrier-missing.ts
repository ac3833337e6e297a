import { isIP } from 'node:net';
import type { Flag, Flags } from '@parlour/domain';
import type { Config } from '../../kernel/config.ts';
import { isPrivateAddress } from '../outbound-fetch.ts';

const bySms = ['mobileVerification', 'smsLogin', 'recoverByMobile'] as const satisfies readonly Flag[];
const byEmail = ['recoverByEmail'] as const satisfies readonly Flag[];

/**
 * Why codes and links would not reach people at a licensed site with these flags: the demo outbox serves demo sites only. Undefined if they
 * would.
 */
export function carrierMissing(
  flags: Flags,
  { senders: { sms, email }, phoneAuth }: Pick<Config, 'senders' | 'phoneAuth'>,
): string | undefined {
  const [needsSms, needsEmail] = [
    bySms.find((flag) => flags[flag] && !(flag === 'mobileVerification' && phoneAuth?.codes)),
    byEmail.find((flag) => flags[flag]),
  ];
  if (needsSms && !sms) return `flags.${needsSms} needs a carrier of text messages: set SMS_URL, or turn the flag off.`;
  if (needsEmail && !email) return `flags.${needsEmail} needs a mail server: set SMTP_URL and MAIL_FROM, or turn the flag off.`;
  if (!sms) return undefined;
  const { protocol, hostname } = new URL(sms.origin);
  if (protocol !== 'https:') return 'its text messages would go out without TLS: set SMS_URL to an https address.';
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && isPrivateAddress(host))
    return `SMS_URL leads inside this network, to ${host}: set it to the carrier's public name.`;
  return undefined;
}
