import type { TestProject } from 'vitest/node';
import { startSuiteCluster } from './cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The Postgres for a project's tests; undefined if they use embedded databases. */
    databaseUrl: string | undefined;
  }
}

/**
 * Makes all tests of a Vitest project use a Postgres started for it, or the one that TEST_DATABASE_URL already names (`use-suite.ts` passes
 * it to the tests). Returns a function that stops it.
 */
export default async function startPostgresForSuite(project: TestProject): Promise<() => Promise<void>> {
  if (process.env['TEST_DATABASE_URL']) return async () => undefined;
  const cluster = await startSuiteCluster();
  project.provide('databaseUrl', cluster.url);
  return () => cluster.close();
}
