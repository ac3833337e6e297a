import type { LanguageCode } from '@parlour/domain';
import { describe, expect, test } from 'vitest';
import { keyOf } from './catalogs.ts';
import { checkFigures, checkProse, checkText, checkWidth, severalRenderings } from './checks.ts';

const errors = (code: LanguageCode, english: string, text: string) =>
  checkText(code, english, text)
    .filter(({ severity }) => severity === 'error')
    .map(({ says }) => says)
    .join('; ');
const warnings = (code: LanguageCode, english: string, text: string) =>
  checkText(code, english, text)
    .filter(({ severity }) => severity === 'warning')
    .map(({ says }) => says)
    .join('; ');

const games = '{count, plural, one {# game} other {# games}}';

test('a text about promotions has no figure of its own, in whatever digits, beside units and names', () => {
  for (const text of ['70 % on your first deposit', 'Up to 7,777', '৭০% বোনাস', '{n, plural, one {# of 31} other {# of 31}}'])
    expect(checkFigures(text), text).toMatchObject([{ severity: 'error', says: expect.stringMatching(/^has the figure/) as string }]);
  for (const text of [
    '{percent} on your deposit',
    '1 point per {0}',
    'SHA-256 of the seed',
    '{n, plural, =0 {None} one {# day} other {# days}}',
  ])
    expect(checkFigures(text), text).toEqual([]);
});

describe('a text that cannot be released', () => {
  test.each<[what: string, code: LanguageCode, english: string, text: string, says: RegExp]>([
    ['is no message', 'VI', 'Hello {name}', 'Chào {name', /is no ICU message/],
    ['lacks a slot', 'VI', 'Hello {name}', 'Chào', /lacks \{name\}/],
    ['has a slot of its own', 'VI', 'Hello', 'Chào {name}', /has \{name\} too many/],
    ['lacks a tag', 'TH', 'Read <0>this</0>', 'อ่านนี่', /lacks <0>/],
    [
      'lacks a form',
      'AR',
      games,
      '{count, plural, one {لعبة} two {لعبتان} other {# لعبة}}',
      /no form "zero".*no form "few".*no form "many"/,
    ],
    [
      'hides the number',
      'BN',
      games,
      '{count, plural, one {একটি গেম} other {#টি গেম}}',
      /does not show the number in the form "one".*for 0, 1/,
    ],
    [
      'has a form of another language',
      'VI',
      games,
      '{count, plural, one {# trò} other {# trò}}',
      /form "one" of \{count\}, which the language does not know/,
    ],
    ['has letters of another script', 'BN', 'Close', 'বন্ধ ปิด', /another script: ป ด/],
    ['is not in NFC', 'VI', 'Close', 'Đóng'.normalize('NFD'), /NFC/],
    ['has an invisible character', 'EN', 'Close', 'Clo\u200bse', /zero-width/],
    ['has quotes of another language', 'AR', 'Press “Close”', 'اضغط “إغلاق”', /for quotes/],
    ['has three dots', 'EN', 'Loading…', 'Loading...', /three dots/],
    ['has an English comma in Arabic', 'AR', 'Yes, now', 'نعم, الآن', /has , for ،/],
    ['has a full stop in Thai', 'TH', 'It is done.', 'เสร็จแล้ว.', /has \., which the language does not use/],
    ['has half-width marks in Chinese', 'CN', 'Done, go on.', '完成,继续.', /has , for ，.*has \. for 。/],
    ['has a full stop for a danda', 'BN', 'It is done.', 'হয়ে গেছে.', /has \. for ।/],
    ['has digits of two systems', 'BN', 'Within 5 minutes', '5 মিনিটের মধ্যে', /digits of its own/],
    ['has a spelling that its language forbids', 'BN', 'Back to log-in', 'লগ-ইনে ফিরে যান', /has “লগ-ইন” for “লগ ইন”/],
    ['has a word that its language forbids', 'VI', 'New e-mail address', 'Địa chỉ e-mail mới', /has “e-mail” for “email”/],
    ['says money to gamble with', 'BN', 'Play money', 'খেলার টাকা', /has “খেলার টাকা” for “Play money”/],
    ['says online for live', 'VI', 'Live casino, slots', 'Casino trực tuyến, quay hũ', /has “Casino trực tuyến”/],
    ['has a second word for a thing', 'CN', 'Withdrawals are paused.', '暂停提款。', /has “提款” for “Withdrawal”/],
    ['lost the word real', 'VI', 'No real money can be won or lost.', 'Không có gì để thắng hay thua.', /lacks “tiền thật”/],
  ])('%s', (_what, code, english, text, says) => expect(errors(code, english, text)).toMatch(says));
});

test.each<[code: LanguageCode, english: string, text: string]>([
  ['AR', games, '{count, plural, zero {لا ألعاب} one {لعبة واحدة} two {لعبتان} few {# ألعاب} many {# لعبة} other {# لعبة}}'],
  ['BN', games, '{count, plural, one {#টি গেম} other {#টি গেম}}'],
  ['VI', '{count, plural, =0 {None} one {# game} other {# games}}', '{count, plural, =0 {Không có} other {# trò}}'],
  ['AR', 'Write to help@brand.example, or call 1.5 {unit}.', 'اكتب إلى help@brand.example، أو اتصل 1.5 {unit}.'],
  ['CN', 'At {brand}: {amount}.', '在 {brand}：{amount}。'],
  ['CN', 'It is “seed:nonce”.', '即“种子:nonce:游标”。'],
  ['TH', '3, 4 or 5 pay {three}, {four} or {five}.', '3, 4 หรือ 5 จ่าย {three}, {four} หรือ {five}'],
  // A short Thai word is a part of many others.
  ['TH', 'Every round and the paytable', 'ทุกรอบและตารางจ่าย'],
  ['BN', 'A page of the hospital', 'হাসপাতালের পৃষ্ঠা'],
  ['BN', 'Enter “100.00”.', '“100.00” লিখুন।'],
  ['BN', 'By HMAC-SHA256', 'HMAC-SHA256 দিয়ে'],
])('a text of %s that is right has no error: %s', (code, english, text) => expect(errors(code, english, text)).toBe(''));

test('an editor is warned of a text that may not be translated, and of a term that it lacks', () => {
  expect(warnings('VI', 'Recovery codes', 'Recovery codes')).toMatch(/same as the English/);
  expect(warnings('VI', 'Bet', 'Cược')).toBe('');
  expect(warnings('VI', 'Close it', 'Đóng cái này lại ngay bây giờ nhé')).toMatch(/times as wide/);
  expect(warnings('VI', 'Your account', 'Thông tin của bạn')).toMatch(/lacks “Tài khoản” for “Account”/);
  expect(warnings('VI', 'Account record', 'Lịch sử giao dịch')).toBe('');
});

test('one English text has one rendering in a language, unless its context tells two things apart', () => {
  const catalog = (message: string, translation: string, context?: string) =>
    new Map([[keyOf({ message, context }), { message, translation, context, draft: false, origins: [], comments: [] }]]);
  const says = severalRenderings([catalog('Show more', 'আরও দেখুন'), catalog('Show more', 'আরও দেখান')]).map((finding) => finding.says);
  expect(says).toEqual(['renders “Show more” as “আরও দেখুন” and “আরও দেখান”']);
  expect(severalRenderings([catalog('Draw', 'Kỳ quay', 'lottery'), catalog('Draw', 'Hòa', 'tie')])).toEqual([]);
});

test('a legal text is prose: its head and the numbers of its lists are none of its words', () => {
  const text = (body: string) => `---\nfollows: 1\n---\n\n1. ${body}\n`;
  expect(checkProse('BN', text('আপনার বয়স কমপক্ষে {age} বছর।'))).toEqual([]);
  expect(checkProse('BN', text('আপনার বয়স কমপক্ষে 18 বছর।')).map(({ says }) => says)).toEqual([
    'has 1 8 where the language has digits of its own',
  ]);
  expect(checkProse('AR', text('رقم الهاتف')).map(({ says }) => says)).toEqual(['has “رقم الهاتف” for “رقم الجوال”']);
});

describe('a text whose comment names its place', () => {
  test.each([
    ['Promotions', null],
    ['Promotions now', 'is 14.0 cells wide, where the slot “tab bar” takes 11'],
    ['存款优惠活动', null],
    ['存款优惠活动页', 'is 12.6 cells wide, where the slot “tab bar” takes 11'],
    ['অ্যাকাউন্ট', null],
    ['আমার অ্যাকাউন্টের পাতা', 'is 17.6 cells wide, where the slot “tab bar” takes 11'],
  ])('%s fits there or is reported: %s', (text, says) => {
    expect(checkWidth(['Where money comes in', 'slot: tab bar'], text)).toEqual(says === null ? [] : [{ severity: 'error', says }]);
  });

  test('may not name an unknown place', () => {
    expect(checkWidth(['slot: tabbar'], 'Home')[0]!.says).toMatch(/^stands in the slot “tabbar”, which is none of tab bar, /);
  });
});
