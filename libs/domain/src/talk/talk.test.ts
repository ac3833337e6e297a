// Content N60 to N63.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chatWait,
  cleanChatText,
  isChatWord,
  isPause,
  isQuietAt,
  judgeChatText,
  splitChatText,
  whyNotWrite,
  type ChatWord,
  type Said,
  type Writer,
} from './index.ts';

const clean = (text: string) => cleanChatText(text, ['own.example']).text;

describe('contact data and external addresses are replaced:', () => {
  test.each([
    ['a number', 'call 01712-345678 now', 'call {phone} now'],
    ['in Bengali digits', '০১৭১২৩৪৫৬৭৮ এ ফোন করুন', '{phone} এ ফোন করুন'],
    ['in Thai digits', 'โทร ๐๘๑ ๒๓๔ ๕๖๗๘', 'โทร {phone}'],
    ['in Arabic digits', 'اتصل ٠١٢٣٤٥٦٧٨٩', 'اتصل {phone}'],
    ['in full width', '加我 １３８００１３８０００', '加我 {phone}'],
    ['with an O for a zero', 'O171 234 5678', '{phone}'],
    ['with many signs between', 'gọi (+84) 912.345.678', 'gọi {phone}'],
    ['an address with a scheme', 'see https://evil.example/x?y ok', 'see {site} ok'],
    ['a bare host', 'go to evil.com!', 'go to {site}!'],
    ['a host with a path', 't.me/someone', '{site}'],
    ['a host of Cyrillic letters', 'см. казино.com', 'см. {site}'],
    ['a dot in words', 'evil dot com', '{site}'],
    ['a dot in brackets', 'evil(dot)com and evil[.]net', '{site} and {site}'],
    ['a dot of Chinese', 'evil。com', '{site}'],
    ['a dot apart', 'evil . com', '{site}'],
    ['an e-mail address', 'mail me: a.b@c.travel', 'mail me: {site}'],
    ['a number for a host', '10.20.30.40:8080/x', '{site}'],
    ['two slashes', '//evil.example', '{site}'],
    ['two backslashes', String.raw`\\evil.example`, '{site}'],
    ['a script', 'javascript://alert(1)', '{site}'],
    ['a wallet of Ethereum', 'to 0x52908400098527886E0F7030069857D2E4169EE7', 'to {wallet}'],
    ['a wallet of Bitcoin', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', '{wallet}'],
    ['a wallet of Tron', 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE', '{wallet}'],
  ])('%s', (_what, typed, said) => {
    expect(clean(typed)).toBe(said);
  });

  test.each([
    'I won 1.250.000 VND',
    '100,000,000 now',
    'on 2026-11-29 at 18:30',
    'at 3:45, odds 1.95',
    'ok.thanks',
    'well...yes',
    'a/b or c',
    'ยอดเยี่ยม 555555',
    '/promotions and /games/100200300',
    'he said: hi',
  ])('and “%s” stays', (text) => {
    expect(clean(text)).toBe(text);
  });

  test('an address of the site itself becomes its path', () => {
    expect(clean('look: https://own.example/promotions?x=1')).toBe('look: /promotions');
    expect(clean('https://own.example.evil.com/promotions')).toBe('{site}');
    expect(clean('https://own.example@evil.com/')).toBe('{site}');
  });
});

test('a page shows text, notes and our own paths, and nothing else as a link', () => {
  expect(splitChatText('hi {phone} /promotions, /games x//y')).toEqual([
    { text: 'hi ' },
    { note: 'phone' },
    { text: ' /promotions, ' },
    { link: '/games' },
    { text: ' x//y' },
  ]);
  expect(splitChatText('//evil.example')).toEqual([{ text: '//evil.example' }]);
});

const refuse = (word: string): ChatWord => ({ word, outcome: 'refuse' });
const finds = (word: string, text: string) => judgeChatText(text, [refuse(word)]).outcome === 'refuse';

describe('a word is found however it is spelled', () => {
  test.each([
    [
      'EN',
      'wicked',
      [
        'wicked',
        'WICKED!',
        'w.i.c.k.e.d',
        'w i c k e d',
        'wiiickeed',
        'w1ck3d',
        'wісkеd',
        'ｗｉｃｋｅｄ',
        'wíckëd',
        'w\u200Bicked',
        'so wicked you',
      ],
    ],
    ['VI', 'đồ ngu', ['đồ ngu', 'ĐỒ NGU', 'đồ  nguuu', 'đ.ồ ngu', 'đồ\u0300 ngu'.normalize('NFD')]],
    ['VI', 'ngu', ['ngu', 'ngụ', 'n.g.u']],
    ['BN', 'গাধা', ['গাধা', 'তুমি গাধা!', 'গাধাাা', 'গা.ধা']],
    ['TH', 'ควาย', ['ควาย', 'ไอ้ควายเอ๊ย', 'ควายยยย', 'ค.วาย']],
    ['AR', 'حمار', ['حمار', 'حِمَار', 'حـــمـــار', 'يا حمار!', 'حمااار']],
    ['AR', 'أحمق', ['احمق', 'إحمق', 'أحمق']],
    ['CN', '笨蛋', ['笨蛋', '你这笨蛋啊', '笨.蛋', '笨 蛋 啊', '笨笨蛋']],
  ])('in %s: %s', (_language, word, spellings) => {
    for (const text of spellings) expect(finds(word, text), text).toBe(true);
  });

  test.each([
    ['ass', 'a class of glass'],
    ['ass', 'as'],
    ['ass', 'round 455'],
    ['wicked', 'wickedness'],
    ['đồ ngu', 'do ngu'],
    ['ngu', 'nguyen'],
    ['গাধা', 'গাধার'],
    ['حمار', 'حمارة'],
    ['ควาย', 'ความ'],
  ])('but %s is not in “%s”', (word, text) => {
    expect(finds(word, text)).toBe(false);
  });

  test('a star matches any ending', () => {
    expect([finds('wick*', 'wickedness'), finds('গাধা*', 'গাধার'), finds('wick*', 'swick')]).toEqual([true, true, false]);
  });

  test('text without a letter or digit is not a word', () => {
    expect(['***', ' ', '.'].map(isChatWord)).toEqual([false, false, false]);
  });
});

describe('what becomes of it', () => {
  test('the severest outcome applies, and only masked words are masked', () => {
    const words: ChatWord[] = [
      { word: 'darn', outcome: 'mask' },
      { word: 'maybe', outcome: 'hold' },
      { word: 'wicked', outcome: 'refuse' },
    ];
    expect(judgeChatText('a darn day', words)).toEqual({ outcome: 'pass', text: 'a **** day' });
    expect(judgeChatText('maybe a d.a.r.n day', words)).toEqual({ outcome: 'hold', text: 'maybe a ******* day' });
    expect(judgeChatText('maybe wicked', words).outcome).toBe('refuse');
  });

  test('a mask covers the typed text, in every script', () => {
    const mask = (word: string, text: string) => judgeChatText(text, [{ word, outcome: 'mask' }]).text;
    expect(mask('ควาย', 'คนควายยมาก')).toBe('คน*****มาก');
    expect(mask('笨蛋', '你这笨蛋啊')).toBe('你这**啊');
    expect(mask('حمار', 'يا حِمار')).toBe('يا *****');
    expect(mask('wicked', '😀wicked😀')).toBe('😀******😀');
  });

  const letters = fc.string({ unit: fc.constantFrom(...'aáđ0@.  কা্ค่ا\u064E你😀/-1'), maxLength: 60 });
  test('is decided for any text and word, and keeps the length in letters', () => {
    fc.assert(
      fc.property(letters, letters, (text, word) => {
        const said = text.normalize('NFC');
        const { text: judged } = judgeChatText(said, [
          { word: `x${word}`, outcome: 'mask' },
          { word: 'ক', outcome: 'mask' },
        ]);
        expect([...judged]).toHaveLength([...said].length);
      }),
    );
  });

  test('cleaning is idempotent for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (typed) => {
        const { text } = cleanChatText(typed);
        expect(cleanChatText(text).text).toBe(text);
      }),
    );
  });

  test('takes only a moment, even for input made to take long (security D14)', () => {
    const words = Array.from({ length: 1000 }, (_, index): ChatWord => ({ word: `aab${index}aa*`, outcome: 'mask' }));
    for (const text of [
      'a'.repeat(200),
      'a.'.repeat(100),
      '1 '.repeat(100),
      'a@'.repeat(100),
      'a.b'.repeat(66),
      `${'x'.repeat(190)}.com`,
      '/'.repeat(200),
    ]) {
      const begin = performance.now();
      cleanChatText(text);
      judgeChatText(text, words);
      expect(performance.now() - begin, text.slice(0, 10)).toBeLessThan(2000);
    }
  });
});

describe('the pace', () => {
  const now = new Date('2026-03-14T12:00:00Z');
  const ago = (seconds: number, text: string | null = 'x', roomId = 'one'): Said => ({
    at: new Date(now.getTime() - seconds * 1000),
    roomId,
    text,
  });
  const wait = (before: Said[], room: { slowMode?: number; text?: string | null } = {}) =>
    chatWait(now, { roomId: 'one', slowMode: 0, text: 'hello', ...room }, before);

  test.each<[string, Said[], Parameters<typeof wait>[1], ReturnType<typeof chatWait>]>([
    ['nothing said', [], {}, null],
    ['one in three seconds', [ago(2)], {}, { why: 'pause', seconds: 1 }],
    ['whole seconds, never too few', [ago(2.1)], {}, { why: 'pause', seconds: 1 }],
    ['three seconds are over', [ago(3)], {}, null],
    ['twenty in five minutes', Array.from({ length: 20 }, (_, index) => ago(5 + index)), {}, { why: 'many', seconds: 276 }],
    ['nineteen', Array.from({ length: 19 }, (_, index) => ago(5 + index)), {}, null],
    ['the same again', [ago(10), ago(20, 'HELLO!')], {}, { why: 'repeated', seconds: 40 }],
    ['the same a minute later', [ago(60, 'hello')], {}, null],
    ['a card, which is never the same', [ago(10, null)], { text: null }, null],
    ['a slow room', [ago(10)], { slowMode: 30 }, { why: 'slow', seconds: 20 }],
    ['a slow room, written in another', [ago(10, 'x', 'two')], { slowMode: 30 }, null],
    ['the longest of all', [ago(1, 'hello')], { slowMode: 30 }, { why: 'repeated', seconds: 59 }],
  ])('%s', (_what, before, room, expected) => {
    expect(wait(before, room)).toEqual(expected);
  });
});

describe('who may write', () => {
  const now = new Date('2026-03-14T12:00:30Z');
  const hour = 3_600_000;
  const writer: Writer = {
    role: 'member',
    pausedUntil: null,
    mutedUntil: undefined,
    verified: false,
    createdAt: new Date(now.getTime() - 24 * hour),
    newAccountHours: 24,
    room: { open: true, quiet: null },
    wallTime: '18:00',
  };
  test.each<[string, Partial<Writer>, ReturnType<typeof whyNotWrite>]>([
    ['an account of a day', {}, null],
    ['a newer one', { createdAt: new Date(now.getTime() - 23 * hour) }, { why: 'notYet', until: new Date(now.getTime() + hour) }],
    ['a new one with a proved contact', { createdAt: now, verified: true }, null],
    ['a trial user', { role: 'trial' }, { why: 'trial' }],
    ['whoever pauses', { pausedUntil: new Date(now.getTime() + 1) }, { why: 'paused', until: new Date(now.getTime() + 1) }],
    ['whoever paused', { pausedUntil: now }, null],
    ['whoever is muted', { mutedUntil: new Date(now.getTime() + 1) }, { why: 'muted', until: new Date(now.getTime() + 1) }],
    ['whoever was muted', { mutedUntil: now }, null],
    ['whoever is muted for ever', { mutedUntil: null }, { why: 'muted' }],
    ['in a closed room', { room: { open: false, quiet: null } }, { why: 'closed' }],
    [
      'in quiet hours',
      { room: { open: true, quiet: { from: '17:30', to: '18:30' } } },
      { why: 'hours', until: new Date('2026-03-14T12:30:00Z') },
    ],
  ])('%s', (_who, change, expected) => {
    expect(whyNotWrite({ ...writer, ...change }, now)).toEqual(expected);
  });

  test('betting blocked for six weeks at most is a pause', () => {
    const until = new Date(now.getTime() + 42 * 24 * hour);
    expect([isPause(now, until), isPause(now, new Date(until.getTime() + 1)), isPause(null, until)]).toEqual([true, false, false]);
  });

  test('quiet hours may span midnight, and end on time', () => {
    const night = { from: '23:00', to: '07:00' };
    expect(['22:59', '23:00', '00:00', '06:59', '07:00'].map((time) => isQuietAt(night, time))).toEqual([false, true, true, true, false]);
  });
});
