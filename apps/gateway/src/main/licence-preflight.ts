import { isIP } from 'node:net';
import type { Flag } from '@parlour/domain';
import type { Config } from '../kernel/config.ts';
import type { Merchant } from '../kernel/merchants.ts';
import { isPrivateAddress } from '../outbound/outbound-fetch.ts';
import { offeredProviders } from '../areas/identity/social/offered.ts';
import { paymentProviders, paymentsMissing } from '../areas/wallet/payments/providers.ts';

type Served = Pick<Merchant, 'brandId' | 'code' | 'name' | 'jurisdiction' | 'flags' | 'closed'>;

/**
 * The licensed sites that must not be served with these settings (security E13), by brand, each with the first reason in a sentence
 * that says what to do. A site that is closed to visitors already is not asked about.
 */
export function unfitSites(merchants: { all: readonly Served[] }, config: Config, embedded: boolean): ReadonlyMap<string, string> {
  return new Map(
    merchants.all.flatMap((merchant): [string, string][] => {
      if (merchant.closed !== null || merchant.jurisdiction === 'demo') return [];
      const problem = problemOf(merchant, config, embedded);
      const why = problem
        ? `${merchant.name} is licensed (${merchant.jurisdiction}), and ${problem}`
        : paymentsMissing(merchant, paymentProviders(config));
      return why ? [[merchant.brandId, why]] : [];
    }),
  );
}

function problemOf(merchant: Served, config: Config, embedded: boolean): string | undefined {
  if (embedded) return 'the embedded database is for trying out only: set DATABASE_URL to a Postgres.';
  const { logLevel, vendors, trustedProxies } = config;
  const carrier = carrierMissing(merchant.flags, config);
  if (carrier) return carrier;
  if (['debug', 'trace'].includes(logLevel)) return `its log would tell too much: LOG_LEVEL is ${logLevel}, set it to info.`;
  const plain = Object.values(vendors).find(({ origin }) => !origin.startsWith('https:'));
  if (plain) return `its games would come without TLS from ${plain.origin}: set ARCADE_ORIGIN to an https address.`;
  const provider = providerMissing(merchant, config);
  if (provider) return provider;
  const bare = config.payments.hosted.find(({ baseUrl, pages }) => [baseUrl, ...pages].some((url) => !url.startsWith('https:')));
  if (bare) return `anybody could answer in the place of the payment provider ${bare.code}: give it https addresses in PAYMENT_PROVIDERS.`;
  if (trustedProxies.length === 0) return 'nobody ends TLS in front of it: set TRUSTED_PROXIES to the addresses of who does.';
  return undefined;
}

const bySms = ['mobileVerification', 'smsLogin', 'recoverByMobile'] as const satisfies readonly Flag[];
const byEmail = ['recoverByEmail'] as const satisfies readonly Flag[];

/** Codes and links must reach people: the outbox is for demo sites. */
function carrierMissing(flags: Served['flags'], { senders: { sms, email }, phoneAuth }: Config): string | undefined {
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

function providerMissing(merchant: Served, config: Config): string | undefined {
  if (!merchant.flags.socialLogin) return undefined;
  const providers = offeredProviders({ merchant, config });
  if (providers.length === 0)
    return 'lets people log in by others, but SOCIAL_PROVIDERS names none for it: name one, or turn flags.socialLogin off.';
  const unsafe = providers.find(({ origins }) => origins.some((origin) => !origin.startsWith('https:')));
  return unsafe && `anybody could answer in the place of the provider ${unsafe.id}: give it https addresses in SOCIAL_PROVIDERS.`;
}
