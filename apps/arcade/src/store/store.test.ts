import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStore } from './store.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'parlour-arcade-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('the seeds of rounds to come can be read by this user only, also where an earlier version let others', () => {
  const file = path.join(folder, 'data', 'arcade.sqlite');
  const modes = () => [file, `${file}-wal`, `${file}-shm`].map((each) => statSync(each).mode & 0o777);
  const first = openStore(file, new Map());
  expect(modes()).toEqual([0o600, 0o600, 0o600]);
  first.close();
  chmodSync(file, 0o644);
  const again = openStore(file, new Map());
  expect(modes()).toEqual([0o600, 0o600, 0o600]);
  again.close();
});
