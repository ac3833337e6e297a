import path from 'node:path';
import { readBuild, stampOf, type Build } from './build.ts';

/** How often, at most, a folder is asked whether there is a new build, in milliseconds. */
const lookEvery = 1000;

interface Shelf {
  build: Build | null;
  lookedAt: number;
  looking: Promise<void> | undefined;
}

/** The newest build of each brand under a folder. A build that is being written does not disturb the one being served. */
export interface Builds {
  /** Null where the brand has not been built. */
  of(brandId: string): Promise<Build | null>;
}

/** `onError` hears of a build that cannot be read; the one before goes on being served. `elapsed` gives milliseconds that only grow. */
export function createBuilds(
  root: string,
  onError: (error: unknown, brandId: string) => void,
  elapsed: () => number = () => performance.now(),
): Builds {
  const shelves = new Map<string, Shelf>();

  const look = async (brandId: string, shelf: Shelf): Promise<void> => {
    const folder = path.join(root, brandId);
    const stamp = await stampOf(folder);
    if (stamp === null || stamp === shelf.build?.stamp) return;
    try {
      const build = await readBuild(folder, stamp);
      if ((await stampOf(folder)) === stamp) shelf.build = build;
    } catch (error) {
      onError(error, brandId);
    }
  };

  return {
    async of(brandId) {
      const shelf = shelves.get(brandId) ?? { build: null, lookedAt: -Infinity, looking: undefined };
      shelves.set(brandId, shelf);
      if (elapsed() - shelf.lookedAt >= lookEvery && !shelf.looking) {
        shelf.looking = look(brandId, shelf).finally(() => {
          shelf.looking = undefined;
          shelf.lookedAt = elapsed();
        });
      }
      if (shelf.looking) await shelf.looking;
      return shelf.build;
    },
  };
}
