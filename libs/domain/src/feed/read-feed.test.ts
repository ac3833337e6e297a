import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCsv } from './csv.ts';
import { decodeFeed, formatOf, mostFeedGames, readFeed } from './read-feed.ts';

const rowsOf = (text: string) => {
  const feed = readFeed(text, formatOf(text));
  if ('problem' in feed) throw new Error(feed.problem);
  return feed.rows.map(({ cells }) => Object.fromEntries(cells));
};

describe('JSON', () => {
  test.each(['[{"code":"a","rtp":96.5}]', '{"games":[{"code":"a","rtp":96.5}]}', ' \n[{"code":"a","rtp":"96.5"}]'])('%s', (text) => {
    expect(rowsOf(text)).toEqual([{ code: 'a', rtp: '96.5' }]);
  });

  test('has names by language, lists, and nothing for null', () => {
    expect(rowsOf('[{"id":7,"names":{"EN":"Seven","BN":"সাত"},"countries":["BD","IN"],"rtp":null}]')).toEqual([
      { id: '7', 'names.EN': 'Seven', 'names.BN': 'সাত', countries: 'BD,IN', rtp: '' },
    ]);
  });

  test('whose rows are no games tells so of each', () => {
    expect(readFeed('[1, null, [], {"code":"a"}]', 'json')).toMatchObject({
      rows: [{ broken: 'notAGame' }, { broken: 'notAGame' }, { broken: 'notAGame' }, {}],
    });
  });

  test.each([
    ['[{"code":"a"},{"co', 'notJson'],
    ['{"list":[]}', 'noList'],
    ['null', 'noList'],
    ['[]', 'empty'],
    [JSON.stringify(Array.from({ length: mostFeedGames + 1 }, () => ({}))), 'tooManyGames'],
    [JSON.stringify([Object.fromEntries(Array.from({ length: 201 }, (_, index) => [`c${index}`, 1]))]), 'tooManyColumns'],
  ])('%.20s is refused', (text, problem) => {
    expect(readFeed(text, 'json')).toEqual({ problem });
  });
});

describe('CSV', () => {
  test.each([
    'code,name\na,"Big, ""red"" one"\n',
    'code;name\r\na;"Big, ""red"" one"\r\n',
    'code\tname\na\t"Big, ""red"" one"',
    '\n code , name \n\na,"Big, ""red"" one"\n\n',
  ])('%j', (text) => {
    expect(rowsOf(text)).toEqual([{ code: 'a', name: 'Big, "red" one' }]);
  });

  test('with cells that are missing or left over tells so of the row', () => {
    expect(readFeed('code,name\na\nb,B\nc,C,D', 'csv')).toMatchObject({
      rows: [
        { broken: 'cellsMissing' },
        {
          cells: new Map([
            ['code', 'b'],
            ['name', 'B'],
          ]),
        },
        { broken: 'cellsMissing' },
      ],
    });
  });

  test.each([
    ['code,name\na,"half a', 'notCsv'],
    ['code,name\na,"b"c', 'notCsv'],
    ['code,code\na,b', 'columnsTwice'],
    ['code,name', 'empty'],
    ['', 'empty'],
  ])('%j is refused', (text, problem) => {
    expect(readFeed(text, 'csv')).toEqual({ problem });
  });

  test('gives back whatever was written by its rules', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', ',', ';', '"', '\n', '\r', '\t', 'é', ' ') });
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 8 }), (cells) => {
        const lines = [['first', 'second'], ...cells];
        const text = lines.map((line) => line.map((each) => `"${each.replaceAll('"', '""')}"`).join(',')).join('\r\n');
        expect(readCsv(text)).toEqual({ lines });
      }),
    );
  });
});

test('bytes are UTF-8, with or without a mark of byte order', () => {
  expect(decodeFeed(Uint8Array.of(0xef, 0xbb, 0xbf, 0x5b))).toBe('[');
  expect(decodeFeed(Uint8Array.of(0xff, 0xfe, 0x5b, 0x00)), 'UTF-16').toBeUndefined();
  expect(decodeFeed(Uint8Array.of(0x63, 0xe9)), 'Latin 1').toBeUndefined();
});
