// N22: state, closed, hidden and version in every combination, and two tabs.
import type { Schema } from '@parlour/api';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { markOf } from './mark-of.ts';
import { popupsNow, putAway } from './put-away.ts';

const popup = (execution: 'A' | 'B' | 'F', version = 1): Schema<'Announcement'> => ({
  id: execution,
  version,
  execution,
  position: 0,
  type: 'PU',
  language: 'EN',
  title: execution,
  content: '',
  publishedAt: '2030-01-01T00:00:00Z',
});
const hour = 3600 * 1000;
const noon = Date.parse('2030-01-01T12:00:00Z');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
});
afterEach(() => vi.useRealTimers());

const of = { B: ['B'], A: ['A'], F: ['F', 'A'] } as const;
const matrix = (['B', 'A', 'F'] as const).flatMap((state) =>
  ([false, true] as const).flatMap((closed) =>
    (['never', 'an hour ago', 'a day ago'] as const).flatMap((hidden) =>
      ([1, 2] as const).map((version) => ({ state, closed, hidden, version })),
    ),
  ),
);

test.each(matrix)(
  'state $state, closed $closed, hidden $hidden, shown in version 1 and now $version',
  ({ state, closed, hidden, version }) => {
    const first = of[state][0];
    const mark = markOf(popup(first));
    if (hidden !== 'never') {
      vi.setSystemTime(noon - (hidden === 'an hour ago' ? hour : 24 * hour));
      putAway(mark, true);
      // Another tab: hiding also closes in the tab where it was pressed.
      sessionStorage.clear();
      vi.setSystemTime(noon);
    }
    if (closed) putAway(mark, false);
    const isShown = version === 2 || (!closed && hidden !== 'an hour ago');
    const shown = popupsNow([popup('A', first === 'A' ? version : 1), popup('B', version), popup('F', version)], state);
    expect(shown.map(({ id }) => id)).toEqual(isShown ? of[state] : of[state].slice(1));
  },
);

describe('in another tab, which shares the browser’s storage but not the tab’s,', () => {
  test.each([
    ['a popup that was closed is shown', false, ['A']],
    ['one that was hidden for today is not', true, []],
  ])('%s', (_what, forToday, shown) => {
    putAway(markOf(popup('A')), forToday);
    expect(popupsNow([popup('A')], 'A')).toEqual([]);
    sessionStorage.clear();
    expect(popupsNow([popup('A')], 'A').map(({ id }) => id)).toEqual(shown);
  });
});
