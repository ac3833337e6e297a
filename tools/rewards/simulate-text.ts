import { answerOf, BadCase, brokenInvariants, play, readCase } from '@parlour/domain/rewards-simulator';

/**
 * Plays the case whose text `read` returns. The code is 0 for a case that was played, 2 for a case that cannot be, and 1 if an invariant
 * broke, which is a fault of the rules.
 */
export function simulateText(read: () => string): { code: 0 | 1 | 2; answer: object } {
  try {
    const played = play(readCase(parse(read)));
    const broken = brokenInvariants(played);
    if (broken.length > 0) return { code: 1, answer: { error: broken[0], broken } };
    return { code: 0, answer: answerOf(played) };
  } catch (error) {
    if (error instanceof BadCase) return { code: 2, answer: { error: { path: error.path, message: error.message } } };
    throw error;
  }
}

function parse(read: () => string): unknown {
  try {
    return JSON.parse(read());
  } catch (error) {
    throw new BadCase('case', error instanceof Error ? error.message : 'cannot be read');
  }
}
