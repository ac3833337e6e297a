import type { Db } from '../../../db/open.ts';
import type { Context, Random } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';

/** Tells people from scripts. */
export interface HumanVerification {
  /** What a page needs for its proof, handed to it unchanged. Asking for one changes nothing here. */
  challenge(at: { random: Random; now: Date }): Promise<Record<string, unknown>>;
  /**
   * Uses up what a page sent as its proof: false for one that is wrong, used or too old. Rejects when that cannot be found
   * out; nobody is let through then (security 3, row 15).
   */
  use(proof: string, at: { db: Db; now: Date }): Promise<boolean>;
}

/** What a page needs to prove that a human asks. */
export function humanChallenge({ human, random, clock }: Pick<Context, 'human' | 'random' | 'clock'>): Promise<Record<string, unknown>> {
  return human.challenge({ random, now: clock.now() });
}

/** Uses up the proof in an `altcha` field. Throws `human_verification_failed` for one that is wrong, used or too old. */
export async function useHumanSolution({ human, db, clock }: Pick<Context, 'human' | 'db' | 'clock'>, altcha: string): Promise<void> {
  if (!(await human.use(altcha, { db, now: clock.now() }))) throw new Refusal('human_verification_failed');
}
