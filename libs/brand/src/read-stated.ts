import { existsSync, readFileSync } from 'node:fs';
import type { z } from 'zod';
import { BrandError, type Problem } from './brand-error.ts';
import { problemsOf, type Misstated } from './problems.ts';
import { shownPath } from './shown-path.ts';

/** A JSON file of a brand folder: its schema, the owner that messages name for its keys, and what to do where it is missing. */
export interface StatedFile<T> {
  schema: z.ZodType<T>;
  whose: string;
  ifMissing: string;
  misstated?: Misstated;
}

/** The checked content of a file. Throws BrandError with one sentence per problem: file, path in it, what is wrong and how to fix it. */
export function readStated<T>(file: string, { ifMissing, ...stated }: StatedFile<T>): T {
  const shown = shownPath(file);
  if (!existsSync(file)) throw new BrandError(shown, { at: '', says: 'is missing', mend: ifMissing });
  return parseStated(readJson(file, shown), shown, stated);
}

/** As `readStated`, for content already read. Messages call the file `shown`. */
export function parseStated<T>(stated: unknown, shown: string, { schema, whose, misstated }: Omit<StatedFile<T>, 'ifMissing'>): T {
  const result = schema.safeParse(stated);
  if (result.success) return result.data;
  const [first, ...others] = problemsOf(schema, stated, result.error.issues, whose, misstated);
  throw new BrandError(shown, first!, ...others);
}

function readJson(file: string, shown: string): unknown {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    throw new BrandError(shown, { at: '', says: `cannot be read (${(error as Error).message})`, mend: 'make it a file that can' });
  }
  const encoding = problemOfEncoding(bytes);
  if (encoding) throw new BrandError(shown, { at: '', ...encoding });
  try {
    return JSON.parse(bytes.toString());
  } catch (error) {
    // The message quotes the file, including its line ends.
    const why = (error as Error).message.replaceAll(/\s+/g, ' ');
    throw new BrandError(shown, { at: '', says: `is not JSON (${why})`, mend: 'mend it there' });
  }
}

/** Reports a byte order mark, which some editors write: JSON.parse would complain about a character that nobody can see. */
function problemOfEncoding(bytes: Buffer): Omit<Problem, 'at'> | null {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xef, 0xbb, 0xbf])))
    return { says: 'begins with a byte order mark', mend: 'save it as UTF-8 without one' };
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return null;
  } catch {
    return { says: 'is not written in UTF-8', mend: 'save it as UTF-8' };
  }
}
