import { readFile } from 'node:fs/promises';
import { CommandError } from './command-shape.ts';

/** What a file of JSON holds. Throws a CommandError where there is none, or no JSON in it. */
export async function jsonIn(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new CommandError(`There is no file ${file}.`);
  });
  try {
    return JSON.parse(text);
  } catch {
    throw new CommandError(`${file} is not JSON.`);
  }
}
