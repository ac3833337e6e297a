import { Refusal } from '../../../kernel/refusal.ts';
import { refused } from '../operator.ts';

/** Says to an operator, of a payment that is no longer what it was, why it cannot be decided. */
export async function sayingWhy<T>(what: string, decide: () => Promise<T>): Promise<T> {
  try {
    return await decide();
  } catch (error) {
    if (error instanceof Refusal && error.code === 'illegal_transition')
      throw refused('illegal_transition', `The ${what} cannot be decided now: ${error.message}.`);
    throw error;
  }
}
