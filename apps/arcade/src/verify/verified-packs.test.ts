import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { engines } from '../engines/engines.ts';
import { gameCodes } from '../packs/games.ts';
import { packsFolder } from '../packs/read-games.ts';
import { fingerprintOf, rulesOf } from './verified-packs.ts';

const [code] = gameCodes;

test('a pack whose maths has changed has to be verified again; one that only looks different has not', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'parlour-packs-'));
  const folder = path.join(root, code);
  const rewrite = (change: (pack: Record<string, unknown>) => object) => {
    const file = path.join(folder, 'pack.json');
    writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>)));
  };
  try {
    cpSync(path.join(packsFolder, code), folder, { recursive: true });
    const before = fingerprintOf(path.join(packsFolder, code));
    expect(fingerprintOf(folder)).toBe(before);
    rewrite((pack) => ({ ...pack, show: { frame: 'other' } }));
    expect(fingerprintOf(folder)).toBe(before);
    rewrite((pack) => ({ ...pack, rtpTarget: '95.99' }));
    expect(fingerprintOf(folder)).not.toBe(before);
  } finally {
    rmSync(root, { recursive: true });
  }
});

test.each(Object.keys(engines))(
  'packs of %s are verified again when its rules, draws or checks change, not when another engine does',
  (engine) => {
    const names = rulesOf(engine).map((file) => file.replaceAll(path.sep, '/'));
    const has = (part: string) => names.some((name) => name.endsWith(part));
    for (const part of [
      `engines/${engine}/rules.ts`,
      `engines/${engine}/exact-figures.ts`,
      'fairness/draw.ts',
      'fairness/seeds.ts',
      'verify/chance-checks.ts',
    ])
      expect([part, has(part)]).toEqual([part, true]);
    for (const other of Object.keys(engines).filter((name) => name !== engine))
      expect([other, has(`engines/${other}/rules.ts`)]).toEqual([other, false]);
  },
);
