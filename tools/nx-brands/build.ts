import type { TaskGraph } from '@nx/devkit';
import type { BuildTools } from '../build/build-brand.ts';

interface Options {
  brand: string;
}

/** Nx executor: builds one brand. */
export default async function build({ brand }: Options): Promise<{ success: boolean }> {
  const results = await buildEach([brand], () => undefined);
  for (const { terminalOutput } of results) console.log(terminalOutput);
  return { success: results.every((result) => result.success) };
}

/** Nx batch executor: builds many brands in this process; a broken one fails alone. */
export async function* batch(graph: TaskGraph, options: Record<string, Options>) {
  const tasks = Object.keys(graph.tasks);
  const brandOf = (task: string) => options[task]!.brand;
  const results: Awaited<ReturnType<typeof buildEach>> = await buildEach(tasks.map(brandOf), (line) => console.log(line));
  for (const [index, task] of tasks.entries()) yield { task, result: results[index]! };
}

interface Result {
  success: boolean;
  terminalOutput: string;
  startTime: number;
  endTime: number;
}

async function buildEach(brands: readonly string[], tell: (line: string) => void): Promise<Result[]> {
  // Before anything is loaded: the style compiler would set it to development, and React with it.
  process.env['NODE_ENV'] = 'production';
  const { startBuildTools, buildBrand } = await import('../build/index.ts');
  const results: Result[] = [];
  let tools: BuildTools | undefined;
  try {
    for (const brand of brands) {
      const startTime = Date.now();
      const result = await attempt(async () => buildBrand(brand, (tools ??= await startBuildTools())));
      const endTime = Date.now();
      const terminalOutput =
        result === null ? `built ${brand} in ${((endTime - startTime) / 1000).toFixed(1)} s` : `${brand} did not build: ${result}`;
      tell(terminalOutput);
      results.push({ success: result === null, terminalOutput, startTime, endTime });
    }
  } finally {
    await tools?.work.close();
    await tools?.gateway.close();
  }
  return results;
}

/** What went wrong, as one text, or null. A broken brand folder needs no stack. */
async function attempt(work: () => Promise<void>): Promise<string | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof Error) return error.name === 'BrandError' ? error.message : (error.stack ?? error.message);
    return String(error);
  }
}
