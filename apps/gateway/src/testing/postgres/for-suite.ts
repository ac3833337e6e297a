import type { TestProject } from 'vitest/node';
import { startCluster } from './cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The Postgres of a project's tests; undefined where they use the embedded database. */
    databaseUrl: string | undefined;
  }
}

/**
 * Has every test of a Vitest project use a Postgres that is started for it, or the one that TEST_DATABASE_URL names already
 * (`use-suite.ts` tells the tests). Gives what ends it. Nothing needs to survive a power cut here, so nothing waits for the disk.
 */
export default async function startPostgresForSuite(project: TestProject): Promise<() => Promise<void>> {
  if (process.env['TEST_DATABASE_URL']) return async () => undefined;
  const cluster = await startCluster({
    settings: {
      fsync: 'off',
      full_page_writes: 'off',
      synchronous_commit: 'off',
      wal_level: 'minimal',
      max_wal_senders: 0,
      max_wal_size: '4GB',
      shared_buffers: '128MB',
      jit: 'off',
      max_connections: 400,
    },
  });
  project.provide('databaseUrl', cluster.url);
  return () => cluster.close();
}
