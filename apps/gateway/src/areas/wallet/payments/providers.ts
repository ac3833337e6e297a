import type { Config } from '../../../kernel/config.ts';
import type { Merchant } from '../../../kernel/merchants.ts';
import type { PaymentProvider } from './provider.ts';
import { sandboxProvider } from './sandbox-provider.ts';

/** Every provider that this gateway is configured for. */
export function paymentProviders(config: Pick<Config, 'payments' | 'port'>): PaymentProvider[] {
  return [sandboxProvider(config.payments.sandbox, `http://127.0.0.1:${config.port}`)];
}

/** The provider of a merchant. Throws an Error in one sentence when none of `providers` may serve it. */
export function providerFor(merchant: Pick<Merchant, 'name' | 'jurisdiction'>, providers: readonly PaymentProvider[]): PaymentProvider {
  const licensed = merchant.jurisdiction !== 'demo';
  const provider = providers.find((p) => p.realMoney === licensed);
  if (provider) return provider;
  throw new Error(
    licensed
      ? `${merchant.name} is licensed (${merchant.jurisdiction}) but no payment provider that moves real money is configured: the sandbox does not serve it.`
      : `${merchant.name} is a demo brand: a payment provider that moves real money does not serve it.`,
  );
}

/** Call at the start, for every merchant: throws what `providerFor` throws. */
export function checkPayments(
  merchants: readonly Pick<Merchant, 'name' | 'jurisdiction'>[],
  config: Pick<Config, 'payments' | 'port'>,
): void {
  const providers = paymentProviders(config);
  for (const merchant of merchants) providerFor(merchant, providers);
}
