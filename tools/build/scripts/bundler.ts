import type { build, InlineConfig } from 'vite';
import { webFolder } from '../places.ts';
import type { SharedWork } from '../shared-work.ts';

/** The configurations of builds, which are loaded with the bundler. */
type Configs = typeof import('../brand-config.ts');

/** Vite, with what its builds share; loaded for the first build, because a run in which nothing has changed needs none. */
export interface Bundler {
  build(configOf: (configs: Configs, work: SharedWork) => InlineConfig): ReturnType<typeof build>;
  close(): Promise<void>;
}

/** Must be closed. */
export function startBundler(): Bundler {
  let started: ReturnType<typeof start> | undefined;
  // One after another: a build uses all cores already, and the shared caches are for one build at a time.
  let last: Promise<unknown> = Promise.resolve();
  const start = async () => {
    const [vite, configs, { startSharedWork }] = await Promise.all([
      import('vite'),
      import('../brand-config.ts'),
      import('../shared-work.ts'),
    ]);
    return { vite, configs, work: await startSharedWork(webFolder) };
  };
  return {
    build(configOf) {
      const next = last.then(async () => {
        const { vite, configs, work } = await (started ??= start());
        return vite.build(configOf(configs, work));
      });
      last = next.catch(() => undefined);
      return next;
    },
    async close() {
      await (await started)?.work.close();
    },
  };
}
