import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientSeedPattern } from '@parlour/domain/fairness';
import type { GameEvent } from '../game.ts';
import type { RoundAnswer } from '../wire.ts';
import type { Services } from '../services.ts';
import { chooseInRound } from '../rounds/choose.ts';
import { roundAnswer } from '../rounds/round-answer.ts';
import type { RoundRunner } from '../rounds/runner.ts';
import { chooseClientSeed, fairnessOf, rotateSeed } from '../rounds/seeds.ts';
import { startAutoplay, type AskedAutoplay } from '../rounds/pace.ts';
import { startRound, type Asked } from '../rounds/start.ts';
import { Refused } from '../rounds/refused.ts';
import type { ArcadeSession } from '../store/sessions.ts';
import { sessionOf, sessionView, signIn } from './sign-in.ts';

const uuid = { type: 'string', pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' };
const sessionBody = object({ code: { type: 'string', pattern: '^[\\w-]{43}$' }, gameCode: { type: 'string', maxLength: 100 } });
const roundBody = object(
  { key: uuid, stake: { type: 'string', pattern: '^\\d{1,15}(\\.\\d{1,4})?$' }, input: {} },
  { autoplay: uuid, free: uuid },
);
const autoplayBody = object(
  { rounds: { type: 'integer', minimum: 1 } },
  { lossLimit: { type: 'string', pattern: '^\\d{1,15}(\\.\\d{1,4})?$' } },
);
const choiceBody = object({ step: { type: 'integer', minimum: 0, maximum: 1000 }, choice: {} });
const clientSeedBody = object({ clientSeed: { type: 'string', pattern: clientSeedPattern } });
const roundsQuery = { type: 'object', additionalProperties: false, properties: { before: uuid } };
const pageSize = 20;

/** The requests of a game's window, whatever the game. The session token travels in a header, so no cookie of a framed origin is needed. */
export function playerApi(app: FastifyInstance, services: Services, runner: RoundRunner): void {
  const { store } = services;
  const session = (request: FastifyRequest) => sessionOf(services, request.headers.authorization);

  app.post<{ Body: { code: string; gameCode: string } }>('/api/session', { schema: { body: sessionBody } }, ({ body }) =>
    signIn(services, body.gameCode, body.code),
  );

  /** After a reload of the frame: the same session, with the current balance. */
  app.get('/api/session', async (request) => {
    const found = session(request);
    const { balance } = await balanceOf(services, found);
    return sessionView(services, found, balance);
  });

  app.get('/api/balance', async (request) => balanceOf(services, session(request)));

  app.post<{ Body: Asked }>('/api/rounds', { schema: { body: roundBody } }, async ({ headers, body }): Promise<RoundAnswer<GameEvent>> => {
    const found = sessionOf(services, headers.authorization);
    const started = await startRound(services, found, body).catch(async (error: unknown) => {
      if (!(error instanceof Refused && error.code === 'round_open')) throw error;
      const open = store.rounds.openOf(found.playerId, found.gameCode);
      if (open) await runner.finish(open.id);
      return startRound(services, found, body);
    });
    const round = await runner.finish(started.id);
    if (round.state === 'refused') throw new Refused(round.refusal ?? 'internal', 'The stake was refused.', round.balance ?? undefined);
    const { freeId } = round;
    // Paid before the answer, so that the balance that the window asks for next includes it.
    if (freeId !== null && store.freeRounds.find(freeId)!.state === 'paying') await runner.payFree(freeId);
    return roundAnswer(services, round);
  });

  app.post<{ Body: AskedAutoplay }>('/api/autoplay', { schema: { body: autoplayBody } }, (request) =>
    startAutoplay(services, session(request), request.body),
  );

  app.post<{ Params: { id: string }; Body: { step: number; choice: unknown } }>(
    '/api/rounds/:id/choices',
    { schema: { body: choiceBody } },
    async ({ headers, params, body }): Promise<RoundAnswer<GameEvent>> => {
      const found = sessionOf(services, headers.authorization);
      const { id } = chooseInRound(services, found, { round: params.id, ...body });
      return roundAnswer(services, await runner.finish(id));
    },
  );

  app.get('/api/fairness', (request) => fairnessOf(services, session(request).playerId));

  app.post<{ Body: { clientSeed: string } }>('/api/fairness/client-seed', { schema: { body: clientSeedBody } }, (request) => {
    const { playerId } = session(request);
    chooseClientSeed(services, playerId, request.body.clientSeed);
    return fairnessOf(services, playerId);
  });

  app.post('/api/fairness/rotate', (request) => {
    const { playerId } = session(request);
    rotateSeed(services, playerId);
    return fairnessOf(services, playerId);
  });

  app.get<{ Querystring: { before?: string } }>('/api/rounds', { schema: { querystring: roundsQuery } }, (request) => {
    const { playerId, gameCode } = session(request);
    const before = request.query.before === undefined ? undefined : store.rounds.find(request.query.before);
    if (request.query.before !== undefined && before?.playerId !== playerId) throw new Refused('not_found', 'No such round.');
    const rounds = store.rounds.history(playerId, gameCode, pageSize + 1, before);
    return { rounds: rounds.slice(0, pageSize).map((round) => roundAnswer(services, round)), more: rounds.length > pageSize };
  });
}

async function balanceOf({ walletOf }: Services, { gameCode, walletSessionId }: ArcadeSession): Promise<{ balance: string }> {
  const reply = await walletOf(gameCode).call('balance', { sessionId: walletSessionId });
  if (reply.kind === 'answered') return { balance: reply.value.balance };
  if (reply.kind === 'refused') throw new Refused('session_over', 'This game session is over.');
  throw new Refused('wallet_unavailable', 'The operator does not answer.');
}

function object(properties: Record<string, object>, optional: Record<string, object> = {}): object {
  return { type: 'object', additionalProperties: false, required: Object.keys(properties), properties: { ...properties, ...optional } };
}
