/** `npm run bench:page`: the built sites as a phone gets them, beside a page without script and beside the bare stack. */
import { passOn } from './pass-on.ts';

passOn(process.execPath, ['tools/bench-page/main.ts']);
