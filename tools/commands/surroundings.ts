import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/** The folder in which the gateway and the arcade keep their data. */
export function dataFolder(env: NodeJS.ProcessEnv): string {
  return path.resolve(root, env['DATA_DIR'] || '.data');
}

/** The gateway's port; the arcade has the next one and the sandbox cashier the one after. */
export function portOf(env: NodeJS.ProcessEnv): number {
  const port = Number(env['PORT'] || 4300);
  if (!Number.isInteger(port) || port < 1 || port > 65_530)
    throw new Error(`PORT is "${env['PORT']}", but must be a whole number from 1 to 65530`);
  return port;
}

/** An error as one sentence for a person. */
export function sentence(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
