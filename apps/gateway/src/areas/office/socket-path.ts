import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** The longest path of a Unix socket that kernels accept, with some margin (Linux 107 bytes, macOS 103). */
const longestName = 100;

/**
 * The socket on which the gateway of this data folder listens for operators: `ops.sock` in it or, if that path is too long for the system,
 * in a folder of the user's own within the temporary folder. Throws if another user created that folder.
 */
export function opsSocketPath(dataDir: string): string {
  const own = path.resolve(dataDir, 'ops.sock');
  if (Buffer.byteLength(own) <= longestName) return own;
  const user = process.getuid?.() ?? 0;
  const folder = path.join(os.tmpdir(), `parlour-${user}-${createHash('sha256').update(own).digest('hex').slice(0, 16)}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { uid, mode } = lstatSync(folder);
  if (uid !== user || (mode & 0o077) !== 0)
    throw new Error(
      `${folder} belongs to somebody else, so operators cannot be heard there: remove it, or use a data folder with a shorter name.`,
    );
  return path.join(folder, 'ops.sock');
}
