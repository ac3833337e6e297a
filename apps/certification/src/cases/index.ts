import type { Case } from '../case.ts';
import type { CaseId } from '../case-ids.ts';
import { atOnce } from './at-once.ts';
import { badInput } from './bad-input.ts';
import { balanceAndStakes } from './balance-and-stakes.ts';
import { genuine } from './genuine.ts';
import { loadAndBooks } from './load-and-books.ts';
import { promotions } from './promotions.ts';
import { repeats } from './repeats.ts';
import { rollbacks } from './rollbacks.ts';
import { rounds } from './rounds.ts';
import { shutOut } from './shut-out.ts';
import { unknownOutcomes } from './unknown-outcomes.ts';

/** Every case by its id. */
export const cases: Readonly<Record<CaseId, Case>> = {
  ...balanceAndStakes,
  ...repeats,
  ...atOnce,
  ...rollbacks,
  ...genuine,
  ...shutOut,
  ...badInput,
  ...unknownOutcomes,
  ...rounds,
  ...promotions,
  ...loadAndBooks,
};
