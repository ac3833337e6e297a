/** `npm run storybook`: every component and page, in every brand. */
import path from 'node:path';
import { passOn } from './pass-on.ts';
import { root } from './surroundings.ts';

passOn(path.join(root, 'node_modules/.bin/storybook'), [
  'dev',
  '--config-dir',
  'libs/ui/.storybook',
  '--port',
  '6006',
  '--host',
  '127.0.0.1',
  // Opens a browser for a person, and not for a script.
  ...(process.stdout.isTTY ? [] : ['--no-open']),
  '--disable-telemetry',
]);
