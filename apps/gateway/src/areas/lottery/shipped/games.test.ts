// lottery.md 2: checks the shipped exceptions against an independently computed calendar.
import { expect, test } from 'vitest';
import { shippedGames } from './games.ts';

const exceptionsOf = (code: string) => shippedGames.find(({ gameCode }) => gameCode === code)!.exceptions!;
const daysAfter = (day: string, days: number) => new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/**
 * The new moon nearest to mean new moon number `k` after 6 January 2000, by Meeus, Astronomical Algorithms, chapter 49; accurate to a
 * minute or so.
 */
function newMoon(k: number): Date {
  const T = k / 1236.85;
  const E = 1 - 0.002516 * T;
  const sin = (degrees: number) => Math.sin((degrees * Math.PI) / 180);
  const sun = 2.5534 + 29.1053567 * k;
  const moon = 201.5643 + 385.81693528 * k + 0.0107582 * T * T;
  const node = 160.7108 + 390.67050284 * k - 0.0016118 * T * T;
  const ephemeris =
    2451550.09766 +
    29.530588861 * k +
    0.00015437 * T * T -
    0.4072 * sin(moon) +
    0.17241 * E * sin(sun) +
    0.01608 * sin(2 * moon) +
    0.01039 * sin(2 * node) +
    0.00739 * E * sin(moon - sun) -
    0.00514 * E * sin(moon + sun) +
    0.00208 * E * E * sin(2 * sun) -
    0.00111 * sin(moon - 2 * node) -
    0.00057 * sin(moon + 2 * node) +
    0.00056 * E * sin(2 * moon + sun) -
    0.00042 * sin(3 * moon) +
    0.00042 * E * sin(sun + 2 * node) +
    0.00038 * E * sin(sun - 2 * node) -
    0.00024 * E * sin(2 * moon - sun);
  const secondsOfEphemeris = 70;
  return new Date((ephemeris - 2440587.5) * 86_400_000 - secondsOfEphemeris * 1000);
}

/**
 * The first day of the lunar year: that of the first new moon after 20 January, by Hà Nội time. ICU's `chinese` calendar is some minutes
 * off, and gives 7 February for 2027, when the moon is new four minutes before midnight in Beijing.
 */
function firstOfLunarYear(year: number): string {
  for (let k = Math.floor((year - 2000) * 12.3685) - 1; ; k++) {
    const day = new Date(newMoon(k).getTime() + 7 * 3_600_000).toISOString().slice(0, 10);
    if (day > `${year}-01-20`) return day;
  }
}

test.each([2021, 2022, 2023, 2024, 2025, 2026, 2027, 2028, 2029, 2030])('no draws at Tết of %i, from the eve to the third day', (year) => {
  const first = firstOfLunarYear(year);
  const tet = exceptionsOf('XSMB').find(({ from, reason }) => from.startsWith(String(year)) && reason.includes('Tết'));
  expect(tet).toMatchObject({ from: daysAfter(first, -1), to: daysAfter(first, 2), action: 'skip' });
});

test('Thai draws move from three holidays to a day beside them, each once, and never onto a day of draws', () => {
  const moves = exceptionsOf('THAI');
  expect(moves).toHaveLength(18);
  for (const { from, to, action, movedTo } of moves) {
    expect([from, action]).toEqual([to, 'move']);
    const days = Math.abs(Date.parse(movedTo!) - Date.parse(from)) / 86_400_000;
    expect({ '01-01': 2, '01-16': 1, '05-01': 1 }[from.slice(5)]).toBe(days);
    expect(['01', '16']).not.toContain(movedTo!.slice(8));
  }
});
