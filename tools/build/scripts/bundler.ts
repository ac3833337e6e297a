import type { build, InlineConfig } from 'vite';
import { webFolder } from '../places.ts';
import type { SharedWork } from '../shared-work.ts';

/** The configurations of builds, which are loaded with the bundler. */
type Configs = typeof import('../brand-config.ts');

/** Vite, with what its builds share; loaded when the first of them is wanted, for a run that finds all as it was needs none. */
export interface Bundler {
  build(configOf: (configs: Configs, work: SharedWork) => InlineConfig): ReturnType<typeof build>;
  close(): Promise<void>;
}

/** Must be closed. `onStart` hears that there will be something new; what it starts is begun before the bundler is loaded, which keeps this thread busy. */
export function startBundler(onStart: () => Promise<unknown>): Bundler {
  let started: ReturnType<typeof start> | undefined;
  // One after another: a build uses all cores already, and what is remembered is for one at a time.
  let last: Promise<unknown> = Promise.resolve();
  const start = async () => {
    await onStart();
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
