import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { currencies, gameTypes, languageCodes, languages } from '@parlour/domain';
import { closedSites, legalDocuments, legalSource, loadBrand, loadBrands, templateVersion } from '@parlour/brand/schema';
import { judgePairs, palette } from '@parlour/ui/make-theme';
import fc from 'fast-check';
import { format } from 'oxfmt';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { workspace } from '../../build/places.ts';
import { readTokens } from '../../build/theme-plugin.ts';
import { coverage } from '../../texts/coverage.ts';
import { checkBrand } from '../check-brand.ts';
import { errorsOf } from '../check/problem.ts';
import { draftBrand } from './brand-draft.ts';
import { brandOptionsSchema, type BrandOptions } from './brand-options.ts';
import { draftProblems } from './check-draft.ts';
import { brandFacts } from './facts.ts';
import { writeMissingLegalTexts } from './missing-legal-texts.ts';
import { nextSteps } from './next-steps.ts';
import { brandTokens } from './tokens.ts';
import { writeDraft } from './write-draft.ts';

const shipped = path.join(workspace, 'brands');
const told: BrandOptions = { id: 'harbour', name: 'Harbour Lights', accent: '#c2410c', currency: 'EUR', defaultLanguage: 'EN' };

let brands: string;
beforeEach(() => {
  brands = mkdtempSync(path.join(tmpdir(), 'parlour-new-brand-'));
  cpSync(path.join(shipped, 'neutral'), path.join(brands, 'neutral'), { recursive: true });
});
afterEach(() => rmSync(brands, { recursive: true }));

const draft = (options: Partial<BrandOptions> = {}) => draftBrand({ ...told, ...options }, loadBrands(brands));
async function written(options: Partial<BrandOptions> = {}): Promise<string> {
  const drafted = await draft(options);
  await writeDraft(drafted, brands);
  return path.join(brands, drafted.brand.id);
}

describe('a new brand', () => {
  test('needs a name, a colour, a currency and a language, and is complete: its check finds nothing', async () => {
    const { checks } = await checkBrand(await written());
    expect(errorsOf(checks)).toEqual([]);
    expect(loadBrands(brands).map(({ id }) => id)).toEqual(['harbour', 'neutral']);
  });

  test('contains the options given, and what follows from them', async () => {
    const brand = loadBrand(await written({ currency: 'VND', defaultLanguage: 'VI', domains: 'play.example, www.play.example' }));
    expect(brand).toMatchObject({
      name: 'Harbour Lights',
      merchantCode: 'harbour01',
      domains: ['play.example', 'www.play.example'],
      languages: ['VI', 'EN'],
      dialingCodes: [{ code: '+84', digits: [9] }],
      timeZone: 'Asia/Ho_Chi_Minh',
      limits: { deposit: { min: '100000', max: '50000000' } },
      jurisdiction: { licence: 'demo', minimumAge: 18 },
    });
  });

  test.each(Object.keys(currencies))('may count in %s', (currency) => {
    expect(brandFacts(loadBrand(path.join(shipped, 'neutral')), { ...told, currency }, []).currency).toBe(currency);
  });

  test('has its addresses written down: those of the neutral one, which has the same flags and product lines', async () => {
    const { files } = await draft();
    expect(files.get('urls.txt')).toBe(readFileSync(path.join(shipped, 'neutral/urls.txt'), 'utf8'));
  });

  test('speaks every language, with texts and a face for each', async () => {
    // Only fully translated languages may be offered.
    const whole = languageCodes.filter((code) => coverage(workspace, languages[code].tag).enough);
    const folder = await written({ languages: whole, minimumAge: 21 });
    expect(errorsOf((await checkBrand(folder)).checks)).toEqual([]);
    expect(legalSource(folder, loadBrand(folder), 'BN', 'terms').text).toContain('২১');
    expect(Object.keys(readTokens(folder).font.body)).toEqual(['latin', 'bengali', 'thai', 'arabic']);
  });

  test.each([[['LIVE', 'RNG']], [['LIVE']], [['FISH', 'LOTT']]])('may offer %s alone', async (lines) => {
    const folder = await written({ gameTypes: lines });
    expect(errorsOf((await checkBrand(folder)).checks)).toEqual([]);
    expect(readFileSync(path.join(folder, 'urls.txt'), 'utf8')).toContain(`/${lines[0]!.toLowerCase()}\n`);
  });

  test('sounds like a demo where it is one, and never holds a mark of the template', async () => {
    const folder = await written();
    const texts = globSync('**/*.{json,md,svg,po}', { cwd: folder }).map((file) => readFileSync(path.join(folder, file), 'utf8'));
    expect(texts.join('\n')).not.toMatch(/Parlour|neutral|\{(demo|licensed|name|mail|age|licence)\}/);
    expect(legalSource(folder, loadBrand(folder), 'EN', 'terms').text).toMatch(/is a demonstration[\s\S]*sandbox cashier/);
  });

  test('under a licence sounds like one, and stays closed until its gaps are filled', async () => {
    const drafted = await draft({ jurisdiction: 'LIC-2026/7' });
    expect(await draftProblems(drafted)).toEqual([]);
    await writeDraft(drafted, brands);
    const together = loadBrands(brands);
    expect(closedSites(brands, together).get('harbour')).toMatch(
      /harbour\/legal\/EN\.md: line 3 has the gap \[the authority that granted it\]/,
    );
    // A broken brand does not prevent the next one.
    await draftBrand({ ...told, id: 'beacon' }, together);
    expect(legalSource(path.join(brands, 'harbour'), drafted.brand, 'EN', 'terms').text).toMatch(
      /under the licence LIC-2026\/7(?![\s\S]*(demonstration|sandbox))/,
    );
    expect(nextSteps(drafted, brands)).toMatch(/1\. Fill the \d+ gaps/);
  });

  test('is formatted as the repository is', async () => {
    const { files } = await draft();
    for (const name of ['brand.json', 'tokens.json'])
      expect((await format(name, files.get(name)!, { printWidth: 140 })).code).toBe(files.get(name));
  });
});

test('any accent gives a theme that can be read', () => {
  const template = readTokens(path.join(shipped, 'neutral'));
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (number) => {
      const tokens = brandTokens(template, 'Any', `#${number.toString(16).padStart(6, '0')}`, ['EN']);
      for (const theme of ['dark', 'light'] as const)
        expect(judgePairs(palette(tokens, theme)).filter(({ enough }) => !enough)).toEqual([]);
    }),
    { numRuns: 40 },
  );
});

describe('invalid options are refused by name, and nothing is written', () => {
  const cases: [string, Partial<BrandOptions>, string][] = [
    [
      'an id that is no name of a folder',
      { id: 'Harbour 1' },
      '--id: is "Harbour 1"; it must be 2 to 31 small letters, digits and hyphens, beginning with a letter',
    ],
    ['no name', { name: ' ' }, '--name: is "", which is too little; state 1 or more characters'],
    [
      'a merchant code of another',
      { merchantCode: 'neutral01' },
      '--merchantCode: is "neutral01", which belongs to neutral already; give each brand its own',
    ],
    ['a malformed merchant code', { merchantCode: 'A-1' }, '--merchantCode: is "A-1"; it must be 3 to 12 small letters and digits'],
    [
      'a domain of another',
      { domains: 'a.example,neutral.localhost' },
      '--domains: number 2 is "neutral.localhost", which belongs to neutral already; give each brand its own',
    ],
    [
      'a malformed domain',
      { domains: 'https://a.example' },
      '--domains: number 1 is "https://a.example"; it must be a host in small letters, such as "play.example.com", without https:// and port',
    ],
    [
      'an unknown currency',
      { currency: 'XYZ' },
      `--currency: is "XYZ", which is unknown; choose one of ${Object.keys(currencies).join(', ')}`,
    ],
    [
      'an unknown language',
      { languages: ['EN', 'XX'] },
      `--languages: number 2 is "XX", which is unknown; choose one of ${languageCodes.join(', ')}`,
    ],
    [
      'an unknown default language',
      { defaultLanguage: 'XX' },
      `--defaultLanguage: is "XX", which is unknown; choose one of ${languageCodes.join(', ')}`,
    ],
    [
      'a default language that is not offered',
      { languages: ['TH'] },
      '--defaultLanguage: is not one of languages (TH); choose one of them or add it there',
    ],
    [
      'an unknown product line',
      { gameTypes: ['RNG', 'POKER'] },
      `--gameTypes: number 2 is "POKER", which is unknown; choose one of ${gameTypes.join(', ')}`,
    ],
    ['an accent that is no colour', { accent: 'red' }, '--accent: is "red"; write a colour as #rrggbb, such as #2563c4'],
    ['an age that is no age of a law', { minimumAge: 16 }, '--minimumAge: is 16, which is unknown; choose one of 18, 21'],
  ];
  test.each(cases)('%s', async (_what, options, sentence) => {
    await expect(draft(options)).rejects.toThrow(new Error(sentence));
  });

  test('an id that the code uses for something else, where lint would refuse it', async () => {
    await expect(draft({ id: 'member' })).rejects.toThrow(/^--id: is "member", which the code uses as a string \(.+\); choose another$/);
  });

  test('product lines without a page that lists games', async () => {
    expect(await draftProblems(await draft({ gameTypes: ['LOTT'] }))).toEqual([
      'gameTypes has LOTT, and none of them has a page that lists its games; add one of RNG, LIVE, FISH, PVP, BGS',
    ]);
  });

  test('an existing folder is left as it is, and nothing is left beside it', async () => {
    const folder = await written();
    const before = readFileSync(path.join(folder, 'brand.json'), 'utf8');
    const again = await draftBrand({ ...told, name: 'Other', merchantCode: 'other01', domains: 'other.example' }, []);
    await expect(writeDraft(again, brands)).rejects.toThrow('--id: brands/harbour is there already; choose another id');
    expect(readFileSync(path.join(folder, 'brand.json'), 'utf8')).toBe(before);
    expect(
      globSync('{,.}*', { cwd: brands })
        .filter((name) => name !== '.')
        .sort(),
    ).toEqual(['harbour', 'neutral']);
  });
});

test('the help says what the generator does, and every prompt is a question', () => {
  const { description, properties } = JSON.parse(brandOptionsSchema()) as { description: string; properties: Record<string, object> };
  expect(description).toMatch(/^Writes a new brand/);
  const prompts = Object.values(properties).flatMap((each) => {
    const prompt = (each as { 'x-prompt'?: string | { message: string } })['x-prompt'];
    return prompt === undefined ? [] : [typeof prompt === 'string' ? prompt : prompt.message];
  });
  expect(prompts.length).toBeGreaterThan(5);
  expect(prompts.filter((prompt) => !/^(?:What|Which|On which) .*\?$/.test(prompt))).toEqual([]);
});

test('a neon accent is reported with what the light theme makes of it', async () => {
  const drafted = await draft({ accent: '#ccff00' });
  expect(nextSteps(drafted, brands)).toMatch(/\nNote: light: color\.accent #\w{6} is shown as #\w{6}/);
  expect(nextSteps(await draft(), brands)).not.toContain('Note:');
});

test('brand-options.json, which Nx asks by, is what the domain has', () => {
  const stated = readFileSync(path.join(import.meta.dirname, 'brand-options.json'), 'utf8');
  expect(JSON.parse(stated)).toEqual(JSON.parse(brandOptionsSchema()));
});

test('a language that is added has its legal texts at once, filled in; a text of the brand’s own stays as it is', async () => {
  const folder = await written();
  const terms = path.join(folder, 'legal/EN/terms.md');
  mkdirSync(path.dirname(terms), { recursive: true });
  writeFileSync(terms, '# Terms\n\nOurs.\n');
  const { legalFiles: _texts, ...stated } = loadBrand(folder);
  writeFileSync(path.join(folder, 'brand.json'), JSON.stringify({ ...stated, languages: ['EN', 'VI'] }));
  expect(errorsOf((await checkBrand(folder)).checks)).toEqual([]);
  expect(legalSource(folder, loadBrand(folder), 'VI', 'terms').text).toContain('Harbour Lights');
  expect(legalSource(folder, loadBrand(folder), 'EN', 'terms').text).toBe('# Terms\n\nOurs.\n');
  expect(writeMissingLegalTexts(folder)).toEqual([]);
});

test('a language that is added to a licensed brand gets the clauses begun that only the operator can write', async () => {
  const folder = await written();
  const brand = { ...loadBrand(folder), languages: ['EN', 'VI'], jurisdiction: { licence: 'LIC/1', minimumAge: 18 } };
  writeFileSync(path.join(folder, 'brand.json'), JSON.stringify(brand));
  mkdirSync(path.join(folder, 'legal'));
  writeFileSync(path.join(folder, 'legal/EN.md'), '# terms\n\n## Who we are\n\nHarbour Ltd.\n');
  expect(writeMissingLegalTexts(folder)).toEqual(['legal/VI.md']);
  expect(readFileSync(path.join(folder, 'legal/EN.md'), 'utf8')).toContain('Harbour Ltd.');
  const begun = readFileSync(path.join(folder, 'legal/VI.md'), 'utf8');
  expect(begun).toMatch(/^# terms\n\n[\s\S]*LIC\/1[\s\S]*\n# privacy\n/);
  // Once filled in, no gap is left.
  writeFileSync(path.join(folder, 'legal/VI.md'), begun.replaceAll(/\[[^\]]+\]/g, 'Harbour'));
  for (const document of legalDocuments) expect(legalSource(folder, loadBrand(folder), 'VI', document).gaps).toEqual([]);
});

test('there is a legal template of each document in every language, which follows the English one', () => {
  for (const code of languageCodes)
    for (const document of legalDocuments) expect([code, templateVersion(code, document)]).toEqual([code, templateVersion('EN', document)]);
});
