/** `npm run storybook`: every component and page, in every brand. */
import path from 'node:path';
import { passOn } from './pass-on.ts';
import { root } from './surroundings.ts';

passOn(path.join(root, 'node_modules/.bin/storybook'), [
  'dev',
  '--config-dir',
  'tools/storybook/.storybook',
  '--port',
  '6006',
  '--host',
  '127.0.0.1',
  // Opens a browser only when a person runs it.
  ...(process.stdout.isTTY ? [] : ['--no-open']),
  '--disable-telemetry',
]);
