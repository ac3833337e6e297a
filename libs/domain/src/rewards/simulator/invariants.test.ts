import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomCase } from './random-case.ts';
import { playCase, type Played } from './testing.ts';

type Events = Record<string, unknown>[];
const eventsOf = (given: Record<string, unknown>) => given['events'] as Events;
const withEvents = (given: Record<string, unknown>, events: Events) => playCase({ ...given, events });
/** `playCase` checks what must hold of a single answer. */
const runs = { numRuns: 150 };

test('any case keeps its books, and plays alike twice', () => {
  fc.assert(
    fc.property(randomCase, (given) => {
      expect(playCase(given)).toEqual(playCase(given));
    }),
    runs,
  );
});

test('what the first events bring does not depend on later ones', () => {
  fc.assert(
    fc.property(randomCase, fc.double({ min: 0, max: 1, noNaN: true }), (given, part) => {
      const whole = playCase(given);
      const count = Math.ceil(eventsOf(given).length * part);
      const first = withEvents(given, eventsOf(given).slice(0, count));
      expect(first.results).toEqual(whole.results.slice(0, count));
      expect(first.postings).toEqual(whole.postings.slice(0, first.postings.length));
    }),
    runs,
  );
});

test('a refused event changes nothing but its own result', () => {
  fc.assert(
    fc.property(randomCase, fc.nat(), (given, which) => {
      // Time passes all the same.
      const events = [...eventsOf(given), { ...eventsOf(given).at(-1), do: 'tick' }];
      const whole = withEvents(given, events);
      const refused = whole.results.flatMap(({ done, reason }, at) => (done === false && reason !== 'unknownBet' ? [at] : []));
      if (refused.length === 0) return;
      const left = refused[which % refused.length]!;
      const without = withEvents(given, events.toSpliced(left, 1));
      expect(without.results).toEqual(whole.results.toSpliced(left, 1));
      expect(renumbered(without)).toEqual(renumbered(whole, left));
    }),
    runs,
  );
});

/** Accounts, grants and postings, with the events after one that was left out counted one less. Levels name whoever was mentioned. */
function renumbered({ accounts, grants, postings }: Played, left = Number.POSITIVE_INFINITY): object {
  return {
    accounts,
    grants,
    postings: postings.map((posting) => ({
      ...posting,
      event: posting.event !== null && posting.event > left ? posting.event - 1 : posting.event,
    })),
  };
}
