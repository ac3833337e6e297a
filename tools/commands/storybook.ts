/** `npm run storybook`: every component, in every brand's theme. */
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
  '--no-open',
  '--disable-telemetry',
]);
