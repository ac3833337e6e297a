import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const keysFile = z
  .strictObject({ current: z.string(), keys: z.record(z.string().regex(/^[a-z0-9]{1,16}$/), z.string().regex(/^[0-9a-f]{64}$/)) })
  .refine(({ current, keys }) => keys[current] !== undefined, '`current` must name one of `keys`');

/** Keys that seal personal data, by id, and which of them is used for writing now. */
export type PersonalDataKeys = z.infer<typeof keysFile>;

/**
 * The keys in `<dataDir>/personal-data-keys.json` (mode 0600), created at the first start. They have a file of their own because the arcade
 * and the cashier read the other keys but must not read these. Without the file, the data are lost.
 */
export function readPersonalDataKeys(dataDir: string): PersonalDataKeys {
  const file = path.join(dataDir, 'personal-data-keys.json');
  mkdirSync(dataDir, { recursive: true });
  if (!existsSync(file)) makeKeys(file);
  const parsed = keysFile.safeParse(readJson(file));
  if (!parsed.success) throw new Error(`${file} is not what it should be: ${parsed.error.issues.map((issue) => issue.message).join('; ')}`);
  return parsed.data;
}

/** Several gateways may start at once on one folder: the file appears complete or not at all, and the first one stays. */
function makeKeys(file: string): void {
  // A unique id, so that data sealed under a lost file's key are never tried with this one.
  const kid = `k${randomBytes(4).toString('hex')}`;
  const made: PersonalDataKeys = { current: kid, keys: { [kid]: randomBytes(32).toString('hex') } };
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, JSON.stringify(made, null, 2) + '\n', { flag: 'wx', mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown;
  } catch {
    return null;
  }
}

declare module '../../../kernel/config.ts' {
  interface Config {
    /** Seals personal data (security 3, row 40). */
    personalData: PersonalDataKeys;
  }
}
