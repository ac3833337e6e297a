import { existsSync } from 'node:fs';
import pg from 'pg';
import { expect, test } from 'vitest';
import { startCluster } from './cluster.ts';

async function ask(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(statement).finally(() => client.end());
  return rows.flatMap((row) => Object.values(row));
}

test('a Postgres of a test’s own takes settings, keeps what was committed over a crash, and leaves nothing behind', async () => {
  const cluster = await startCluster({ settings: { work_mem: '5MB' }, walSegmentMegabytes: 1 });
  try {
    expect(await ask(cluster.url, 'show work_mem')).toEqual(['5MB']);
    expect(await ask(cluster.url, 'show wal_segment_size')).toEqual(['1MB']);
    await ask(cluster.url, 'create table kept as select 7 as seven');
    for (const stop of [() => cluster.stop('immediate'), () => cluster.kill(), () => cluster.stop('fast')]) {
      await stop();
      await expect(ask(cluster.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
      await cluster.start();
      expect(await ask(cluster.url, 'select seven from kept')).toEqual([7]);
    }
  } finally {
    await cluster.close();
  }
  expect(existsSync(cluster.folder)).toBe(false);
});
