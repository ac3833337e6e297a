import { readFileSync } from 'node:fs';
import { settingNames } from '../config.ts';
import { StartError } from './start-error.ts';

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Reads settings whose values are in files, as container secrets are: `DATABASE_URL_FILE=/run/secrets/database_url` sets DATABASE_URL.
 * Throws a StartError if a file cannot be read, or a setting is given both ways.
 */
export function withFiles(env: Env): Env {
  const read = settingNames.flatMap((name) => {
    const file = env[`${name}_FILE`];
    if (!file) return [];
    if (env[name]) throw new StartError(`${name} and ${name}_FILE are both set: one of them must go.`);
    return [[name, contentOf(file, name)] as const];
  });
  return { ...env, ...Object.fromEntries(read) };
}

function contentOf(file: string, name: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new StartError(`${name}_FILE: ${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
}
