import { changeStatements } from './statements.ts';

/** Loaded before a gateway, makes it forget what a stream has missed: there is never anything behind a place. */
changeStatements((text) =>
  /from "event"/.test(text) && /"id" > \$/.test(text) ? Promise.resolve({ command: 'SELECT', rows: [], rowCount: 0 }) : undefined,
);
