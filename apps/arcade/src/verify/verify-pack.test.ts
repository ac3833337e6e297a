import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { engines, type Engine } from '../engines/engines.ts';
import { gameCodes } from '../packs/games.ts';
import { readGame } from '../packs/read-games.ts';
import { tossEngine } from '../testing/toss-engine.ts';
import { fileChecks } from './file-checks.ts';
import { reportPack } from './report-pack.ts';
import { reportPlay } from './report-play.ts';
import { themeProblems } from './theme.ts';

const tossFolder = path.resolve(import.meta.dirname, '../testing/coin-toss');
const known = { 'test/toss': tossEngine };
const toss = readGame(tossFolder, known).current;

describe('a pack fails', () => {
  const [code] = gameCodes;
  const { pack } = readGame(path.resolve(import.meta.dirname, '../packs', code)).current;
  const real = engines[pack.engine]!;
  const exact = real.exactFigures(pack);
  /** The engine of the first game, with changed figures. */
  const failing = (change: Partial<ReturnType<Engine['exactFigures']>>) => {
    const changed: Engine = { ...real, exactFigures: () => ({ ...exact, ...change }) };
    const { checks, ok } = reportPack(code, 3_000, undefined, { [pack.engine]: changed });
    expect(ok).toBe(false);
    return checks.filter((check) => !check.ok).map(({ id }) => id);
  };
  const share = (numerator: bigint, denominator: bigint) => ({ numerator, denominator });

  test('with a return off its target, outside of its bounds, and not what rounds return', () => {
    expect(failing({ rtp: share(2n, 1n) })).toEqual(['rtp-target', 'rtp-bounds', 'simulated-rtp']);
  });

  test('with a bet that returns too little', () => {
    expect(failing({ bets: { one: share(96n, 100n), other: share(90n, 100n) } })).toEqual(['rtp-bounds']);
  });

  test('that states other figures to players, or has a feature that no round shows', () => {
    expect(failing({ told: {}, unreachable: ['symbol koi'] })).toEqual(['figures', 'reachable']);
  });

  test('with another hit rate, a larger win or other events than were computed', () => {
    expect(failing({ hitRate: share(1n, 100n), maxWin: 1, eventKinds: ['reveal', 'jackpot'] })).toEqual([
      'simulated-hit-rate',
      'largest-win',
      'events',
    ]);
  });

  test('that its engine refuses, by the reason', () => {
    const report = reportPack('coin-toss', 10, tossFolder, { 'test/toss': engines['slot/lines']! });
    expect(report).toMatchObject({
      ok: false,
      checks: [{ id: 'schema', ok: false, note: expect.stringContaining('coin-toss') as string }],
    });
  });
});

describe('the problems of a folder are named', () => {
  const source = path.resolve(import.meta.dirname, '../packs/jade-bamboo-grove');
  /** The findings for a copy of a real game that `change` has broken; `judge` may run only some of the checks. */
  const findings = (change: (folder: string) => void, judge = reported) => {
    const root = mkdtempSync(path.join(tmpdir(), 'packs-'));
    const folder = path.join(root, 'jade-bamboo-grove');
    cpSync(source, folder, { recursive: true });
    change(folder);
    const checks = judge(folder);
    rmSync(root, { recursive: true });
    return new Map(checks.filter((check) => !check.ok).map(({ id, note }) => [id, note ?? '']));
  };
  const reported = (folder: string) => {
    const { pack, checks, ok } = reportPack('jade-bamboo-grove', 1_000, folder);
    expect([pack, ok]).toEqual(['jade-bamboo-grove', false]);
    return checks;
  };
  interface Content extends Record<string, unknown> {
    strips: { paid: string[] };
    scatter: string;
  }
  /** A field that is undefined is left out. */
  const rewrite = (name: string, change: (content: Content) => object) => (folder: string) => {
    const file = path.join(folder, name);
    writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')) as Content)));
  };

  test('a feature that no round can reach', () => {
    const found = findings(
      rewrite('pack.json', (pack) => {
        // Scatters on two reels are never three.
        const paid = pack.strips.paid.map((strip, reel) => (reel < 2 ? strip : strip.replaceAll(pack.scatter, '')));
        return { ...pack, strips: { ...pack.strips, paid } };
      }),
    );
    expect(found.get('reachable')).toContain('free spins');
  });

  test('a text that a language lacks', () => {
    const found = findings(
      rewrite('texts/TH.json', (texts) => ({ ...texts, wildRule: undefined })),
      fileChecks,
    );
    expect(found.get('texts')).toMatch(/TH.*wildRule/);
  });

  test('a symbol without a picture, and one that is too heavy', () => {
    const found = findings((folder) => {
      renameSync(path.join(folder, 'art/orchid.svg'), path.join(folder, 'art/orchids.svg'));
      const dense = Array.from({ length: 100 }, (_, index) => createHash('sha256').update(`${index}`).digest('base64'));
      writeFileSync(path.join(folder, 'art/panda.svg'), dense.join('\n'));
    }, fileChecks);
    expect(found.get('pictures')).toMatch(/^there is no art\/orchid\.svg; panda\.svg has \d{4} bytes \(brotli\), more than 2000$/);
  });

  test('a symbol that does not say how it moves when it wins, and a letter that is none', () => {
    const found = findings(
      rewrite('pack.json', ({ show, ...pack }) => {
        const { gestures, ...looks } = show as { gestures: Record<string, string> };
        return { ...pack, show: { ...looks, gestures: { ...gestures, T: undefined, Q: 'leap' } } };
      }),
      fileChecks,
    );
    expect(found.get('gestures')).toBe('"T" has no gesture; "Q" has a gesture and is no symbol that moves');
  });

  test('a return off its target', () => {
    const found = findings(rewrite('pack.json', (pack) => ({ ...pack, rtpTarget: '95.00' })));
    expect(found.get('rtp-target')).toBe('target 95.00 %');
  });

  test('a file that is no pack, by the place in it', () => {
    const broken = (pack: Content) => ({ ...pack, pays: undefined, stakeUnits: '20', rtpGoal: '96.00' });
    expect(findings(rewrite('pack.json', broken)).get('schema')).toMatch(
      /^jade-bamboo-grove: stakeUnits: .*expected number.*; pays: .*; .*"rtpGoal"$/,
    );
  });

  test.each([
    ['no JSON', '{ "pack": ', /pack\.json: .*JSON/],
    ['no object', '[]', /pack\.json: a pack is a JSON object$/],
    ['of an engine that there is not', '{ "engine": "toString" }', /there is no engine "toString"$/],
  ])('a file that holds %s', (_what, content, told) => {
    const found = findings((folder) => writeFileSync(path.join(folder, 'pack.json'), content));
    expect(found.get('schema')).toMatch(told);
  });

  test('texts and pictures that are not there, and a text of a symbol that is empty in every language', () => {
    const found = findings((folder) => {
      rmSync(path.join(folder, 'art'), { recursive: true });
      rmSync(path.join(folder, 'texts/BN.json'));
      writeFileSync(path.join(folder, 'texts/CN.json'), '{');
      for (const language of ['AR', 'EN', 'TH', 'VI'])
        rewrite(`texts/${language}.json`, (texts) => ({ ...texts, 'symbol.crane': '' }))(folder);
    }, fileChecks);
    expect(found.get('texts')).toMatch(/EN: symbol\.crane; .*TH: symbol\.crane/);
    expect(found.get('texts')).toMatch(/BN: none/);
    expect(found.get('texts')).toMatch(/CN: .*JSON/);
    expect(found.get('pictures')).toContain('there is no art/panda.svg');
  });
});

test('a theme whose text cannot be read, or that sets more than colours, is refused', () => {
  const colours = (text: string) =>
    `:root { --night: #000000; --sheet: #0a0a0a; --panel: #0a0a0a80; --bar: linear-gradient(#101010, #0a0a0a); --feature: #202020; --text: ${text}; --dim: #dddddd; --gold: #ffd67a; }`;
  expect(themeProblems(colours('#ffffff'))).toEqual([]);
  expect(themeProblems(colours('#333333'))).toContain('--text on --sheet has a contrast of 1.57');
  expect(themeProblems(`${colours('#ffffff')} .play { inline-size: 8px; }`)).toEqual(['it must be one rule, for :root']);
});

describe('playing without a wallet', () => {
  const played = reportPlay(toss, { rounds: 500, seed: 'x', events: 2 }, known);

  test('gives the same digest for the same seed, and the engine chooses where nothing is chosen', () => {
    expect(reportPlay(toss, { rounds: 500, seed: 'x', input: { side: 'heads' }, events: 2 }, known)).toEqual(played);
    expect(reportPlay(toss, { rounds: 500, seed: 'y' }, known).digest).not.toBe(played.digest);
    expect(reportPlay(toss, { rounds: 500, seed: 'x', input: { side: 'tails' } }, known).digest).not.toBe(played.digest);
  });

  test('adds up', () => {
    expect(played).toMatchObject({ rounds: 500, stake: 50_000, maxWin: 1.9 });
    expect(played.events).toHaveLength(2);
    expect(played.rtp).toBeCloseTo(played.win / played.stake, 6);
    expect(played.hitRate * 1.9).toBeCloseTo(played.rtp, 5);
    expect((played.ci99[0] + played.ci99[1]) / 2).toBeCloseTo(played.rtp, 5);
  });
});
