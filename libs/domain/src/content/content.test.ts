// N2, N3, N4, N41.
import { describe, expect, test } from 'vitest';
import { contentLanguage, contentProblems, fillSlots, foldWords, isOwnPath, publicationTime, slotsIn, type ContentTexts } from './index.ts';

describe('a local time of publication', () => {
  test.each([
    // Clocks of Berlin go from 2:00 to 3:00 on the last Sunday of March.
    ['2030-03-31T02:30', 'Europe/Berlin', '2030-03-31T01:00:00.000Z'],
    ['2030-03-31T03:00', 'Europe/Berlin', '2030-03-31T01:00:00.000Z'],
    // And from 3:00 back to 2:00 on the last Sunday of October.
    ['2030-10-27T02:30', 'Europe/Berlin', '2030-10-27T00:30:00.000Z'],
    ['2030-10-27T03:00', 'Europe/Berlin', '2030-10-27T02:00:00.000Z'],
    ['2030-01-01', 'Asia/Dhaka', '2029-12-31T18:00:00.000Z'],
  ])('%s in %s is %s', (local, zone, at) => {
    expect(publicationTime(local, zone)?.toISOString()).toBe(at);
  });

  test.each(['2030-02-31', '2030-13-01', '2030-01-01T25:00', 'tomorrow', ''])('%j is none', (text) => {
    expect(publicationTime(text, 'Asia/Dhaka')).toBeUndefined();
  });
});

describe('a version', () => {
  const rules = { defaultLanguage: 'BN', slots: { minDeposit: '100' } } as const;
  const problems = (texts: ContentTexts, facts = {}) =>
    contentProblems('announcement', { texts, facts }, rules).map((problem) => Object.values(problem).join(' '));
  const whole = { title: 'T', content: '<p>C</p>' };

  test('needs the default language, whole', () => {
    expect(problems({ BN: whole })).toEqual([]);
    expect(problems({ EN: whole })).toEqual(['language_missing BN']);
    expect(problems({ BN: { title: 'T', content: ' ' } })).toEqual(['field_missing BN content']);
  });

  test.each(['<img src="/a.png">', '<img src="/a.png" alt="">', '<img alt=" " src="/a.png">'])(
    'has no picture without words: %s',
    (img) => {
      expect(problems({ BN: { ...whole, content: img } })).toEqual(['alt_missing BN']);
    },
  );

  test('says of each picture beside its text what it shows, in every language, and has it on the own site', () => {
    const texts = { BN: whole, EN: whole };
    const image = { url: '/wps/media/a', alts: { BN: 'x', EN: 'x' } };
    expect(problems(texts, { images: [image] })).toEqual([]);
    expect(problems(texts, { images: [image, { ...image, alts: { BN: 'x', EN: ' ' } }] })).toEqual(['alt_missing EN']);
    expect(problems(texts, { images: [image, { ...image, url: 'https://elsewhere.example/a.png' }] })).toEqual(['picture_missing']);
  });

  test('names figures of promotions that are open, and a banner does so with terms', () => {
    const figures = { defaultLanguage: 'BN', slots: { 'gift.percent': '70 %' } } as const;
    const banner = (fields: object) =>
      contentProblems(
        'banner',
        { texts: { BN: { title: '{gift.percent}', text: 'T', ...fields } }, facts: { picture: '/a.svg' } },
        figures,
      );
    expect(banner({ terms: 'Once' })).toEqual([]);
    expect(banner({})).toEqual([{ code: 'field_missing', language: 'BN', field: 'terms' }]);
    expect(banner({ terms: '{gift.maxBonus}' })).toEqual([{ code: 'slot_unknown', language: 'BN', slot: 'gift.maxBonus' }]);
  });

  test('names only facts that the settings have', () => {
    expect(problems({ BN: { ...whole, content: 'From {minDeposit}' } })).toEqual([]);
    expect(problems({ BN: { ...whole, content: 'From {minimum}, by {licence}' } })).toEqual([
      'slot_unknown BN minimum',
      'slot_empty BN licence',
    ]);
  });

  test.each([
    ['ROUTE', '/rng', true],
    ['ROUTE', '//evil.example', false],
    ['ROUTE', '/\\evil.example', false],
    ['LINK', 'https://ok.example/a', true],
    ['LINK', 'http://ok.example', false],
    ['LINK', 'javascript:alert(1)', false],
    ['LINK', 'https://user:pass@ok.example', false],
  ] as const)('may link by %s to %s: %s', (linkageType, linkage, may) => {
    expect(problems({ BN: whole }, { linkageType, linkage })).toEqual(may ? [] : ['link_invalid']);
  });

  test('falls back as a whole', () => {
    const texts = { EN: whole, BN: { title: 'only' } };
    expect(contentLanguage(texts, 'BN', 'EN')).toBe('BN');
    expect(contentLanguage(texts, 'TH', 'BN')).toBe('BN');
    expect(contentLanguage({ EN: whole }, 'TH', 'BN')).toBe('EN');
    expect(contentLanguage({}, 'TH', 'BN')).toBeUndefined();
  });
});

test('slots are filled where there is a value', () => {
  expect(slotsIn('{minDeposit} and {x}')).toEqual(['minDeposit', 'x']);
  expect(fillSlots('From {minDeposit} to {maxDeposit} {x}', { minDeposit: '1' })).toBe('From 1 to {maxDeposit} {x}');
  expect(fillSlots('<b>{siteName}</b>', { siteName: 'A & <B>' }, { html: true })).toBe('<b>A &amp; &lt;B&gt;</b>');
});

test.each([
  ['Rút tiền', 'rut tien'],
  ['ĐĂNG  KÝ', 'dang ky'],
  ['أحمد', 'احمد'],
])('%s is found by %s', (text, folded) => {
  expect(foldWords(text)).toBe(folded);
});

test('an own path is one for the URL parser', () => {
  expect(['/art/a.svg', '/\t/evil.example/a', '//evil.example', 'https://a.example'].map(isOwnPath)).toEqual([true, false, false, false]);
});
