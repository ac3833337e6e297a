import type { CaseId } from './case-ids.ts';
import type { Guarantee } from './guarantees.ts';
import type { Trial } from './trial.ts';

/** One case of the certification. */
export interface Case {
  title: string;
  guarantee: Guarantee;
  /** Runs the steps; throws CaseFailure if the wallet fails it, CaseSkipped if it cannot be run. */
  run(trial: Trial): Promise<void>;
}

/** Cases of one kind, by id. */
export type CaseGroup<Id extends CaseId> = Readonly<Record<Id, Case>>;
