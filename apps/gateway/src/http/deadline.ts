import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { within, Work } from '../db/work.ts';
import { isApiPath } from './answer-headers.ts';
import { Refusal } from '../kernel/refusal.ts';

/** The time limit of one request. */
class Deadline {
  readonly work = new Work();
  readonly #over: () => void;
  #left: number;
  #since = 0;
  #timer: NodeJS.Timeout | undefined;

  /** Calls `over` once `ms` have been spent, not counting pauses. */
  constructor(ms: number, over: () => void) {
    this.#left = ms;
    this.#over = over;
  }

  run(): void {
    this.#since = performance.now();
    this.#timer = setTimeout(this.#over, this.#left);
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.#left = Math.max(0, this.#left - (performance.now() - this.#since));
  }

  /** Lifts the limit for the rest of the request. */
  end(): void {
    clearTimeout(this.#timer);
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for pages and anything else that is not an API call. */
    deadline: Deadline | null;
  }
}

/**
 * Guarantees an answer to every API call within `ms`: after that, 503 `unavailable` with Retry-After, and its database queries end at once
 * (security E15, F03). The time that the caller takes to send the body does not count. Register it before everything that uses the
 * database.
 */
export function addDeadline(app: FastifyInstance, ms: number): void {
  app.decorateRequest('deadline', null);
  app.addHook('onRequest', (request, reply, done) => {
    if (!isApiPath(request.url)) return done();
    const deadline = new Deadline(ms, () => giveUp(deadline, request, reply));
    request.deadline = deadline;
    reply.raw.once('close', () => deadline.end());
    deadline.run();
    within(deadline.work, done);
  });
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    request.deadline?.pause();
    done();
  });
  app.addHook('preValidation', (request, _reply, done) => {
    const { deadline } = request;
    if (!deadline) return done();
    deadline.run();
    // The body arrives in another async context, which does not know this request.
    within(deadline.work, done);
  });
}

function giveUp({ work }: Deadline, request: FastifyRequest, reply: FastifyReply): void {
  if (!reply.sent && !reply.raw.headersSent) {
    request.log.warn({ event: 'late' }, 'a call took too long and was given up');
    // Sent as if the handler had thrown it, so that each API answers in its own format.
    reply.send(new Refusal('unavailable', { params: { retryAfter: 1 }, message: 'no answer in time' }));
  }
  work.stop();
}
