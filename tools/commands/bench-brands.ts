/** `npm run bench:brands`: what the first brand costs to build, what each further one does, beside one plain build of the app. */
import { passOn } from './pass-on.ts';

passOn(process.execPath, ['tools/bench-brands/main.ts']);
