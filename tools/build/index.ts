// Builds brands: apps/web dressed as one, rendered, compressed.
// Must never know which brands there are.
import type { BuildTools } from './build-brand.ts';
import { webFolder } from './places.ts';
import { startRenderingGateway } from './rendering-gateway.ts';
import { startSharedWork } from './shared-work.ts';

export { buildBrand, type BuildTools } from './build-brand.ts';

/** Starts what the builds of one process share; its `work` and `gateway` must be closed. */
export async function startBuildTools(): Promise<BuildTools> {
  const [work, gateway] = await Promise.all([startSharedWork(webFolder), startRenderingGateway()]);
  return { work, gateway };
}
