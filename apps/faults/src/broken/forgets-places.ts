import { changeStatements } from './statements.ts';

/** Loaded before a gateway, makes it ignore where a stream stopped: each begins after the newest event. */
changeStatements(({ text }) =>
  text.includes('from event_id_seq') ? Promise.resolve({ command: 'SELECT', rows: [{ last_value: '0' }], rowCount: 1 }) : undefined,
);
