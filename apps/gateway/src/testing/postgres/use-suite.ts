/** Setup of a Vitest project: its tests find the Postgres of their suite in TEST_DATABASE_URL; those of other projects do not. */
import { inject } from 'vitest';

const url = inject('databaseUrl');
if (url) process.env['TEST_DATABASE_URL'] = url;
