import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openStore, type ArcadeStore } from './store.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'parlour-arcade-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('seeds of future rounds can be read by this user only, even where an earlier version let others read them', () => {
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

describe('work that waits for the disk without holding up others', () => {
  const expiry = new Date(1_000);
  const known = (store: ArcadeStore, nonce: string) => !store.nonces.use(nonce, new Date(0), expiry);

  test('is there when the promise resolves, for another process too', async () => {
    const file = path.join(folder, 'arcade.sqlite');
    const store = openStore(file, new Map());
    const other = openStore(file, new Map());
    const all = ['a', 'b', 'c'].map((nonce) => store.soon(() => store.nonces.use(nonce, new Date(0), expiry)));
    expect(await Promise.all(all)).toEqual([true, true, true]);
    expect(['a', 'b', 'c'].map((nonce) => known(other, nonce))).toEqual([true, true, true]);
    store.close();
    other.close();
  });

  test('rejects with what it throws and keeps nothing of it; other work at the same time is kept', async () => {
    const store = openStore(path.join(folder, 'arcade.sqlite'), new Map());
    const fails = store.soon(() => {
      store.nonces.use('lost', new Date(0), expiry);
      throw new Error('no');
    });
    const works = store.soon(() => store.nonces.use('kept', new Date(0), expiry));
    await expect(fails).rejects.toThrow('no');
    expect(await works).toBe(true);
    expect([known(store, 'lost'), known(store, 'kept')]).toEqual([false, true]);
    store.close();
  });

  test('begins at once while the disk is idle, and is otherwise done together, of which a part can fail alone', async () => {
    const store = openStore(path.join(folder, 'arcade.sqlite'), new Map());
    const begun: string[] = [];
    const using = (nonce: string, fails = false) =>
      store.soon(() => {
        begun.push(nonce);
        store.transaction(() => store.nonces.use(nonce, new Date(0), expiry));
        if (fails) throw new Error(nonce);
      });
    const all = [using('first'), using('kept'), using('lost', true), using('also kept')];
    expect(begun).toEqual(['first']);
    expect((await Promise.allSettled(all)).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(begun).toEqual(['first', 'kept', 'lost', 'also kept']);
    expect(begun.map((nonce) => known(store, nonce))).toEqual([true, true, false, true]);
    store.close();
  });
});
