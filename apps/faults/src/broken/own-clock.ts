import { changeStatements } from './statements.ts';

/** Loaded before a gateway, makes it believe its own clock: the database's appears to agree. */
changeStatements(({ text }) =>
  /^\s*select .*clock_timestamp\(\)\)? \* 1000/.test(text)
    ? Promise.resolve({ rows: [{ now: String(Date.now()) }], rowCount: 1 })
    : undefined,
);
