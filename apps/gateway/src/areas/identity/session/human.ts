import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';

/** The challenge that a page solves for a human check. */
export function humanChallenge({ human, random, clock }: Pick<Context, 'human' | 'random' | 'clock'>): Promise<Record<string, unknown>> {
  return human.challenge({ random, now: clock.now() });
}

/** Uses up the proof in an `altcha` field. Throws `human_verification_failed` if it is wrong, used or too old. */
export async function useHumanSolution({ human, db, clock }: Pick<Context, 'human' | 'db' | 'clock'>, altcha: string): Promise<void> {
  if (!(await human.use(altcha, { db, now: clock.now() }))) throw new Refusal('human_verification_failed');
}
