import path from 'node:path';

/** A file's path as messages show it: relative to where the command runs. */
export function shownPath(file: string): string {
  return path.relative(process.cwd(), file) || file;
}
