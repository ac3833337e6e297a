import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkBrand } from './check-brand.ts';
import { errorsOf, sentenceOf } from './check/problem.ts';
import { copyBrand, type BrandCopy } from './check/testing.ts';

let copy: BrandCopy;
beforeEach(() => {
  copy = copyBrand('neutral');
});
afterEach(() => copy.close());

const errors = async () => errorsOf((await checkBrand(copy.folder)).checks);
/** Expects that all errors come from this check, and at least one matches. */
async function expectError(name: string, sentence: RegExp): Promise<void> {
  const { checks } = await checkBrand(copy.folder);
  const found = checks.filter((check) => check.errors.length > 0);
  expect(found.map((check) => check.name)).toEqual([name]);
  expect(found[0]!.errors.map(sentenceOf).join('\n')).toMatch(sentence);
}

test('a copy of a shipped brand passes', async () => {
  expect(await errors()).toEqual([]);
});

test('a licensed brand without a usable payment provider is not ready', async () => {
  copy.facts((facts) => (facts['jurisdiction'] = { licence: 'MGA/0000', minimumAge: 18 }));
  expect(await errors()).toContainEqual(
    expect.stringMatching(
      /brand\.json: jurisdiction\.licence names a licence, and PAYMENT_PROVIDERS names no payment provider for it; connect/,
    ),
  );
});

test('a brand may have only one theme, dark or light, and the other is not checked', async () => {
  for (const theme of ['dark', 'light']) {
    copy.facts((facts) => {
      facts['defaultTheme'] = theme;
      (facts['flags'] as Record<string, boolean>)['themeSwitch'] = false;
    });
    const { checks } = await checkBrand(copy.folder);
    expect([errorsOf(checks), checks.find(({ name }) => name === 'Contrast')!.looked]).toEqual([
      [],
      expect.stringMatching(`pairs, ${theme}$`),
    ]);
  }
});

describe('facts and design', () => {
  test('an unknown key is named, and checks that need no facts still run', async () => {
    copy.facts((facts) => (facts['colour'] = 'red'));
    copy.remove('assets/logo.svg');
    expect((await errors()).join('\n')).toMatch(/brand\.json: .*colour.*\n.*logo\.svg: is missing/);
  });

  test('a missing folder', async () => {
    copy.remove('.');
    expect((await errors()).join('\n')).toMatch(/brand\.json: is missing/);
  });

  test('a host that another brand has is reported with both brands', async () => {
    copy.neighbour('other', (facts) => (facts['merchantCode'] = 'other01'));
    await expectError('Facts', /domains\.0 is "neutral\.localhost", which belongs to other already/);
  });

  test('another brand’s faults do not matter', async () => {
    copy.neighbour('other', (facts) => delete facts['flags']);
    expect(await errors()).toEqual([]);
  });

  test.each<[string, (tokens: Record<string, any>) => void, RegExp]>([
    [
      'a wrong token',
      (tokens) => (tokens['radius'].$value.value = 400),
      /tokens\.json: radius\.\$value\.value is 400, which is too much; state \d+ or less/,
    ],
    [
      'an unknown style',
      (tokens) => (tokens['$extensions'].parlour.gradient = 'neon'),
      /\$extensions\.parlour\.gradient is "neon", which is unknown; choose one of/,
    ],
    [
      'an unknown token',
      (tokens) => (tokens['color'].acent = tokens['color'].accent),
      /tokens\.json: color\.acent is no key of a brand's tokens; write accent, or remove it/,
    ],
    ['a token that is not stated', (tokens) => delete tokens['color'].accent, /tokens\.json: color\.accent is missing; state it/],
  ])('%s is named by its path', async (_what, change, sentence) => {
    copy.tokens(change);
    await expectError('Design', sentence);
  });

  test.each([
    ['that are not JSON', '{', /tokens\.json: is not JSON \(.+\); mend it there$/],
    ['with a mark before them', '\ufeff{}', /tokens\.json: begins with a byte order mark; save it as UTF-8 without one$/],
  ])('tokens %s', async (_what, text, sentence) => {
    copy.write('tokens.json', text);
    await expectError('Design', sentence);
  });

  test('missing tokens', async () => {
    copy.remove('tokens.json');
    await expectError('Design', /tokens\.json: is missing; write what the brand decided of its look/);
  });
});

describe('pictures', () => {
  const into = (inside: string) => () => copy.change('assets/logo.svg', '</svg>', `${inside}</svg>`);
  test.each<[string, () => void, RegExp]>([
    ['one that is missing', () => copy.remove('assets/favicon.svg'), /favicon\.svg: is missing; draw it/],
    ['one that is no SVG', () => copy.write('assets/icon.svg', 'PNG'), /icon\.svg: cannot be drawn/],
    ['one that is too large', into(`<!--${'x'.repeat(13_000)}-->`), /logo\.svg: has \d+ bytes, and may have 12288/],
    ['one without a viewBox', () => copy.change('assets/logo.svg', /viewBox="[^"]*"/, 'width="40" height="10"'), /has no viewBox/],
    ['a script', into('<script>alert(1)</script>'), /logo\.svg: holds a <script>/],
    ['a handler', into('<path onload="alert(1)"/>'), /holds onload, which runs a script/],
    ['text', into('<text>Hi</text>'), /holds <text>, for which visitors lack the font/],
    ['a picture from elsewhere', into('<image href="https://cdn.example/x.png"/>'), /a reference to https:\/\/cdn\.example/],
    ['a colour from elsewhere', into('<path fill="url(other.svg#a)"/>'), /a reference to other\.svg#a/],
    [
      'an icon that is not square',
      () => copy.change('assets/icon.svg', /viewBox="[^"]*"/, 'viewBox="0 0 512 400"'),
      /icon\.svg: is 512 by 400; draw it square/,
    ],
    [
      'a social card of another size',
      () => copy.change('assets/social-card.svg', /viewBox="[^"]*"/, 'viewBox="0 0 1200 600"'),
      /social-card\.svg: is 1200 by 600; draw it 1200 by 630/,
    ],
    [
      'an emblem outside of the safe zone',
      () => copy.change('assets/icon-maskable.svg', /translate\([^)]*\) scale\([^)]*\)/, 'translate(0 0) scale(4)'),
      /icon-maskable\.svg: reaches \d+ % of the side away from the middle/,
    ],
    [
      'a maskable icon without a ground',
      () => copy.change('assets/icon-maskable.svg', /<rect [^>]*\/>/, ''),
      /icon-maskable\.svg: leaves its corners open/,
    ],
  ])('%s', async (_what, spoil, sentence) => {
    spoil();
    await expectError('Pictures', sentence);
  });
});

describe('texts', () => {
  const wording = (text: string) => () => copy.write('wording/en.po', text);
  test.each<[string, () => void, RegExp]>([
    [
      'words for an unknown message',
      wording('msgid "No such text"\nmsgstr "x"\n'),
      /en\.po: words a message that nobody shows: "No such text"/,
    ],
    [
      'words without a value that belongs in them',
      wording('msgid "Please enter {min, number} to {max, number} characters."\nmsgstr "Up to {max}"\n'),
      /the words for "Please enter .*": lacks \{min\}/,
    ],
    ['words that are not closed', wording('msgid "Hot games"\nmsgstr "{Hot"\n'), /the words for "Hot games" are no message/],
    ['words in a language that is not offered', () => copy.write('wording/th.po', ''), /th\.po: words TH, which the brand does not offer/],
    ['a file named after no language', () => copy.write('wording/english.po', ''), /english\.po: english\.po is named after no language/],
  ])('%s', async (_what, spoil, sentence) => {
    spoil();
    await expectError('Wording', sentence);
  });

  test.each<[string, () => void, RegExp]>([
    [
      'clauses of no document',
      () => copy.write('legal/EN.md', '# rules\n\nBe kind.\n'),
      /legal\/EN\.md: has clauses of "rules"; name one of terms, privacy, responsible-play/,
    ],
    ['one in a form that pages cannot show', () => copy.write('legal/EN/terms.md', '# Terms\n\n<b>x</b>\n'), /terms\.md: .*<b>/],
    ['one without a title', () => copy.write('legal/EN/terms.md', 'Words.\n\nMore.\n'), /terms\.md: does not begin with a title/],
    [
      'a template as it is',
      () => copy.write('legal/EN/terms.md', '# Terms\n\n{demo} {name} is for demonstration.\n'),
      /terms\.md: line 3 holds \{demo\}, a mark of the templates; write what it stands for\n.*line 3 holds \{name\}/,
    ],
    ['one that says nothing', () => copy.write('legal/EN/terms.md', '# Terms\n'), /terms\.md: says nothing/],
  ])('%s', async (_what, spoil, sentence) => {
    spoil();
    await expectError('Legal texts', sentence);
  });

  test('a gap in a legal text is a note for a demo, and an error for a licensed brand', async () => {
    copy.write('legal/EN/terms.md', '# Terms\n\nHeld by us, [the company].\n');
    expect(await errors()).toEqual([]);
    const { checks } = await checkBrand(copy.folder);
    expect(checks.flatMap(({ notes }) => notes.map(sentenceOf)).join()).toMatch(/terms\.md: line 3 has the gap \[the company\]/);
    copy.facts((facts) => {
      facts['jurisdiction'].licence = 'LIC/1';
      facts['domains'] = ['play.parlour-neutral.com'];
    });
    expect((await errors()).join()).toMatch(/terms\.md: line 3 has the gap \[the company\]/);
  });
});

describe('links', () => {
  const legal = (sentence: string) => () => copy.write('legal/EN/terms.md', `# Terms\n\n${sentence}\n`);
  const contact = (csType: string, url: string) => () => copy.facts((facts) => (facts['contacts'][0] = { csType, title: 'Help', url }));
  test.each<[string, () => void, RegExp]>([
    [
      'a domain whose label is too long',
      () => copy.facts((facts) => (facts['domains'] = [`${'a'.repeat(64)}.example`])),
      /domains has a{64}\.example/,
    ],
    ['a domain that is a number', () => copy.facts((facts) => (facts['domains'] = ['127.0.0.1'])), /domains has 127\.0\.0\.1/],
    ['a contact that is no host', contact('LIVECHAT', 'https://chat'), /contacts\.0\.url https:\/\/chat leads to chat/],
    ['a contact with a password', contact('LIVECHAT', 'https://me:it@chat.example/'), /holds a user name or password/],
    ['an e-mail contact that is none', contact('EMAIL', 'https://mail.example/'), /is no address of EMAIL; begin it with mailto:/],
    ['an e-mail address without a host', contact('EMAIL', 'mailto:help'), /mailto:help is no e-mail address/],
    [
      'an address in a legal text that is not encrypted',
      legal('See http://law.example/a.'),
      /http:\/\/law\.example\/a, which is not encrypted/,
    ],
    ['a page that the site does not have', legal('See /wallet/rules for more.'), /names \/wallet\/rules, which is no page/],
    ['a link that pages would show as it is written', legal('See [the rules](https://law.example/).'), /holds a link in Markdown/],
  ])('%s', async (_what, spoil, sentence) => {
    spoil();
    await expectError('Links', sentence);
  });

  test('existing pages, web addresses and e-mail addresses may be named', async () => {
    legal('Open /promotions, https://law.example/a?b=1 or write to help@neutral.example.')();
    expect(await errors()).toEqual([]);
  });
});

describe('games', () => {
  test.each<[string, (facts: Record<string, any>) => void, RegExp]>([
    ['an unknown vendor', (facts) => facts['vendors'].push('ZZZ'), /vendors has ZZZ, which the catalogue does not have/],
    [
      'too few games',
      (facts) => Object.assign(facts, { vendors: ['JL'], gameTypes: ['RNG'] }),
      /the vendors give \d+ of the \d+ games of RNG, and a site shows half of them or more; add vendors/,
    ],
    [
      'no product line with a page of its own',
      (facts) => (facts['gameTypes'] = ['SPORTS', 'LOTT']),
      /gameTypes has SPORTS, LOTT, and none of them has a page that lists its games; add one of RNG, LIVE/,
    ],
    [
      'a product line that nobody makes',
      (facts) => Object.assign(facts, { vendors: facts['vendors'].filter((code: string) => code !== 'DRW') }),
      /gameTypes has LOTT, which none of the vendors makes; add a vendor that makes it/,
    ],
  ])('%s', async (_what, change, sentence) => {
    copy.facts(change);
    await expectError('Games', sentence);
  });
});
