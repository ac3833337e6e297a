import { accessSync, constants, mkdirSync } from 'node:fs';
import lockfile from 'proper-lockfile';
import { StartError } from './start-error.ts';

/** A lock that its holder has not renewed for this long is left over from a killed process, in milliseconds. */
const stale = 10_000;

/**
 * Takes the data folder, making it where it is absent, and gives what releases it. The embedded database has no lock of
 * its own. Throws a StartError when another process has the folder or it cannot be written.
 */
export async function holdDataDir(dataDir: string, onLost: (error: Error) => void = () => undefined): Promise<() => Promise<void>> {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
    return await lockfile.lock(dataDir, { lockfilePath: `${dataDir}/lock`, stale, realpath: false, retries: 0, onCompromised: onLost });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ELOCKED') throw new StartError(`A gateway is already using ${dataDir}: stop it first, or set DATA_DIR to another folder.`);
    throw new StartError(`${dataDir} cannot be written (${code ?? String(error)}): make it writable, or set DATA_DIR to another folder.`);
  }
}
