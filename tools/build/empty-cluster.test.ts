import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyCluster } from './empty-cluster.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'parlour-cluster-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('two builds that begin at once keep one cluster between them, and it opens as an empty database', async () => {
  const [template] = await Promise.all([emptyCluster(folder), emptyCluster(folder)]);
  expect(readdirSync(folder)).toHaveLength(1);
  const engine = await PGlite.create({ loadDataDir: template });
  try {
    const { rows } = await engine.query("select count(*)::int as tables from pg_tables where schemaname = 'public'");
    expect(rows).toEqual([{ tables: 0 }]);
  } finally {
    await engine.close();
  }
});
