// Office 9: reports by mail.
import { expect, test } from 'vitest';
import { daysMailed, nextMailAt, type ReportMail } from './mails.ts';

test.each<[ReportMail, string, string, string]>([
  ['daily', '2026-03-01', '2026-02-28', '2026-02-28'],
  ['weekly', '2026-03-02', '2026-02-23', '2026-03-01'],
  ['monthly', '2026-03-01', '2026-02-01', '2026-02-28'],
  ['monthly', '2026-01-01', '2025-12-01', '2025-12-31'],
])('%s on %s: from %s to %s', (every, today, from, to) => {
  expect(daysMailed(every, today)).toEqual({ from, to });
});

// 2026-03-01 is a Sunday; in Dhaka it has begun at 18:00 UTC of the day before.
test.each<[ReportMail, string, string, string]>([
  ['daily', 'Asia/Dhaka', '2026-02-28T19:00:00Z', '2026-03-02T00:00:00.000Z'],
  ['weekly', 'Asia/Dhaka', '2026-02-28T19:00:00Z', '2026-03-02T00:00:00.000Z'],
  ['weekly', 'UTC', '2026-03-02T05:00:00Z', '2026-03-09T06:00:00.000Z'],
  ['monthly', 'UTC', '2026-03-01T05:00:00Z', '2026-04-01T06:00:00.000Z'],
  ['monthly', 'America/Sao_Paulo', '2026-12-31T12:00:00Z', '2027-01-01T09:00:00.000Z'],
])('%s in %s after %s: %s', (every, zone, now, next) => {
  expect(nextMailAt(every, zone, new Date(now)).toISOString()).toBe(next);
});
