import type { TestProject } from 'vitest/node';
import { startSuiteCluster } from './cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The Postgres of a project's tests; undefined if they use the embedded database. */
    databaseUrl: string | undefined;
  }
}

/**
 * Makes every test of a Vitest project use a Postgres started for it, or the one that TEST_DATABASE_URL already names (`use-suite.ts` tells
 * the tests). Returns the function that stops it.
 */
export default async function startPostgresForSuite(project: TestProject): Promise<() => Promise<void>> {
  if (process.env['TEST_DATABASE_URL']) return async () => undefined;
  const cluster = await startSuiteCluster();
  project.provide('databaseUrl', cluster.url);
  return () => cluster.close();
}
