import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { sameSignature, signatureOf } from '../wallet/signature.ts';
import type { RoundRunner } from '../rounds/runner.ts';
import { endFreeRounds, giveFreeRounds } from './free-rounds.ts';
import { reveal } from './reveal.ts';
import { roundList } from './round-list.ts';
import { refuse, type VendorAnswer } from './vendor-answer.ts';

const windowSeconds = 120;

type Call = (services: Services, vendor: string, body: Buffer, runner: RoundRunner) => VendorAnswer | Promise<VendorAnswer>;

const calls: Record<string, Call> = {
  '/vendor/v1/reveal': reveal,
  '/vendor/v1/rounds': roundList,
  '/vendor/v1/free-rounds': giveFreeRounds,
  '/vendor/v1/end-free-rounds': endFreeRounds,
};

/** What the arcade offers of openapi/partners/seamless-wallet.yaml, called by the gateway; signed over the raw body. */
export function vendorApi(app: FastifyInstance, services: Services, runner: RoundRunner): void {
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, next) => next(null, body));
    for (const [path, call] of Object.entries(calls))
      scope.post(path, async (request, reply) => {
        const vendor = signer(services, request, path);
        const { status, body } =
          vendor !== undefined
            ? await call(services, vendor, request.body as Buffer, runner)
            : refuse(401, 'INVALID_SIGNATURE', 'The signature, its time or its nonce is not valid.');
        return reply.status(status).send(body);
      });
    done();
  });
}

/** The studio that the call is for, when it is signed with that studio's key. */
function signer({ config, clock, store }: Services, request: FastifyRequest, path: string): string | undefined {
  const header = (name: string) => String(request.headers[name] ?? '');
  const [vendor, timestamp, nonce, signature] = [header('x-vendor'), header('x-timestamp'), header('x-nonce'), header('x-signature')];
  const key = Object.hasOwn(config.vendorKeys, vendor) ? config.vendorKeys[vendor] : undefined;
  if (key === undefined || !/^\d{1,12}$/.test(timestamp) || nonce.length < 16 || nonce.length > 64 || !Buffer.isBuffer(request.body))
    return undefined;
  const now = clock.now();
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > windowSeconds) return undefined;
  const expected = signatureOf(key, { method: 'POST', path, timestamp, nonce, body: request.body });
  if (!sameSignature(expected, signature)) return undefined;
  // Recorded only after the signature passed, so that unsigned requests cannot fill the table; kept while the timestamp is still
  // acceptable.
  return store.nonces.use(nonce, now, new Date((Number(timestamp) + windowSeconds + 1) * 1000)) ? vendor : undefined;
}
