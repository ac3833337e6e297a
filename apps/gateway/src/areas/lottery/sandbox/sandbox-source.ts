import Fastify, { type FastifyInstance } from 'fastify';
import { isDay } from '@parlour/domain';
import type { Clock } from '../../../kernel/clock.ts';
import { sandboxSoFar } from './results.ts';

/** What every answer says. */
const note = 'Simulated for the demonstration: this is the result of no real draw.';

export interface SandboxSourceDeps {
  clock: Pick<Clock, 'now'>;
  /** How much later than the draw it learns of numbers, in ms; two sources are never equally fast. */
  late: number;
}

/** A source of results for demonstrations, a separate app on its own port. The caller listens and closes. */
export function createSandboxSource({ clock, late }: SandboxSourceDeps): FastifyInstance {
  const app = Fastify({ logger: false, requestTimeout: 10_000 });
  app.get<{ Querystring: { game?: string; day?: string } }>('/draws', async ({ query: { game = '', day = '' } }, reply) => {
    const prizes = isDay(day) ? sandboxSoFar(game, day, new Date(clock.now().getTime() - late)) : undefined;
    if (!prizes) return reply.code(404).send({ simulated: true, note, game, day });
    // The same bytes once it is complete: a report that says nothing new is not stored again.
    return { simulated: true, note, game, day, prizes };
  });
  return app;
}
