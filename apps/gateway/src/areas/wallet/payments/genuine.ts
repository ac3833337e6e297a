import type { FastifyRequest } from 'fastify';
import type { Database } from '../../../db/open.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Config } from '../../../kernel/config.ts';
import type { Vault } from '../../../kernel/ports.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { isFresh, useNonce } from '../../../http/signing/freshness.ts';
import { withKeysInForce } from '../../../outbound/partner-keys.ts';
import type { PaymentProvider } from './provider.ts';
import { paymentProviders } from './providers.ts';

/**
 * Returns the provider that signed; throws `signature_invalid` unless the provider named in the path has signed exactly these bytes,
 * recently and for the first time (security B07). An unknown provider gets the same answer, so that nobody learns which exist. For a
 * provider that keeps the contract, `followHeaders` is called once the signature has been verified, before its nonce is used up.
 */
export async function demandGenuine(
  { params, headers, rawBody }: Pick<FastifyRequest, 'params' | 'headers' | 'rawBody'>,
  { database, config, clock, vault }: { database: Pick<Database, 'db'>; config: Config; clock: Clock; vault: Pick<Vault, 'open'> },
  followHeaders: () => void,
): Promise<PaymentProvider> {
  const named = (params as { provider?: string }).provider;
  const header = (name: string) => String(headers[name] ?? '');
  const now = clock.now();
  const provider = paymentProviders(await withKeysInForce(config, { db: database.db, vault }, now)).find(({ code }) => code === named);
  const message = provider?.signed({ header, rawBody });
  if (!provider || !message || !isFresh(message.timestamp, now)) throw new Refusal('signature_invalid');
  if (!provider.reportIn) followHeaders();
  if (!(await useNonce(database.db, `psp:${provider.code}`, message.nonce, now))) throw new Refusal('signature_invalid');
  return provider;
}
