import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * A folder of its own that goes when the process ends, and not before: for a minute or more after many files are deleted, ext4
 * passes over each of their places whenever it makes a file, which then takes ten times as long.
 */
export function scratchFolder(parent: string, name: string): string {
  const folder = mkdtempSync(path.join(parent, name));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
