import pg from 'pg';

/** How long a commit is put off, in ms. */
const delay = 150;
const held = new WeakMap<object, Promise<unknown>>();
type Query = (...given: unknown[]) => Promise<unknown>;
const real = pg.Client.prototype.query as Query;

/**
 * Loaded before a gateway, makes it answer before its work is committed: a commit reports success at once and happens
 * later, and a statement that commits by itself gets a transaction that ends later.
 */
async function lateCommit(client: object): Promise<void> {
  const later = new Promise((resume) => setTimeout(resume, delay)).then(() => real.call(client, 'commit'));
  held.set(
    client,
    later.catch(() => undefined),
  );
}

pg.Client.prototype.query = function query(this: object, ...given: unknown[]) {
  const [text] = given;
  const before = held.get(this);
  if (typeof text !== 'string' || typeof given.at(-1) === 'function') return real.apply(this, given);
  const run = async (): Promise<unknown> => {
    await before;
    if (before && held.get(this) === before) held.delete(this);
    if (text === 'commit') {
      await lateCommit(this);
      return { command: 'COMMIT', rowCount: 0, rows: [] };
    }
    if (!/^\s*select wallet_/.test(text)) return real.apply(this, given);
    await real.call(this, 'begin');
    try {
      const result = await real.apply(this, given);
      await lateCommit(this);
      return result;
    } catch (error) {
      await real.call(this, 'rollback');
      throw error;
    }
  };
  return run();
} as typeof pg.Client.prototype.query;
