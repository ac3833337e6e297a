import type { TaskGraph } from '@nx/devkit';
import type { BuildTools } from '../build/build-brand.ts';

interface Options {
  brand: string;
}

/** Nx executor: builds one brand. */
export default async function build({ brand }: Options): Promise<{ success: boolean }> {
  let all = true;
  for await (const { success, terminalOutput } of buildEach([brand])) {
    console.log(terminalOutput);
    all &&= success;
  }
  return { success: all };
}

/** Nx batch executor: builds many brands in this process; a broken one fails alone. */
export async function* batch(graph: TaskGraph, options: Record<string, Options>) {
  const tasks = Object.keys(graph.tasks);
  let next = 0;
  for await (const result of buildEach(tasks.map((task) => options[task]!.brand))) yield { task: tasks[next++]!, result };
}

interface Result {
  success: boolean;
  terminalOutput: string;
  startTime: number;
  endTime: number;
}

/** In the order of `brands`, each as soon as it is done. */
async function* buildEach(brands: readonly string[]): AsyncGenerator<Result> {
  // Before anything is loaded: the style compiler would set it to development, and React with it.
  process.env['NODE_ENV'] = 'production';
  const { startBuildTools, buildBrand } = await import('../build/index.ts');
  let tools: BuildTools | undefined;
  try {
    for (const brand of brands) {
      const startTime = Date.now();
      const problem = await attempt(async () => buildBrand(brand, (tools ??= await startBuildTools(brands))));
      const endTime = Date.now();
      const seconds = ((endTime - startTime) / 1000).toFixed(1);
      yield {
        success: problem === null,
        terminalOutput: problem === null ? `built ${brand} in ${seconds} s\n` : `${brand} did not build: ${problem}\n`,
        startTime,
        endTime,
      };
    }
  } finally {
    await tools?.work.close();
    await tools?.gateway.close();
  }
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
