import { outcome } from './outcome.ts';
import type { Question } from './question.ts';
import { returnOfBet } from './return.ts';
import { times } from './times.ts';

/** What the rules can be asked, by the name of the topic. */
export const topics: Readonly<Record<string, (question: Question) => object>> = { outcome, times, return: returnOfBet };
