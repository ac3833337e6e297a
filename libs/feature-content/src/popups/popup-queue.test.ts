// N22.
import { describe, expect, test } from 'vitest';
import { markOf } from './mark-of.ts';
import { hiddenUntil, popupQueue, stillHidden, type PopupState } from './popup-queue.ts';

const popup = (id: string, execution: PopupState, position: number, version = 1) => ({
  id,
  version,
  execution,
  position,
  type: 'PU' as const,
  language: 'EN',
  title: id,
  content: '',
  publishedAt: '2030-01-01T00:00:00Z',
});
const all = [
  popup('a2', 'A', 2),
  popup('a1', 'A', 1),
  popup('b1', 'B', 1),
  popup('f1', 'F', 9),
  { ...popup('n', 'B', 0), type: 'B' as const },
];
const ids = (state: PopupState, putAway = {}, now = 0, list: Parameters<typeof popupQueue>[0] = all) =>
  popupQueue(list, state, putAway, now).map(({ id }) => id);

describe('popups', () => {
  test.each([
    ['B', ['b1']],
    ['A', ['a1', 'a2']],
    ['F', ['f1', 'a1', 'a2']],
  ] as const)('in state %s are %j', (state, shown) => {
    expect(ids(state)).toEqual(shown);
  });

  test('are three in a row at most', () => {
    expect(
      ids(
        'A',
        {},
        0,
        [1, 2, 3, 4].map((at) => popup(`${at}`, 'A', at)),
      ),
    ).toEqual(['1', '2', '3']);
  });

  test('that were closed return in the next session, those hidden for today after 24 hours, and new versions at once', () => {
    const mark = markOf({ id: 'b1', version: 1 });
    expect(ids('B', { [mark]: null })).toEqual([]);
    expect(ids('B', { [mark]: hiddenUntil(0) }, 24 * 3600 * 1000 - 1)).toEqual([]);
    expect(ids('B', { [mark]: hiddenUntil(0) }, 24 * 3600 * 1000)).toEqual(['b1']);
    expect(ids('B', { [mark]: null }, 0, [popup('b1', 'B', 1, 2)])).toEqual(['b1']);
    expect(stillHidden({ a: 5, b: 10 }, 7)).toEqual({ b: 10 });
  });
});
