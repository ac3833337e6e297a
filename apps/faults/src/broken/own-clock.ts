import { changeStatements } from './statements.ts';

/** Loaded before a gateway, makes it believe its own clock: the database's seems to say the same. */
changeStatements(({ text }) =>
  /^\s*select .*clock_timestamp\(\)\)? \* 1000/.test(text)
    ? Promise.resolve({ rows: [{ now: String(Date.now()) }], rowCount: 1 })
    : undefined,
);
