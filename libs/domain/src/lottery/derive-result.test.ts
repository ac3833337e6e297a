import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { seededBytes, sha256Hex } from '../fairness/index.ts';
import { deriveResult } from './derive-result.ts';
import { packIds, packs } from './packs.ts';
import { readResult } from './result.ts';

const seeds = {
  serverSeed: '7f1b0c2e9d4a5b6c8e0f1a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d5e6f',
  clientSeed: 'demo-game',
  nonce: 20260822001,
};

describe('in-house draws', () => {
  test('the published seeds give the published results', () => {
    expect(deriveResult(packs.k3, seeds)).toEqual({ dice: ['5', '4', '2'] });
    expect(deriveResult(packs.pk10, seeds)).toEqual({ order: ['3', '5', '10', '2', '4', '7', '9', '1', '8', '6'] });
    expect(deriveResult(packs.hanoi, seeds)).toEqual({ special: ['29121'], prize1: ['23253'] });
    expect(sha256Hex(seeds.serverSeed)).toMatch(/^800094a3/);
  });

  test.each(packIds)('a result of %s is whole and valid', (id) => {
    expect(readResult(packs[id], deriveResult(packs[id], seeds))).toMatchObject({ missing: [] });
  });

  test('lao has four digits, and a north repeats where chance does', () => {
    expect(deriveResult(packs.lao, seeds)['number']![0]).toHaveLength(4);
  });

  test('another seed, salt or issue is another result', () => {
    const results = [seeds, { ...seeds, nonce: 1 }, { ...seeds, clientSeed: 'XSMB-60213' }, { ...seeds, serverSeed: '0'.repeat(64) }];
    expect(new Set(results.map((each) => deriveResult(packs['vn-north'], each)['prize3']!.join(' '))).size).toBe(4);
  });

  test('a seed that is none is refused', () => {
    expect(() => deriveResult(packs.k3, { ...seeds, serverSeed: 'seed' })).toThrow(RangeError);
  });
});

test('the bytes of seeds are those of HMAC-SHA256, block after block', () => {
  const next = seededBytes(seeds);
  const read = Buffer.from(Array.from({ length: 96 }, () => next()));
  const block = (cursor: number) => createHmac('sha256', seeds.serverSeed).update(`demo-game:20260822001:${cursor}`).digest();
  expect(read).toEqual(Buffer.concat([block(0), block(1), block(2)]));
});

test.each([0, 55, 56, 63, 64, 65, 1000])('hashing %i characters is SHA-256', (length) => {
  expect(sha256Hex('a'.repeat(length))).toBe(createHash('sha256').update('a'.repeat(length)).digest('hex'));
});
