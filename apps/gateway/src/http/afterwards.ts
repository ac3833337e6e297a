import type { Afterwards } from '../kernel/ports.ts';
import { forEverybody } from '../db/work.ts';

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
