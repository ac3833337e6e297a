import { execFile } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { playUntil } from '../load/betting.ts';
import { endScene, setScene } from '../load/scene.ts';
import type { Broken, Result, Scenario } from '../scenario.ts';
import type { World } from '../world/world.ts';

const run = promisify(execFile);
const megabytes = 128;
/** Little is kept in reserve: the disk has to fill up within seconds. */
const small = { min_wal_size: '2MB', max_wal_size: '4MB', shared_buffers: '16MB' };

/** F07: the disk of the database is full for a while: 503 without partial effects, and service when there is space again. */
export const diskFull: Scenario = {
  id: 'F07',
  fault: 'disk of the database full',
  broken: [{ what: 'answers before the commit', preload: ['broken/answers-before-commit.ts'] }],
  async run({ world, quick, broken }) {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-small-disk-'));
    try {
      await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder]);
    } catch {
      rmSync(folder, { recursive: true });
      return skipped('a small disk of its own (mount) is not allowed here');
    }
    try {
      return await onSmallDisk(world, folder, quick, broken);
    } finally {
      await run('umount', ['--lazy', folder]);
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

function skipped(why: string): Result {
  return { tries: 0, acknowledged: 0, stored: 0, longest: 0, violations: [], notes: [], skipped: why };
}

function onSmallDisk(world: World, folder: string, quick: boolean, broken: Broken | undefined): Promise<Result> {
  const place = { folder: path.join(folder, 'cluster'), settings: small, walSegmentMegabytes: 1 };
  return world.onOwnCluster('F07', broken, place, async (stage) => {
    const gateways = await stage.gateways(1);
    const scene = await setScene(stage, { players: 6, cash: '5000.00', gateways });
    let over = false;
    const playing = playUntil(() => over, 12, scene.vendor, scene.players);
    await setTimeout(500);
    const filler = path.join(folder, 'filler');
    // Again and again: the database frees a little when it cleans up.
    const full = performance.now() + (quick ? 2000 : 4000);
    while (performance.now() < full) {
      fill(filler);
      await setTimeout(100);
    }
    const failed = scene.tally.answers((status) => status >= 500);
    rmSync(filler);
    // A full disk may have stopped the server itself; an administrator who frees space restarts it.
    await stage.cluster.start();
    const freed = performance.now();
    const done = await scene.vendor.send('balance', { sessionId: scene.players[0]!.gameSession }, 15_000);
    const back = performance.now() - freed;
    await setTimeout(500);
    over = true;
    const violations = done?.status === 200 ? [] : ['no service though there is space again'];
    if (failed === 0) violations.push('the disk was never full: nothing was tried');
    const strange = scene.tally.answers((status) => status >= 500 && status !== 503);
    if (strange > 0) violations.push(`${strange} answers were a 5xx other than 503`);
    return endScene(stage, scene, await playing, { violations, notes: [`back ${(back / 1000).toFixed(1)} s after there was space`] });
  });
}

/** Writes until nothing more fits. */
function fill(file: string): void {
  const out = openSync(file, 'a');
  try {
    for (const size of [1 << 20, 1 << 16, 1 << 12]) writeAll(out, Buffer.alloc(size));
  } finally {
    closeSync(out);
  }
}

function writeAll(out: number, bytes: Buffer): void {
  try {
    while (writeSync(out, bytes) === bytes.length);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
