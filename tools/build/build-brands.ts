import type { Outcome } from './build-brand.ts';
import { buildBrand } from './build-brand.ts';
import type { BuildTools } from './build-tools.ts';
import { pruneScripts } from './scripts/prune.ts';

/** What became of one brand. */
export interface BrandResult {
  id: string;
  /** Null where the build failed; then `problem` says why. */
  outcome: Outcome | null;
  problem: string | null;
  startTime: number;
  endTime: number;
}

/** Builds brands, as many at a time as the tools allow, and tells of each as soon as it is done. A broken one fails alone. */
export async function* buildBrands(ids: readonly string[], tools: BuildTools): AsyncGenerator<BrandResult> {
  const waiting = [...ids];
  const running = new Map<string, Promise<BrandResult>>();
  let built = false;
  while (waiting.length > 0 || running.size > 0) {
    while (running.size < tools.places && waiting.length > 0) {
      const id = waiting.shift()!;
      running.set(id, attempt(id, tools));
    }
    const result = await Promise.race(running.values());
    running.delete(result.id);
    built ||= result.outcome === 'built';
    yield result;
  }
  if (built) pruneScripts(Date.now());
}

async function attempt(id: string, tools: BuildTools): Promise<BrandResult> {
  const startTime = Date.now();
  try {
    const outcome = await buildBrand(id, tools);
    return { id, outcome, problem: null, startTime, endTime: Date.now() };
  } catch (error) {
    return { id, outcome: null, problem: told(error), startTime, endTime: Date.now() };
  }
}

/** A broken brand folder needs no stack. */
function told(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.name === 'BrandError' ? error.message : (error.stack ?? error.message);
}
