import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { currencies, languageCodes, reservedFlags } from '@parlour/domain';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BrandError, closedSites, demandLegalTexts, legalDocuments, legalFile, legalSource, loadBrand, loadBrands } from './schema.ts';

const template = path.resolve(import.meta.dirname, '../../../brands/neutral');
const notBuilt = reservedFlags[0]!;
let root: string;

/** The folder of a copy of the neutral brand, with its facts changed. */
function brandWith(change: (facts: Record<string, any>) => void, id = 'neutral'): string {
  const folder = path.join(root, id);
  mkdirSync(folder, { recursive: true });
  const facts = JSON.parse(readFileSync(path.join(template, 'brand.json'), 'utf8'));
  facts.id = id;
  change(facts);
  writeFileSync(path.join(folder, 'brand.json'), JSON.stringify(facts));
  return folder;
}

/** The error message, with file names relative to the folder of all brands. */
function refusal(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof BrandError) return error.message.replaceAll(`${path.relative(process.cwd(), root)}/`, '');
    throw error;
  }
  throw new Error('the brand was taken');
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'parlour-brand-'));
});
afterEach(() => rmSync(root, { recursive: true }));

describe('a broken brand.json is refused with one sentence: the path in it, what is wrong, and the fix', () => {
  const cases: [string, (facts: Record<string, any>) => void, string][] = [
    [
      'an unknown key that is near a known one',
      (f) => (f.currencies = 'USD'),
      'currencies is no key of a brand; write currency, or remove it',
    ],
    ['an unknown key', (f) => (f.colour = 'red'), 'colour is no key of a brand; remove it'],
    ['an unknown flag', (f) => (f.flags.jackpot = true), 'flags.jackpot is no key of a brand; write jackpotCounter, or remove it'],
    ['a flag that is not stated', (f) => delete f.flags.freePlay, 'flags.freePlay is missing; state it, for nothing has a default'],
    ['a missing part', (f) => delete f.limits, 'limits is missing; state it, for nothing has a default'],
    [
      'a flag without the one that it needs',
      (f) => Object.assign(f.flags, { winnerBoard: false }),
      'flags.jackpotCounter is on, but needs flags.winnerBoard, which is off; turn winnerBoard on, or jackpotCounter off',
    ],
    [
      'a flag whose feature is not built',
      (f) => (f.flags[notBuilt] = true),
      `flags.${notBuilt} is on, but its feature is not built yet; write false`,
    ],
    [
      'a content delivery network that is no origin',
      (f) => (f.imageCDNs = ['http://img.example.com/']),
      'imageCDNs.0 is "http://img.example.com/"; it must be an https: origin without a path, such as "https://img.example.com"',
    ],
    [
      'a vendor whose sports games stand under two lines',
      (f) => (f.vendorSplit = { ESPORTS: ['AV'], COCKFIGHT: ['SV3', 'AV'] }),
      'vendorSplit.COCKFIGHT.1 is AV, which ESPORTS has too; name each vendor under one of them',
    ],
    ['no boolean', (f) => (f.flags.freePlay = 'yes'), 'flags.freePlay is "yes", which is no boolean; write a boolean (true or false)'],
    [
      'a default language that it does not offer',
      (f) => (f.defaultLanguage = 'TH'),
      'defaultLanguage is not one of languages (EN, AR); choose one of them or add it there',
    ],
    [
      'an unknown language',
      (f) => (f.languages[1] = 'XX'),
      `languages.1 is "XX", which is unknown; choose one of ${languageCodes.join(', ')}`,
    ],
    [
      'an unknown currency',
      (f) => (f.currency = 'USDT'),
      `currency is "USDT", which is unknown; perhaps USD is meant: choose one of ${Object.keys(currencies).join(', ')}`,
    ],
    [
      'a domain with a port',
      (f) => (f.domains = ['https://play.example']),
      'domains.0 is "https://play.example"; it must be a host in small letters, such as "play.example.com", without https:// and port',
    ],
    ['no domain', (f) => (f.domains = []), 'domains is [], which is too little; state 1 or more of them'],
    [
      'no way to register',
      (f) =>
        Object.assign(f.flags, { usernameRegistration: false, mobileRegistration: false, mobileVerification: false }) &&
        (f.registration = { byUsername: [], byMobile: [] }),
      'flags.usernameRegistration is off as mobileRegistration is, and nobody could register; turn one of them on',
    ],
    [
      'fields of a method that is off',
      (f) => Object.assign(f.flags, { mobileRegistration: false, mobileVerification: false }),
      'registration.byMobile has fields, but flags.mobileRegistration is off; empty it, or turn the flag on',
    ],
    [
      'registration by a number that nothing proves',
      (f) => (f.flags.mobileVerification = false),
      'flags.mobileRegistration is on, but neither a code by SMS proves the number nor does a password suffice; turn mobileVerification or mobilePasswordRegistration on',
    ],
    [
      'a code by SMS that no field takes',
      (f) => f.registration.byMobile.splice(1, 1),
      'registration.byMobile asks for a code by SMS, but lacks the required field verificationCode; add it',
    ],
    [
      'a method without a password',
      (f) => f.registration.byUsername.splice(1, 1),
      'registration.byUsername lacks the required field password; add it',
    ],
    [
      'passwords longer than anybody may be asked for',
      (f) => (f.registration.byUsername[1].min = 16),
      'registration.byUsername.1.min asks for passwords of 16 characters; ask for 8 to 15; 10 is usual',
    ],
    [
      'a field named twice',
      (f) => f.registration.byUsername.push(f.registration.byUsername[0]),
      'registration.byUsername.7.name is there twice; remove one',
    ],
    [
      'more decimals than the currency has',
      (f) => (f.limits.deposit.min = '1.001'),
      'limits.deposit.min is no amount in USD (amount_decimals); write one that it can be paid in',
    ],
    [
      'an amount that is none',
      (f) => (f.freePlayAmount = '1,000'),
      'freePlayAmount is "1,000"; it must be a decimal in major units, such as "100.00"',
    ],
    [
      'a smallest deposit above the largest',
      (f) => (f.limits.deposit.min = '999999.00'),
      'limits.deposit.min is more than max; exchange them or mend one',
    ],
    [
      'a forced receipt that is neither',
      (f) => (f.forcedReceipt = 'maybe'),
      'forcedReceipt is "maybe", which is unknown; choose one of refund, keep',
    ],
    ['the same language twice', (f) => f.languages.push('EN'), 'languages names something twice; name each once'],
    [
      'a time zone that does not exist',
      (f) => (f.timeZone = 'Mars/Base'),
      'timeZone is no time zone; write one of IANA, such as "Asia/Dhaka"',
    ],
    [
      'the in-house games without their vendor',
      (f) => f.vendors.shift(),
      'flags.inHouseGames must be on exactly when vendors has JL, the in-house vendor; turn it, or mend vendors',
    ],
    [
      'an age that no law here knows',
      (f) => (f.jurisdiction.minimumAge = 16),
      'jurisdiction.minimumAge is 16, which is unknown; choose one of 18, 21',
    ],
    ['an id that is not the name of the folder', (f) => (f.id = 'other'), 'id is "other"; give it the name of the folder'],
  ];

  test.each(cases)('%s', (_what, change, sentence) => {
    const folder = brandWith(change);
    expect(refusal(() => loadBrand(folder))).toBe(`neutral/brand.json: ${sentence}`);
  });

  test.each<[string, string | Buffer, RegExp]>([
    ['that is not JSON', '{\n  "id": nothing\n}', /^is not JSON \(.*"id": nothing.*\); mend it there$/],
    ['that is empty', '', /^is not JSON \(.+\); mend it there$/],
    ['that an editor began with a byte order mark', '\ufeff{}', /^begins with a byte order mark; save it as UTF-8 without one$/],
    ['in another encoding', Buffer.from('\ufeff{}', 'utf16le'), /^is not written in UTF-8; save it as UTF-8$/],
    ['with letters of an older encoding', Buffer.from('{"name":"Caf\u00e9"}', 'latin1'), /^is not written in UTF-8; save it as UTF-8$/],
  ])('a file %s', (_what, text, sentence) => {
    const folder = brandWith(() => undefined);
    writeFileSync(path.join(folder, 'brand.json'), text);
    const [file, ...said] = refusal(() => loadBrand(folder)).split(': ');
    expect([file, said.join(': ')]).toEqual(['neutral/brand.json', expect.stringMatching(sentence)]);
  });

  test('a file with Windows line endings is accepted', () => {
    const folder = brandWith(() => undefined);
    const file = path.join(folder, 'brand.json');
    writeFileSync(file, JSON.stringify(JSON.parse(readFileSync(file, 'utf8')), null, 2).replaceAll('\n', '\r\n'));
    expect(loadBrand(folder).id).toBe('neutral');
  });

  test('two mistakes give two sentences', () => {
    const folder = brandWith((f) => Object.assign(f, { currency: 'XXX', colour: 'red' }));
    expect(refusal(() => loadBrand(folder)).split('\n')).toHaveLength(2);
  });
});

describe('brands that conflict', () => {
  test('a folder that has no brand.json', () => {
    mkdirSync(path.join(root, 'empty'));
    expect(refusal(() => loadBrands(root))).toBe('empty/brand.json: is missing; make a brand by `npx nx g brand`');
  });

  test('a folder that is still being written does not count as a brand yet', () => {
    mkdirSync(path.join(root, '.half'));
    brandWith(() => undefined);
    expect(loadBrands(root).map(({ id }) => id)).toEqual(['neutral']);
  });

  test('a host that belongs to another', () => {
    brandWith(() => undefined);
    brandWith((f) => Object.assign(f, { merchantCode: 'other01', domains: ['other.example', 'neutral.localhost'] }), 'other');
    expect(refusal(() => loadBrands(root))).toBe(
      'other/brand.json: domains.1 is "neutral.localhost", which belongs to neutral already; give each brand its own',
    );
  });

  test('a merchant code that belongs to another', () => {
    brandWith(() => undefined);
    brandWith((f) => (f.domains = ['other.example']), 'other');
    expect(refusal(() => loadBrands(root))).toBe(
      'other/brand.json: merchantCode is "neutral01", which belongs to neutral already; give each brand its own',
    );
  });
});

describe('a licensed brand', () => {
  const licensed = (facts: Record<string, any>) => {
    facts.jurisdiction.licence = 'MGA/B2C/000/2026';
  };
  const withTexts = () => {
    const folder = brandWith(licensed);
    for (const language of ['EN', 'AR'])
      for (const document of legalDocuments) {
        mkdirSync(path.join(folder, 'legal', language), { recursive: true });
        writeFileSync(path.join(folder, legalFile(language, document)), '# Title\n\nWhole.\n');
      }
    return folder;
  };

  const demand = (folder: string) => demandLegalTexts(folder, loadBrand(folder));

  test('must fill in what only its operator knows, in every language', () => {
    expect(refusal(() => demand(brandWith(licensed)))).toMatch(
      /^neutral\/legal\/EN\/terms\.md: has the gap \[the authority that granted it\] of the template, but the brand names a licence; write the section in clauses of your own \(npx nx legal-texts neutral begins them\), or set jurisdiction\.licence of brand\.json to "demo"/,
    );
  });

  test('may fill it in by clauses, which replace the template’s sections', () => {
    const folder = brandWith((facts) => {
      licensed(facts);
      facts.languages = ['EN'];
    });
    const brand = loadBrand(folder);
    const clauses = [
      '# terms\n\nHeld under MGA/B2C/000/2026.\n\n## Deposits and withdrawals\n\nBy Acme Pay.\n\n## Who we are\n\n[the company].',
      '# privacy\n\n## Who is responsible\n\nAcme Ltd.',
      '# responsible-play\n\n## Need a break?\n\nCall 123.\n\n## Ours alone\n\nRest.\n',
    ].join('\n\n');
    mkdirSync(path.join(folder, 'legal'));
    writeFileSync(path.join(folder, 'legal/EN.md'), clauses);
    expect(refusal(() => demand(folder))).toBe(
      'neutral/legal/EN.md: line 11 has the gap [the company], but the brand names a licence; write what belongs there, or set jurisdiction.licence of brand.json to "demo"',
    );
    writeFileSync(path.join(folder, 'legal/EN.md'), clauses.replace('[the company]', 'Acme Ltd'));
    const { text } = legalSource(folder, brand, 'EN', 'responsible-play');
    expect(text).toMatch(/^# [^]*Call 123\.[^]*## Ours alone\n\nRest\.\n$/);
  });

  test('may leave no gap in them', () => {
    const folder = withTexts();
    writeFileSync(path.join(folder, 'legal/AR/privacy.md'), '# Privacy\n\nAsk [name of the company] for it.\n');
    expect(refusal(() => demand(folder))).toBe(
      'neutral/legal/AR/privacy.md: line 3 has the gap [name of the company], but the brand names a licence; write what belongs there, or set jurisdiction.licence of brand.json to "demo"',
    );
  });

  test('may open when its texts are complete', () => {
    const folder = withTexts();
    expect(() => demand(folder)).not.toThrow();
    expect(closedSites(root, [loadBrand(folder)]).size).toBe(0);
  });

  test('is the only one that stays closed, with one sentence that says what to fix and how much more there is', () => {
    brandWith((f) => Object.assign(f, { merchantCode: 'demo01', domains: ['demo.example'] }), 'demo');
    const folder = withTexts();
    writeFileSync(path.join(folder, 'legal/EN/terms.md'), '# Terms\n\nBy [the company], in [the town].\n');
    writeFileSync(path.join(folder, 'legal/AR/privacy.md'), '# Privacy\n\nAsk [the company].\n');
    const closed = closedSites(root, loadBrands(root));
    expect([...closed.keys()]).toEqual(['neutral']);
    expect(closed.get('neutral')).toMatch(
      /neutral\/legal\/EN\/terms\.md: line 3 has the gap \[the company\], but .* \(npx nx check neutral tells 2 more\)$/,
    );
  });
});
