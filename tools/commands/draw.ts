/** `npm run draw`: draws the committed pictures again. */
import { passOn } from './pass-on.ts';

passOn(process.execPath, ['apps/art/src/main.ts']);
