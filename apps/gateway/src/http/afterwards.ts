import type { FastifyBaseLogger } from 'fastify';
import { forEverybody } from '../db/work.ts';

/** What requests set going and their answers do not wait for, such as a mail whose sending nobody may time (security A04). */
export interface Afterwards {
  /** Begins `work` once the caller has come to its end; a failure is written to `log` and concerns nobody else. */
  begin(log: FastifyBaseLogger, what: string, work: () => Promise<void>): void;
  /** Resolves when nothing is under way any more. */
  settled(): Promise<void>;
}

export function createAfterwards(): Afterwards {
  const underWay = new Set<Promise<void>>();
  return {
    begin(log, what, work) {
      const done = forEverybody(() =>
        new Promise<void>((resolve) => setImmediate(resolve))
          .then(work)
          .catch((error: unknown) => log.error({ err: error, what }, 'what came after an answer failed')),
      ).finally(() => underWay.delete(done));
      underWay.add(done);
    },
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
