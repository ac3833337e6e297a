import pg from 'pg';

/** Loaded before a gateway, makes its connections wait for ever: to be connected, to be lent, and for every answer. */
type Connect = (...given: unknown[]) => unknown;
const lend = pg.Pool.prototype.connect as Connect;

Object.assign(pg.Pool.prototype, {
  connect(this: pg.Pool, ...given: unknown[]): unknown {
    Object.assign(this.options, { connectionTimeoutMillis: 0, query_timeout: 0, statement_timeout: 0 });
    return Reflect.apply(lend, this, given);
  },
});
