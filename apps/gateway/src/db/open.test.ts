import { sql } from 'kysely';
import { expect } from 'vitest';
import { openDatabase } from './open.ts';
import { onEmbedded, onPostgres } from '../testing/needing.ts';

const server = process.env['TEST_DATABASE_URL'];

onEmbedded.test('an embedded database answers', async () => {
  const { owner: db, close } = await openDatabase('pglite:memory');
  expect((await sql<{ sum: number }>`select 1 + 1 as sum`.execute(db)).rows).toEqual([{ sum: 2 }]);
  await close();
});

onPostgres.test('a question that a Postgres takes too long over is given up, and the next one is answered (security E15)', async () => {
  const { owner: db, close } = await openDatabase(server!, { patience: 200 });
  await expect(sql`select pg_sleep(30)`.execute(db)).rejects.toMatchObject({ code: '57014' });
  expect((await sql<{ sum: number }>`select 1 + 1 as sum`.execute(db)).rows).toEqual([{ sum: 2 }]);
  await close();
});
