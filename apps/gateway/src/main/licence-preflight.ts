import type { Config } from '../kernel/config.ts';
import type { Merchant } from '../kernel/merchants.ts';
import { carrierMissing } from '../outbound/senders/carrier-missing.ts';
import { offeredProviders } from '../areas/identity/social/offered.ts';
import { paymentProviders, paymentsMissing } from '../areas/wallet/payments/providers.ts';

type Served = Pick<Merchant, 'brandId' | 'code' | 'name' | 'jurisdiction' | 'flags' | 'closed'>;

/**
 * Licensed sites that must not be served with these settings (security E13), by brand, each with the first reason in a sentence that says
 * what to do. Sites that are closed to visitors anyway are not checked.
 */
export function sitesFailingPreflight(
  merchants: { all: readonly Served[] },
  config: Config,
  embedded: boolean,
): ReadonlyMap<string, string> {
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

function providerMissing(merchant: Served, config: Config): string | undefined {
  if (!merchant.flags.socialLogin) return undefined;
  const providers = offeredProviders({ merchant, config });
  if (providers.length === 0)
    return 'lets people log in by others, but SOCIAL_PROVIDERS names none for it: name one, or turn flags.socialLogin off.';
  const unsafe = providers.find(({ origins }) => origins.some((origin) => !origin.startsWith('https:')));
  return unsafe && `anybody could answer in the place of the provider ${unsafe.id}: give it https addresses in SOCIAL_PROVIDERS.`;
}
