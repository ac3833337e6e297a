import type { FastifyInstance, FastifyRequest } from 'fastify';
import { vendorCode } from '../config.ts';
import type { Services } from '../deps.ts';
import { rotateSeed } from '../rounds/seeds.ts';
import { verifierUrl } from '../rounds/round-answer.ts';
import { sameSignature, signatureOf } from '../wallet/signature.ts';
import type { WalletRefusalCode } from '../wallet/wallet.ts';
import { Refused } from './refused.ts';

const windowSeconds = 120;
type Answer = { status: number; body: { verifierUrl: string } | { code: WalletRefusalCode; message: string } };

/** `POST /vendor/v1/reveal` of openapi/seamless-wallet.yaml, called by the gateway; signed over the raw body. */
export function vendorApi(app: FastifyInstance, services: Services): void {
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, next) => next(null, body));
    scope.post('/vendor/v1/reveal', (request, reply) => {
      const { status, body } = isSigned(services, request)
        ? reveal(services, request.body as Buffer)
        : refuse(401, 'INVALID_SIGNATURE', 'The signature, its time or its nonce is not valid.');
      return reply.status(status).send(body);
    });
    done();
  });
}

function isSigned({ config, clock, store }: Services, request: FastifyRequest): boolean {
  const header = (name: string) => String(request.headers[name] ?? '');
  const [vendor, timestamp, nonce, signature] = [header('x-vendor'), header('x-timestamp'), header('x-nonce'), header('x-signature')];
  if (vendor !== vendorCode || !/^\d{1,12}$/.test(timestamp) || nonce.length < 16 || nonce.length > 64 || !Buffer.isBuffer(request.body))
    return false;
  const now = clock.now();
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > windowSeconds) return false;
  const expected = signatureOf(config.vendorKey, { method: 'POST', path: '/vendor/v1/reveal', timestamp, nonce, body: request.body });
  if (!sameSignature(expected, signature)) return false;
  // Remembered only now, so that unsigned junk cannot fill the table; for as long as the time stamp could still pass.
  return store.nonces.use(nonce, now, new Date((Number(timestamp) + windowSeconds + 1) * 1000));
}

function reveal(services: Services, body: Buffer): Answer {
  const roundId = roundIdOf(body);
  if (roundId === undefined) return refuse(400, 'VALIDATION', 'The body must be {"roundId": "..."}.');
  const round = services.store.rounds.find(roundId);
  if (!round || round.state === 'refused') return refuse(404, 'TRANSACTION_DOES_NOT_EXIST', 'There is no such round.');
  if (round.state === 'returned') return refuse(409, 'ROLLED_BACK', 'The stake was given back; the round has no outcome.');
  if (round.state !== 'settled') return refuse(409, 'ROUND_OPEN', 'The round is not settled.');
  try {
    if (services.store.seeds.find(round.seedId)?.state === 'active') rotateSeed(services, round.playerId);
  } catch (error) {
    if (error instanceof Refused && error.code === 'round_open')
      return refuse(409, 'ROUND_OPEN', 'A round of the same seed is not settled.');
    throw error;
  }
  return { status: 200, body: { verifierUrl: verifierUrl(services, round) } };
}

function roundIdOf(body: Buffer): string | undefined {
  try {
    const value = JSON.parse(body.toString('utf8')) as Record<string, unknown> | null;
    const roundId = value?.['roundId'];
    return typeof roundId === 'string' && roundId.length <= 128 && Object.keys(value!).length === 1 ? roundId : undefined;
  } catch {
    return undefined;
  }
}

function refuse(status: number, code: WalletRefusalCode, message: string): Answer {
  return { status, body: { code, message } };
}
