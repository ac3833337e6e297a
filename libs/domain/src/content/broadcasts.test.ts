import { describe, expect, test } from 'vitest';
import { deliveryTime, isLastingRule } from './broadcasts.ts';

describe('an offer', () => {
  test.each([
    ['in the day', '2026-03-14T12:00:00Z', '2026-03-14T12:00:00Z'],
    ['at the end of the quiet hours', '2026-03-14T02:00:00Z', '2026-03-14T02:00:00Z'],
    ['as they begin', '2026-03-14T16:00:00Z', '2026-03-15T02:00:00Z'],
    ['before midnight', '2026-03-14T17:59:59Z', '2026-03-15T02:00:00Z'],
    ['after midnight', '2026-03-14T18:00:00Z', '2026-03-15T02:00:00Z'],
  ])('%s in Dhaka is delivered outside of the quiet hours', (_when, due, delivered) => {
    expect(deliveryTime('offers', new Date(due), 'Asia/Dhaka').toISOString()).toBe(new Date(delivered).toISOString());
    expect(deliveryTime('service', new Date(due), 'Asia/Dhaka').toISOString()).toBe(new Date(due).toISOString());
  });

  test('waits until the clocks show eight, also in a night in which they are changed', () => {
    expect(deliveryTime('offers', new Date('2026-03-28T22:30:00Z'), 'Europe/Berlin').toISOString()).toBe('2026-03-29T06:00:00.000Z');
  });
});

test.each([
  [{}, true],
  [{ country: 'BD', way: 'mobile', from: '2026-01-01T00:00Z' } as const, true],
  [{ by: 'created', to: '2026-01-01T00:00Z' } as const, true],
  [{ by: 'played', to: '2026-01-01T00:00Z' } as const, false],
  [{ tag: 'regular' }, false],
  [{ status: 'active' } as const, false],
  [{ agents: true }, false],
])('a segment %j goes by facts that never change: %s', (segment, lasts) => {
  expect(isLastingRule(segment)).toBe(lasts);
});
