import { Refusal } from '../../../kernel/refusal.ts';
import { refused } from '../operator.ts';

/** Runs a decision, and explains to the operator why a payment that has changed meanwhile can no longer be decided. */
export async function sayingWhy<T>(what: string, decide: () => Promise<T>): Promise<T> {
  try {
    return await decide();
  } catch (error) {
    if (error instanceof Refusal && error.code === 'illegal_transition')
      throw refused('illegal_transition', `The ${what} can’t be decided now: ${error.message}.`);
    throw error;
  }
}
