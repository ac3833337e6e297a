import { z } from 'zod';
import { voices, type VoiceName } from '../../shell/voices.ts';
import { decimal, packHead } from '../pack-head.ts';

/** A multiplier: a whole number of ten-thousandths (games.md C). */
export const times = z.int().nonnegative();

/** What every pack of an instant game states. A stake is 10,000 units, so that a win in units is its multiplier in ten-thousandths. */
export const instantHead = {
  ...packHead,
  stakeUnits: z.literal(10_000),
  figures: z.strictObject({
    rtp: decimal.describe('The lowest return of any choice, in percent.'),
    rtpMost: decimal.describe('The highest.'),
    hitRate: decimal.describe('The lowest share of rounds that pay, of any choice, in percent.'),
    hitRateMost: decimal.describe('The highest.'),
    largestWin: z.number().positive().describe('Times the stake.'),
  }),
  show: z.strictObject({ voice: z.enum(Object.keys(voices) as VoiceName[]).describe('What sounds and music are played with.') }),
};
