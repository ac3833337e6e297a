import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { gameCodes } from '../packs/games.ts';
import { packsFolder } from '../packs/read-games.ts';
import { fingerprintOf } from './verified-packs.ts';

const [code] = gameCodes;

test('a pack that has changed, be it by one byte, is checked again; another is not', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-packs-'));
  try {
    cpSync(path.join(packsFolder, code), path.join(folder, code), { recursive: true });
    expect(fingerprintOf(code, folder)).toBe(fingerprintOf(code));
    appendFileSync(path.join(folder, code, 'pack.json'), ' ');
    expect(fingerprintOf(code, folder)).not.toBe(fingerprintOf(code));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
