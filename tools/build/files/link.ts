import { constants, copyFileSync, linkSync } from 'node:fs';

/** Puts a file that never changes in a second place: the same file where the disk allows it, else a copy. */
export function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    // Another disk, a disk without links, or one link too many.
    copyFileSync(from, to, constants.COPYFILE_FICLONE);
  }
}
