/** `npm run flags:removed`: builds the page without each flag and writes what disappears into removes.json. It takes two minutes. */
import { passOn } from '../commands/pass-on.ts';

process.env['TEST_MATRIX'] = '1';
passOn('vitest', ['run', '--project', 'output', 'tools/flags/removes.test.ts', '-u']);
