import { loadBrand, type Brand } from '@parlour/brand/schema';
import { brandFolder } from '../places.ts';
import { pageMaker, type PagesMade, type PagesWanted } from './page-maker.ts';
import { startRenderers } from './renderers.ts';
import { startRenderingGateway } from './rendering-gateway.ts';
import { standInOf } from './stand-in.ts';

/** Makes pages of brands, with threads of its own. */
export interface Pages {
  make(wanted: PagesWanted): Promise<PagesMade>;
  close(): Promise<void>;
}

/** For these brands; must be closed. `most` is how many threads render at a time. A broken brand has no pages. */
export function startPages(ids: readonly string[], most: number): Pages {
  const renderers = startRenderers(most);
  const gateway = startRenderingGateway(standIns(ids));
  return {
    make: pageMaker(renderers, gateway.askAs),
    async close() {
      await renderers.close();
      await gateway.close();
    },
  };
}

/** Those of brands that are sound, each once. */
function standIns(ids: readonly string[]): Brand[] {
  const rows = ids.flatMap(soundBrand).map((brand) => [standInOf(brand).id, standInOf(brand)] as const);
  return [...new Map(rows).values()];
}

function soundBrand(id: string): Brand[] {
  try {
    return [loadBrand(brandFolder(id))];
  } catch {
    return [];
  }
}
