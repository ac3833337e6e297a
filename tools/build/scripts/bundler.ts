import type { build, InlineConfig } from 'vite';
import { webFolder } from '../places.ts';
import type { SharedWork } from '../shared-work.ts';

/** The build configurations, loaded together with the bundler. */
type Configs = typeof import('../brand-config.ts');

/** Vite with the caches that its builds share. Loaded for the first build, since a run without changes needs none. */
export interface Bundler {
  build(configOf: (configs: Configs, work: SharedWork) => InlineConfig): ReturnType<typeof build>;
  close(): Promise<void>;
}

/** Must be closed. */
export function startBundler(): Bundler {
  let started: ReturnType<typeof start> | undefined;
  // One build at a time: each already uses all cores, and the shared caches do not support concurrent builds.
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
