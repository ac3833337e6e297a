import { startCluster } from './cluster.ts';

/**
 * Has every test of a vitest run use a Postgres that is started for it, or the one that TEST_DATABASE_URL names already.
 * Gives what ends it. Nothing needs to survive a power cut here, so nothing waits for the disk.
 */
export default async function startPostgresForSuite(): Promise<() => Promise<void>> {
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
  process.env['TEST_DATABASE_URL'] = cluster.url;
  return async () => {
    delete process.env['TEST_DATABASE_URL'];
    await cluster.close();
  };
}
