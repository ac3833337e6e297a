import type { FastifyRequest } from 'fastify';
import type { Database } from '../../../db/open.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Config } from '../../../kernel/config.ts';
import type { PartnerPrincipal } from '../../../kernel/principals.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { isFresh, useNonce } from '../../../http/signing/freshness.ts';
import { paymentProviders } from './providers.ts';

/**
 * Gives who has signed; throws `signature_invalid` unless the provider that the path names has signed exactly these bytes, now and for the
 * first time (security B07). A provider that nobody has heard of gets the same answer: who it is, is not told. `followHeaders` is
 * asked once the signature is known to be right, and before its nonce is used up.
 */
export async function demandGenuine(
  { params, headers, rawBody }: Pick<FastifyRequest, 'params' | 'headers' | 'rawBody'>,
  { database, config, clock }: { database: Pick<Database, 'db'>; config: Config; clock: Clock },
  followHeaders: () => void,
): Promise<PartnerPrincipal> {
  const named = (params as { provider?: string }).provider;
  const provider = paymentProviders(config).find(({ code }) => code === named);
  const header = (name: string) => String(headers[name] ?? '');
  const [timestamp, nonce, signature] = [header('x-timestamp'), header('x-nonce'), header('x-signature')];
  const now = clock.now();
  const genuine = provider !== undefined && isFresh(timestamp, now) && provider.signed({ timestamp, nonce, signature, rawBody });
  if (!genuine) throw new Refusal('signature_invalid');
  followHeaders();
  if (!(await useNonce(database.db, `psp:${provider.code}`, nonce, now))) throw new Refusal('signature_invalid');
  return { kind: 'partner', partner: 'paymentProvider', code: provider.code };
}
