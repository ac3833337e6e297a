import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../kernel/config.ts';
import type { Merchants } from '../../kernel/merchants.ts';
import { isUnavailable } from '../../http/errors.ts';
import { securityEvent } from '../../observe/security-events.ts';
import { isFresh, sameSignature, useNonce } from '../../http/signing/freshness.ts';
import { acceptedKeys } from '../../outbound/partner-keys.ts';
import { authenticate, balance } from './authenticate.ts';
import { vendorSignature } from './signature.ts';
import { callWallet, type WalletTools } from './wallet-call.ts';
import { factsOf, type WalletFacts } from './wallet-facts.ts';
import { readBody, type WalletCall } from './wallet-input.ts';
import { meterCalls } from './wallet-meter.ts';
import { refusalAnswer, WalletRefusal } from './wallet-refusal.ts';

export interface VendorWalletDeps extends WalletTools {
  merchants: Merchants;
  /** The vendors, with the keys that they may sign with now. */
  partners: () => Promise<Pick<Config, 'vendors'>>;
}

type MoneyCall = keyof typeof factsOf;

/**
 * The wallet that game vendors call, at /wallet/v1/* (openapi/partners/seamless-wallet.yaml), with an answer format of its own. It belongs
 * to no merchant's host: vendor and player determine whose money is moved.
 */
export function vendorWallet({ db, clock, partners, merchants }: VendorWalletDeps) {
  return async (app: FastifyInstance): Promise<void> => {
    meterCalls(app);
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    app.setErrorHandler((error: FastifyError | WalletRefusal, request, reply) => {
      const refusal = error instanceof WalletRefusal ? error : asRefusal(error, request);
      const { status, body } = refusalAnswer(refusal);
      request.walletOutcome = refusal.code;
      if (refusal.code === 'INVALID_SIGNATURE')
        securityEvent(request.log, 'vendor_refused', {
          vendor: String(request.headers['x-vendor'] ?? '').slice(0, 20),
          refusal: refusal.code,
          ip: request.ip,
        });
      if (refusal.code === 'DUPLICATE_TRANSACTION')
        request.log.warn({ vendor: request.headers['x-vendor'] }, 'a vendor used a transaction id for two things');
      // Too many calls, a timeout or no database: the outcome is uncertain, as for every 5xx, and the call can be retried.
      const unavailable = isUnavailable(error);
      if (unavailable) reply.header('retry-after', '1');
      return reply.code(unavailable ? 503 : status).send(body);
    });
    const answerTo = (call: WalletCall, answer: (rawBody: Buffer, from: Genuine, now: Date) => Promise<object>) =>
      app.post(`/wallet/v1/${call}`, { config: { anyHost: true } }, async (request) => {
        const now = clock.now();
        const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        return answer(rawBody, genuine(request, await partners(), rawBody, now), now);
      });

    answerTo('authenticate', async (rawBody, from, now) => {
      await useUp(from, now);
      return authenticate({ db, merchants }, from.vendor, readBody('authenticate', rawBody), now);
    });
    answerTo('balance', async (rawBody, from, now) => {
      await useUp(from, now);
      return balance(db, from.vendor, readBody('balance', rawBody));
    });
    for (const call of Object.keys(factsOf) as MoneyCall[])
      answerTo(call, async (rawBody, from) => {
        const facts = (factsOf[call] as (body: unknown) => WalletFacts)(readBody(call, rawBody));
        return callWallet({ db, clock }, { ...from, facts });
      });
    app.get('/wallet/v1/liveness', { config: { anyHost: true } }, () => Promise.resolve({ status: 'up' }));
  };

  /** The signer of a request; throws INVALID_SIGNATURE if the signature is wrong. Does not use up the nonce yet. */
  function genuine(request: FastifyRequest, { vendors }: Pick<Config, 'vendors'>, body: Buffer, now: Date): Genuine {
    const header = (name: string) => String(request.headers[name] ?? '');
    const [vendor, timestamp, nonce] = [header('x-vendor'), header('x-timestamp'), header('x-nonce')];
    const keys = Object.hasOwn(vendors, vendor) ? acceptedKeys(vendors[vendor]!) : [];
    const isGenuine =
      isFresh(timestamp, now) &&
      /^[\x21-\x7e]{16,64}$/.test(nonce) &&
      keys.some((key) =>
        sameSignature(header('x-signature'), vendorSignature({ method: request.method, path: request.url, timestamp, nonce, body }, key)),
      );
    if (!isGenuine) throw new WalletRefusal('INVALID_SIGNATURE', 'vendor, time, nonce or signature is wrong');
    request.walletVendor = vendor;
    return { vendor, nonce };
  }

  async function useUp({ vendor, nonce }: Genuine, now: Date): Promise<void> {
    if (!(await useNonce(db, `vendor:${vendor}`, nonce, now))) throw new WalletRefusal('INVALID_SIGNATURE', 'the nonce was used before');
  }
}

interface Genuine {
  vendor: string;
  nonce: string;
}

function asRefusal(error: FastifyError, request: FastifyRequest): WalletRefusal {
  if (error.statusCode !== undefined && error.statusCode < 500) return new WalletRefusal('VALIDATION', 'the request cannot be read');
  request.log.error({ err: error }, 'a vendor call failed');
  return new WalletRefusal('UNKNOWN', 'something went wrong; ask again');
}
