import { buildBrand, type Outcome } from './build-brand.ts';
import { startBuildTools, type BuildTools } from './build-tools.ts';

/** The result for one brand. */
export interface BrandResult {
  id: string;
  /** Null if the build failed; `problem` then says why. */
  outcome: Outcome | null;
  problem: string | null;
  startTime: number;
  endTime: number;
}

/** How many are built at once: while some wait for compression, others are assembled. */
const atATime = 4;

/** Builds brands, a few at a time, and yields each result as soon as it is done. A broken brand does not affect the others. */
export async function* buildBrands(ids: readonly string[]): AsyncGenerator<BrandResult> {
  const tools = startBuildTools(ids);
  try {
    yield* buildWith(ids, tools);
  } finally {
    await tools.close();
  }
}

async function* buildWith(ids: readonly string[], tools: BuildTools): AsyncGenerator<BrandResult> {
  const waiting = [...ids];
  const running = new Map<string, Promise<BrandResult>>();
  while (waiting.length > 0 || running.size > 0) {
    while (running.size < atATime && waiting.length > 0) {
      const id = waiting.shift()!;
      running.set(id, attempt(id, tools));
    }
    const result = await Promise.race(running.values());
    running.delete(result.id);
    yield result;
  }
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

/** The text of an error; one in a brand folder needs no stack trace. */
function told(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.name === 'BrandError' ? error.message : (error.stack ?? error.message);
}
