/** `npm run ops -- <area> <verb>`: what operators do. */
import { passOn } from './pass-on.ts';

passOn(process.execPath, ['apps/gateway/src/main/ops/main.ts']);
