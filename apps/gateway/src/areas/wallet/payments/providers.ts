import type { Config } from '../../../kernel/config.ts';
import type { Merchant } from '../../../kernel/merchants.ts';
import { hostedProvider } from './hosted-provider.ts';
import type { PaymentProvider } from './provider.ts';
import { sandboxProvider } from './sandbox-provider.ts';
import { serves } from './settings.ts';

type Served = Pick<Merchant, 'code' | 'name' | 'jurisdiction'>;

/**
 * Every provider that this gateway is configured with. To call one, or to verify what it signed, pass a configuration with the keys in force
 * (`withKeysInForce`).
 */
export function paymentProviders(config: Pick<Config, 'payments' | 'port'>): PaymentProvider[] {
  return [sandboxProvider(config.payments.sandbox, `http://127.0.0.1:${config.port}`), ...config.payments.hosted.map(hostedProvider)];
}

/** The provider of a merchant. Throws an Error in one sentence if none of `providers` may serve it. */
export function providerFor(merchant: Served, providers: readonly PaymentProvider[]): PaymentProvider {
  const licensed = merchant.jurisdiction !== 'demo';
  const provider = providers.find((each) => each.realMoney === licensed && serves(each, merchant.code));
  if (provider) return provider;
  throw new Error(
    licensed
      ? `${merchant.name} is licensed (${merchant.jurisdiction}) but PAYMENT_PROVIDERS names no payment provider for it, and the sandbox does not serve it: docs/guides/connect-a-payment-provider.md.`
      : `${merchant.name} is a demo brand: a payment provider that moves real money does not serve it.`,
  );
}

/** Why nobody could pay at a merchant's site, in one sentence; undefined if somebody can. */
export function paymentsMissing(merchant: Served, providers: readonly PaymentProvider[]): string | undefined {
  try {
    providerFor(merchant, providers);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
