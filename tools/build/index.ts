// Builds brands: apps/web dressed as one, rendered, compressed.
// Must never know which brands there are.
import { loadBrand, type Brand } from '@parlour/brand/schema';
import type { BuildTools } from './build-brand.ts';
import { brandFolder, webFolder } from './places.ts';
import { startRenderingGateway } from './rendering-gateway.ts';
import { startSharedWork } from './shared-work.ts';

export { buildBrand, type BuildTools } from './build-brand.ts';

/** Starts what the builds of these brands share; its `work` and `gateway` must be closed. A broken brand is left out: it fails when it is built. */
export async function startBuildTools(ids: readonly string[]): Promise<BuildTools> {
  const [work, gateway] = await Promise.all([startSharedWork(webFolder), startRenderingGateway(ids.flatMap(soundBrand))]);
  return { work, gateway };
}

function soundBrand(id: string): Brand[] {
  try {
    return [loadBrand(brandFolder(id))];
  } catch {
    return [];
  }
}
