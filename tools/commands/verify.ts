/** `npm run verify -- ...`: recomputes the outcome of an arcade round from its seeds. */
import { passOn } from './pass-on.ts';

passOn(process.execPath, ['apps/arcade/src/verify/main.ts']);
