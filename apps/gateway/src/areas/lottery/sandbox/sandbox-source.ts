import Fastify, { type FastifyInstance } from 'fastify';
import { isDay } from '@parlour/domain';
import type { Clock } from '../../../kernel/clock.ts';
import { sandboxSoFar } from './results.ts';

/** The note in every answer. */
const note = 'Simulated for the demonstration: this is the result of no real draw.';

export interface SandboxSourceDeps {
  clock: Pick<Clock, 'now'>;
  /** How long after the draw this source learns of numbers, in ms: no two sources are equally fast. */
  late: number;
}

/** A source of results for demonstrations, a separate app on a port of its own. The caller listens and closes. */
export function createSandboxSource({ clock, late }: SandboxSourceDeps): FastifyInstance {
  const app = Fastify({ logger: false, requestTimeout: 10_000 });
  app.get<{ Querystring: { game?: string; day?: string } }>('/draws', async ({ query: { game = '', day = '' } }, reply) => {
    const prizes = isDay(day) ? sandboxSoFar(game, day, new Date(clock.now().getTime() - late)) : undefined;
    if (!prizes) return reply.code(404).send({ simulated: true, note, game, day });
    // Always the same bytes once it is complete: a repeated report is not stored again.
    return { simulated: true, note, game, day, prizes };
  });
  return app;
}
