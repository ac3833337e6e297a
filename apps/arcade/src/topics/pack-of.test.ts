import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { packsFolder } from '../packs/read-games.ts';
import { packsIn } from './pack-of.ts';
import { CannotAnswer } from './question.ts';

test('a broken pack is named, and keeps no other from being asked about', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-packs-'));
  try {
    for (const code of ['lotus-lanterns', 'evening-ferry', 'starfish-keno'])
      cpSync(path.join(packsFolder, code), path.join(folder, code), { recursive: true });
    writeFileSync(path.join(folder, 'lotus-lanterns', 'pack.json'), '{ "pack": "lotus-lanterns", ');
    writeFileSync(path.join(folder, 'starfish-keno', 'pack.json'), '{ "pack": "starfish-keno", "engine": "instant/keno", "version": 1 }');
    const { slotOf, packOf } = packsIn(folder);
    expect(slotOf('evening-ferry').pack.pack).toBe('evening-ferry');
    expect(packOf('slot/lines').pack).toBe('evening-ferry');
    expect(() => slotOf('lotus-lanterns')).toThrow(/lotus-lanterns.pack\.json/);
    expect(() => packOf('instant/keno')).toThrow(/starfish-keno: .*tables/);
    expect(() => slotOf('starfish-keno')).toThrow(CannotAnswer);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
