import { accessSync, constants, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import lockfile from 'proper-lockfile';
import { makeFolder } from './make-folder.ts';
import { StartError } from './start-error.ts';

/** A lock that was not renewed for this long is stale, in ms; it is renewed every two seconds. */
const stale = 10_000;

/**
 * Locks the data folder, creating it if it does not exist, and returns a function that releases it. The embedded database has no lock of
 * its own. If the holder was killed, waits until its lock is stale. Throws a StartError if another process holds the folder or it cannot be
 * written. `onLost` is called if another process took over the lock, such as after the machine was suspended for long.
 */
export async function holdDataDir(dataDir: string, onLost: (error: Error) => void = () => undefined): Promise<() => Promise<void>> {
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.W_OK | constants.X_OK);
    const lock = (retries: number) =>
      lockfile.lock(dataDir, {
        lockfilePath: path.join(dataDir, 'lock'),
        stale,
        update: 2000,
        realpath: false,
        retries: { retries, factor: 1, minTimeout: 500 },
        onCompromised: onLost,
      });
    const release = await lock(0).catch((error: NodeJS.ErrnoException) =>
      error.code === 'ELOCKED' && holderIsDead(dataDir) ? lock((2 * stale) / 1000) : Promise.reject(error),
    );
    writeFileSync(holderFile(dataDir), `${process.pid}\n`);
    return async () => {
      rmSync(holderFile(dataDir), { force: true });
      await release();
    };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ELOCKED')
      throw new StartError(`A gateway is already using ${dataDir}: stop it first, or set DATA_DIR to another folder.`);
    throw new StartError(`${dataDir} cannot be written (${code ?? String(error)}): make it writable, or set DATA_DIR to another folder.`);
  }
}

function holderFile(dataDir: string): string {
  return path.join(dataDir, 'lock.pid');
}

/** True only if it is known which process held the lock, and that process no longer exists. */
function holderIsDead(dataDir: string): boolean {
  try {
    process.kill(Number(readFileSync(holderFile(dataDir), 'utf8')), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
