/** Set-up file of a Vitest project: passes the suite's Postgres to its tests in TEST_DATABASE_URL, and not to those of other projects. */
import { inject } from 'vitest';

const url = inject('databaseUrl');
if (url) process.env['TEST_DATABASE_URL'] = url;
