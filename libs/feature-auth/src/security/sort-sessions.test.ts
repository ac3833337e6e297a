import { expect, test } from 'vitest';
import { sortSessions } from './sort-sessions.ts';

const device = { browser: 'chrome', system: 'android' } as const;
const sessions = [
  { id: 'old', current: false, startedAt: '2026-11-01T00:00:00.000Z', lastSeenAt: '2026-11-20T00:00:00.000Z' },
  { id: 'here', current: true, startedAt: '2026-11-10T00:00:00.000Z', lastSeenAt: '2026-11-10T00:00:00.000Z' },
  { id: 'new', current: false, startedAt: '2026-11-12T00:00:00.000Z', lastSeenAt: '2026-11-13T00:00:00.000Z' },
].map((session) => ({ ...session, device, address: '192.0.2.1' }));

test.each([
  ['lastSeenAt', 'descending', 'here old new'],
  ['lastSeenAt', 'ascending', 'here new old'],
  ['startedAt', 'ascending', 'here old new'],
  ['startedAt', 'descending', 'here new old'],
] as const)('by %s, %s: %s', (key, direction, order) => {
  expect(
    sortSessions(sessions, { key, direction })
      .map(({ id }) => id)
      .join(' '),
  ).toBe(order);
});
