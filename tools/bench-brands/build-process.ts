/** Builds the named brands like `npm run build:brands`, and prints a line of JSON for each as it is done. */
process.env['NODE_ENV'] = 'production';
await build(process.argv.slice(2));

async function build(ids: readonly string[]): Promise<void> {
  const { buildBrands } = await import('../build/build-brands.ts');
  for await (const { id, outcome, problem, endTime } of buildBrands(ids)) {
    if (problem !== null) throw new Error(`${id} did not build: ${problem}`);
    console.log(JSON.stringify({ id, outcome, endTime, memory: process.memoryUsage.rss() }));
  }
}

export {};
