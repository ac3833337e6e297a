import pg from 'pg';
import { statementOf, type Query, type Statement } from './statements.ts';

/** How long a commit is put off, in ms. */
const delay = 150;
const real = pg.Client.prototype.query as Query;
const held = new WeakMap<pg.Client, Promise<unknown>>();

/**
 * Loaded before a gateway, makes it answer before its work is committed: a commit reports success at once and happens later, and a
 * statement that commits by itself gets a transaction that ends later. Whatever follows on the connection waits.
 */
async function answer(client: pg.Client, { text }: Statement, given: unknown[]): Promise<unknown> {
  await held.get(client);
  if (text === 'commit') {
    putOffCommit(client);
    return { command: 'COMMIT', rowCount: 0, rows: [] };
  }
  if (!/^\s*select wallet_/.test(text)) return Reflect.apply(real, client, given);
  await Reflect.apply(real, client, ['begin']);
  try {
    const result: unknown = await Reflect.apply(real, client, given);
    putOffCommit(client);
    return result;
  } catch (error) {
    await Reflect.apply(real, client, ['rollback']);
    throw error;
  }
}

function putOffCommit(client: pg.Client): void {
  const later = new Promise((resume) => setTimeout(resume, delay)).then(() => Reflect.apply(real, client, ['commit']));
  const done = later.catch(() => undefined).finally(() => held.get(client) === done && held.delete(client));
  held.set(client, done);
}

Object.assign(pg.Client.prototype, {
  query(this: pg.Client, ...given: unknown[]): unknown {
    const statement = statementOf(given);
    return statement ? answer(this, statement, given) : Reflect.apply(real, this, given);
  },
});
