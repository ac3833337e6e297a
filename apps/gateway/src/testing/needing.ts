import { describe, test } from 'vitest';

type Body = () => void | Promise<void>;

/** Tests that need something. If it is missing they are skipped, and their names say what is missing. */
export function needing(there: boolean, missing: string) {
  const named = (name: string) => (there ? name : `${name} [skipped: ${missing}]`);
  return {
    test: (name: string, body: Body) => test.skipIf(!there)(named(name), body),
    describe: (name: string, body: Body) => describe.skipIf(!there)(named(name), body),
  };
}

const server = process.env['TEST_DATABASE_URL'];

/** For what the embedded database, with one connection and one process, cannot show. */
export const onPostgres = needing(server !== undefined, 'needs a Postgres, which the step "gateway" has');
/** For what is the same on Postgres, or cannot be shown there. */
export const onEmbedded = needing(
  server === undefined,
  'needs the embedded database, which the step "gateway on the embedded database" has',
);
/** For tests that need a Redis server, found by `redisProgram`. */
export const onRedis = (program: unknown) => needing(program !== undefined, 'this machine has no redis-server');
