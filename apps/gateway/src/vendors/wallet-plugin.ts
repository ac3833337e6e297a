import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Db } from '../db/open.ts';
import type { Clock } from '../http/context.ts';
import { isFresh, sameSignature, useNonce } from '../signing/freshness.ts';
import { authenticate, balance } from './authenticate.ts';
import { bet } from './bet.ts';
import { rollback } from './rollback.ts';
import { vendorSignature } from './signature.ts';
import { readBody, type WalletBodies, type WalletCall } from './wallet-input.ts';
import { refusalAnswer, WalletRefusal } from './wallet-refusal.ts';
import { win } from './win.ts';

export interface VendorWalletDeps {
  db: Db;
  clock: Clock;
  config: Pick<Config, 'vendors'>;
}

type Work<C extends WalletCall> = (db: Db, vendor: string, body: WalletBodies[C], now: Date) => Promise<object>;
const calls: { [C in WalletCall]: Work<C> } = { authenticate, balance, bet, win, rollback };

/**
 * The wallet that vendors of games call, at /wallet/v1/*: openapi/seamless-wallet.yaml, in its own shape of answers.
 * Belongs to no merchant's host: vendor and player say whose money it is.
 */
export function vendorWallet({ db, clock, config }: VendorWalletDeps) {
  return async (app: FastifyInstance): Promise<void> => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    app.setErrorHandler((error: FastifyError | WalletRefusal, request, reply) => {
      const refusal = error instanceof WalletRefusal ? error : asRefusal(error, request);
      const { status, body } = refusalAnswer(refusal);
      if (refusal.code === 'DUPLICATE_TRANSACTION')
        request.log.warn({ vendor: request.headers['x-vendor'] }, 'a vendor used a transaction id for two things');
      return reply.code(status).send(body);
    });
    for (const call of Object.keys(calls) as WalletCall[]) {
      app.post(`/wallet/v1/${call}`, { config: { anyHost: true } }, async (request) => {
        const now = clock.now();
        const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const vendor = await genuineVendor(request, rawBody, now);
        return (calls[call] as Work<WalletCall>)(db, vendor, readBody(call, rawBody), now);
      });
    }
  };

  async function genuineVendor(request: FastifyRequest, body: Buffer, now: Date): Promise<string> {
    const header = (name: string) => String(request.headers[name] ?? '');
    const [vendor, timestamp, nonce] = [header('x-vendor'), header('x-timestamp'), header('x-nonce')];
    const key = Object.hasOwn(config.vendors, vendor) ? config.vendors[vendor]!.key : undefined;
    const genuine =
      key !== undefined &&
      isFresh(timestamp, now) &&
      /^[\x21-\x7e]{16,64}$/.test(nonce) &&
      sameSignature(header('x-signature'), vendorSignature({ method: request.method, path: request.url, timestamp, nonce, body }, key));
    if (!genuine) throw new WalletRefusal('INVALID_SIGNATURE', 'vendor, time, nonce or signature is wrong');
    if (!(await useNonce(db, `vendor:${vendor}`, nonce, now))) throw new WalletRefusal('INVALID_SIGNATURE', 'the nonce was used before');
    return vendor;
  }
}

function asRefusal(error: FastifyError, request: FastifyRequest): WalletRefusal {
  if (error.statusCode !== undefined && error.statusCode < 500) return new WalletRefusal('VALIDATION', 'the request cannot be read');
  request.log.error({ err: error }, 'a vendor call failed');
  return new WalletRefusal('UNKNOWN', 'something went wrong; ask again');
}
