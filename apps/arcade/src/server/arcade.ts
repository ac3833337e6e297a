import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Refusal } from '../wire.ts';
import type { ArcadeDeps, Services } from '../services.ts';
import { pages } from './pages.ts';
import { playerApi } from './player-api.ts';
import { Refused } from '../rounds/refused.ts';
import { vendorApi } from './vendor-api.ts';
import { createRoundRunner, type RoundRunner } from '../rounds/runner.ts';
import { createWallet } from '../wallet/wallet.ts';

export interface Arcade {
  app: FastifyInstance;
  rounds: RoundRunner;
  /** Finishes what an earlier run left open, then listens and starts the worker for rounds. */
  listen(): Promise<void>;
  /** Lets calls in flight end; the store stays open. */
  close(): Promise<void>;
}

/** The whole arcade: game server, vendor endpoint and the built game windows. */
export async function createArcade(deps: ArcadeDeps): Promise<Arcade> {
  const { config } = deps;
  const app = Fastify({
    logger: { level: config.logLevel, serializers: { req: requestLog } },
    // A log line per round would only repeat its row; failures are logged where they happen.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 16 * 1024,
    routerOptions: { maxParamLength: 200 },
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
    frameworkErrors: (_error, _request, reply) =>
      void (reply as FastifyReply).status(400).send(refusal('bad_request', 'The request cannot be read.')),
  });
  const services: Services = { ...deps, walletOf: walletsOf(deps), log: app.log as FastifyBaseLogger };
  const rounds = createRoundRunner(services);
  app.addHook('onSend', async (_request, reply, payload) => {
    secure(reply);
    return payload;
  });
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((_request, reply) => reply.status(404).send(refusal('not_found', 'There is nothing here.')));
  app.get('/health/live', () => ({ status: 'ok' }));
  app.get('/health/ready', () => ({ status: 'ok' }));
  playerApi(app, services, rounds);
  vendorApi(app, services, rounds);
  await pages(app, services);
  return {
    app,
    rounds,
    async listen() {
      rounds.recover();
      await app.listen({ port: config.port, host: config.host });
      rounds.watch();
    },
    async close() {
      await app.close();
      await rounds.stop();
    },
  };
}

/** One wallet for each studio that has a game here. Throws when a studio has no key. */
function walletsOf({ config, games, clock, random }: ArcadeDeps): Services['walletOf'] {
  const vendors = new Set([...games.values()].map(({ current }) => current.pack.vendor));
  const wallets = new Map([...vendors].map((vendor) => [vendor, createWallet(config, vendor, clock, random)]));
  return (gameCode) => {
    const game = games.get(gameCode);
    if (!game) throw new Error(`the arcade has no game ${gameCode}`);
    return wallets.get(game.current.pack.vendor)!;
  };
}

function secure(reply: FastifyReply): void {
  void reply
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'no-referrer')
    .header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()');
  if (!reply.hasHeader('content-security-policy'))
    void reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
}

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof Refused) return reply.status(error.status).send(error.body);
  const status = (error as { statusCode?: number }).statusCode ?? 500;
  if (status < 500) return reply.status(status).send(refusal('bad_request', (error as Error).message));
  request.log.error(error);
  return reply.status(500).send(refusal('internal', 'Something went wrong in the arcade.'));
}

function refusal(code: Refusal['code'], message: string): Refusal {
  return { code, message };
}

/** Addresses are logged without their query, which may hold a launch code. */
function requestLog(request: { method: string; url: string }): { method: string; path: string } {
  return { method: request.method, path: request.url.split('?')[0]! };
}
