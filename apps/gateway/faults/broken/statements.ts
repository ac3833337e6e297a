import pg from 'pg';

type Ask = (text: string, values: unknown[]) => Promise<unknown>;
/** Undefined: the statement is asked as it is. */
type Change = (text: string, values: unknown[], ask: Ask) => Promise<unknown> | undefined;
type Query = (...given: unknown[]) => unknown;

/** Has every statement of this process that comes as text, without a callback, looked at and perhaps answered otherwise. */
export function changeStatements(change: Change): void {
  const real = pg.Client.prototype.query as Query;
  Object.assign(pg.Client.prototype, {
    query(this: pg.Client, ...given: unknown[]): unknown {
      const [text, values] = given;
      const plain = typeof text === 'string' && typeof given.at(-1) !== 'function';
      const ask: Ask = (asked, with_) => Promise.resolve(Reflect.apply(real, this, [asked, with_]));
      return (plain ? change(text, Array.isArray(values) ? values : [], ask) : undefined) ?? Reflect.apply(real, this, given);
    },
  });
}
