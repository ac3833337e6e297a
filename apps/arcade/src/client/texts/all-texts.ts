import { texts as ar } from './ar.ts';
import { texts as bn } from './bn.ts';
import { texts as cn } from './cn.ts';
import { texts as en } from './en.ts';
import { texts as th } from './th.ts';
import { texts as vi } from './vi.ts';

/** Every language's texts at once, for journeys that read the windows; a window itself loads one (load-texts.ts). */
export const allTexts = { AR: ar, BN: bn, CN: cn, EN: en, TH: th, VI: vi };
