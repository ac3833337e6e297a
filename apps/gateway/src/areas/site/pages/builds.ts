import path from 'node:path';
import { readBuild, stampOf, type Build } from './build.ts';

/** How often, at most, a folder is checked for a new build, in milliseconds. */
const lookEvery = 1000;

interface Shelf {
  build: Build | null;
  /** The stamp of a build that needs a restart. */
  waiting: string | null;
  lookedAt: number;
  looking: Promise<void> | undefined;
}

/**
 * The newest build of each brand below a folder. A build that is being written does not affect the one being served. A build with other
 * brand facts (flags, vendors, limits ...) than this gateway has loaded waits for a restart, because pages and gateway would contradict
 * each other.
 */
export interface Builds {
  /** Null if the brand has not been built. */
  of(brandId: string): Promise<Build | null>;
}

interface Listening {
  /** Called for a build that cannot be read; the previous one is still served. */
  onError(error: unknown, brandId: string): void;
  /** Called once for a build that waits for a restart. */
  onWaiting(brandId: string): void;
  /** The hash of the brand facts that this gateway has loaded; undefined for an unknown brand. */
  factsOf(brandId: string): string | undefined;
  /** Monotonic milliseconds. */
  elapsed?: () => number;
}

export function createBuilds(root: string, { onError, onWaiting, factsOf, elapsed = () => performance.now() }: Listening): Builds {
  const shelves = new Map<string, Shelf>();

  const look = async (brandId: string, shelf: Shelf): Promise<void> => {
    const folder = path.join(root, brandId);
    const stamp = await stampOf(folder);
    if (stamp === null || stamp === shelf.build?.stamp || stamp === shelf.waiting) return;
    try {
      const build = await readBuild(folder, stamp);
      if ((await stampOf(folder)) !== stamp) return;
      const known = factsOf(brandId);
      if (shelf.build && build.brand !== undefined && known !== undefined && build.brand !== known) {
        shelf.waiting = stamp;
        onWaiting(brandId);
        return;
      }
      shelf.build = build;
    } catch (error) {
      onError(error, brandId);
    }
  };

  return {
    async of(brandId) {
      const shelf = shelves.get(brandId) ?? { build: null, waiting: null, lookedAt: -Infinity, looking: undefined };
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
