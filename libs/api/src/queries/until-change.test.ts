import { expect, test } from 'vitest';
import { untilChange } from './until-change.ts';

const now = Date.parse('2030-01-01T12:00:00Z');
const after = (seconds: number) => new Date(now + seconds * 1000).toISOString();
const gives = { amount: '1.00', currency: 'USD' } as const;

test.each([
  ['nothing is dated', [{}], false],
  ['one begins', [{ from: after(90), to: after(900) }], 90_000],
  ['one ends, after another has', [{ to: after(-3600) }, { from: after(-900), to: after(30) }], 30_000],
  [
    'a deposit can be claimed only until then',
    [{ to: after(900), deposits: [{ id: 'd', amount: gives, gives, claimUntil: after(40) }] }],
    40_000,
  ],
  ['a level’s gift can', [{ choices: [{ gives, level: 2, claimUntil: after(50) }] }], 50_000],
  ['a new day begins, before it ends', [{ nextDay: after(70), to: after(900) }], 70_000],
  ['a mission starts again', [{ mission: { resetAt: after(80) } as never }], 80_000],
  ['a board ends', [{ board: { code: 'b', measure: 'points', end: after(60) } as never }], 60_000],
  ['one has ended here, but perhaps not at the gateway', [{ to: after(-10) }], 5000],
  ['one ends next year', [{ to: after(86_400 * 365) }], 86_400_000],
] as const)('the list is requested again when %s', (_what, promotions, wait) => {
  expect(untilChange(promotions as never, now)).toBe(wait);
});
