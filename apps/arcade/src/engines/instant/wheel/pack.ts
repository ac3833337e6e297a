import { z } from 'zod';
import { instantHead, times } from '../pack-head.ts';

const perTen = z.array(times).length(10);

/** A pack of `instant/wheel`: one of equal segments comes to rest under the pointer. */
export const wheelPackSchema = z.strictObject({
  ...instantHead,
  engine: z.literal('instant/wheel'),
  gentle: perTen.describe('What ten segments pay in ten-thousandths; a larger wheel repeats them.'),
  middle: perTen.describe('The same for the middle wheel.'),
  steep: times.describe('What segment 0 of the steep wheel pays, per segment of the wheel; the others pay nothing.'),
});

export type WheelPack = z.infer<typeof wheelPackSchema>;
