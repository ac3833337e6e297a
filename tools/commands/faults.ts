/** `npm run faults`: the faults that a gateway must survive, against real processes and a real Postgres. */
import { passOn } from './pass-on.ts';

passOn(process.execPath, ['apps/gateway/faults/main.ts']);
