import { expect, test } from 'vitest';
import { csvLine, csvText, isoInZone } from './csv.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['+8801712345678', "'+8801712345678"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', `"'\r=1"`],
  ['=HYPERLINK("https://x.example","a")', `"'=HYPERLINK(""https://x.example"",""a"")"`],
  ['a,b', '"a,b"'],
  ['two\nlines', '"two\nlines"'],
  [' padded', '" padded"'],
  ['رحيمة خاتون', 'رحيمة خاتون'],
  ['রহিমা খাতুন', 'রহিমা খাতুন'],
  ['Rahima\u202Ecsv.exe', 'Rahima[U+202E]csv.exe'],
  ['', ''],
])('%j is the cell %j', (text, cell) => {
  expect(csvText(text)).toBe(cell);
});

test('a line ends as spreadsheets expect it', () => {
  expect(csvLine(['a', '"b,c"', ''])).toBe('a,"b,c",\r\n');
});

test.each([
  ['2026-11-25T07:12:38.000Z', 'Asia/Dhaka', '2026-11-25T13:12:38.000+06:00'],
  ['2026-11-25T20:00:00.000Z', 'Asia/Kolkata', '2026-11-26T01:30:00.000+05:30'],
  ['2026-07-01T00:00:00.000Z', 'America/New_York', '2026-06-30T20:00:00.000-04:00'],
  ['2026-01-01T00:00:00.000Z', 'America/New_York', '2025-12-31T19:00:00.000-05:00'],
  ['2026-11-25T07:12:38.000Z', 'UTC', '2026-11-25T07:12:38.000+00:00'],
])('%s in %s is %s', (iso, zone, text) => {
  expect(isoInZone(iso, zone)).toBe(text);
  expect(new Date(text).toISOString()).toBe(iso);
});
