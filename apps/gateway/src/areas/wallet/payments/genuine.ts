import type { FastifyRequest } from 'fastify';
import type { Database } from '../../../db/open.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Config } from '../../../kernel/config.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { isFresh, useNonce } from '../../../http/signing/freshness.ts';
import type { PaymentProvider } from './provider.ts';
import { paymentProviders } from './providers.ts';

/**
 * Gives the provider that has signed; throws `signature_invalid` unless the provider that the path names has signed exactly these bytes, now and for the
 * first time (security B07). A provider that nobody has heard of gets the same answer: who it is, is not told. `followHeaders` is
 * asked once the signature is known to be right, and before its nonce is used up, of a provider that keeps the contract.
 */
export async function demandGenuine(
  { params, headers, rawBody }: Pick<FastifyRequest, 'params' | 'headers' | 'rawBody'>,
  { database, config, clock }: { database: Pick<Database, 'db'>; config: Config; clock: Clock },
  followHeaders: () => void,
): Promise<PaymentProvider> {
  const named = (params as { provider?: string }).provider;
  const provider = paymentProviders(config).find(({ code }) => code === named);
  const header = (name: string) => String(headers[name] ?? '');
  const now = clock.now();
  const message = provider?.signed({ header, rawBody });
  if (!provider || !message || !isFresh(message.timestamp, now)) throw new Refusal('signature_invalid');
  if (!provider.reportIn) followHeaders();
  if (!(await useNonce(database.db, `psp:${provider.code}`, message.nonce, now))) throw new Refusal('signature_invalid');
  return provider;
}
