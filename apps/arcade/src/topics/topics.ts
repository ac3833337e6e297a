import { hand } from './hand.ts';
import { outcome } from './outcome.ts';
import type { Question } from './question.ts';
import { returnOfBet } from './return.ts';
import { settle, slip } from './settle.ts';
import { table } from './table.ts';
import { tienLen } from './tien-len.ts';
import { times } from './times.ts';

/** What the rules can be asked, by the name of the topic. */
export const topics: Readonly<Record<string, (question: Question) => object>> = {
  outcome,
  times,
  table,
  return: returnOfBet,
  hand,
  tienLen,
  settle,
  slip,
};
