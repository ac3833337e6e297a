import type { TaskGraph } from '@nx/devkit';
import type { BrandResult } from '../build/build-brands.ts';

interface Options {
  brand: string;
}

/** Nx executor: builds one brand. */
export default async function build({ brand }: Options): Promise<{ success: boolean }> {
  let all = true;
  for await (const result of buildEach([brand])) {
    console.log(told(result));
    all &&= result.problem === null;
  }
  return { success: all };
}

/** Nx batch executor: builds many brands in this process; a broken brand does not affect the others. */
export async function* batch(graph: TaskGraph, options: Record<string, Options>) {
  const taskOf = new Map(Object.keys(graph.tasks).map((task) => [options[task]!.brand, task]));
  for await (const result of buildEach([...taskOf.keys()])) {
    const { id, problem, startTime, endTime } = result;
    yield { task: taskOf.get(id)!, result: { success: problem === null, terminalOutput: told(result), startTime, endTime } };
  }
}

/** Yields each result as soon as it is done. */
async function* buildEach(brands: readonly string[]): AsyncGenerator<BrandResult> {
  // Before anything is loaded: otherwise the style compiler would set it to development, for React too.
  process.env['NODE_ENV'] = 'production';
  const { buildBrands } = await import('../build/build-brands.ts');
  yield* buildBrands(brands);
}

function told({ id, outcome, problem, startTime, endTime }: BrandResult): string {
  if (problem !== null) return `${id} did not build: ${problem}\n`;
  return `${outcome === 'unchanged' ? 'kept' : 'built'} ${id} in ${((endTime - startTime) / 1000).toFixed(1)} s\n`;
}
