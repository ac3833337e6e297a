import path from 'node:path';

/** A file as it is called in messages: from where the command runs. */
export function shownPath(file: string): string {
  return path.relative(process.cwd(), file) || file;
}
