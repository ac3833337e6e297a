import { z } from 'zod';
import { instantHead, times } from '../pack-head.ts';
import { risks, rowCounts } from './events.ts';

const tableOf = (rows: number) => z.array(times).length(Math.floor(rows / 2) + 1);
const tables = z.strictObject(Object.fromEntries(rowCounts.map((rows) => [rows, tableOf(rows)])));

/** A pack of `instant/plinko`: a ball turns left or right on each row and falls into a bin. */
export const plinkoPackSchema = z.strictObject({
  ...instantHead,
  engine: z.literal('instant/plinko'),
  tables: z
    .strictObject(Object.fromEntries(risks.map((risk) => [risk, tables])) as Record<(typeof risks)[number], typeof tables>)
    .describe('By risk and rows: what the bins pay in ten-thousandths, from the outermost to the middle; both sides are alike.'),
});

export type PlinkoPack = z.infer<typeof plinkoPackSchema>;
