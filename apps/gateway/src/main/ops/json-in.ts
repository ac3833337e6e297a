import { readFile } from 'node:fs/promises';
import { CommandError } from './command-shape.ts';

/** The content of a JSON file. Throws a CommandError if the file is missing or invalid. */
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
