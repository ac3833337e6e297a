import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Creates a folder and its parents, for this user only. One at a time, because Node's recursive option never returns on file systems that
 * refuse folders with ENOENT, such as /proc.
 */
export function makeFolder(folder: string): void {
  const absolute = path.resolve(folder);
  if (existsSync(absolute)) return;
  makeFolder(path.dirname(absolute));
  mkdirSync(absolute, { mode: 0o700 });
}
