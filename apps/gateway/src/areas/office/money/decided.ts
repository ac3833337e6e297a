import { Refusal } from '../../../kernel/refusal.ts';
import { refused } from '../operator.ts';

/** Tells an operator why a payment that has changed in the meantime cannot be decided. */
export async function sayingWhy<T>(what: string, decide: () => Promise<T>): Promise<T> {
  try {
    return await decide();
  } catch (error) {
    if (error instanceof Refusal && error.code === 'illegal_transition')
      throw refused('illegal_transition', `The ${what} cannot be decided now: ${error.message}.`);
    throw error;
  }
}
