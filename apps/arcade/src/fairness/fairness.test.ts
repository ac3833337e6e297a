import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { draw, drawFrom } from '@parlour/domain/fairness';
import { roundBytes, seedHash } from './seeds.ts';
import { webSeedHash, withWebRoundBytes } from '../verify/page/web-seeds.ts';
import vectors from './vectors.json' with { type: 'json' };

const seeds = { serverSeed: '0123456789abcdef'.repeat(4), clientSeed: 'lantern', nonce: 7 };

function source(words: readonly number[]): () => number {
  const bytes = words.flatMap((word) => [(word >>> 24) & 255, (word >>> 16) & 255, (word >>> 8) & 255, word & 255]);
  return () => {
    const byte = bytes.shift();
    if (byte === undefined) throw new Error('no bytes left');
    return byte;
  };
}

describe('drawing a number', () => {
  test('takes the remainder of four big-endian bytes', () => {
    expect(draw(source([0x01020304]), 31)).toBe(0x01020304 % 31);
  });

  test('throws away words above the largest multiple, which would favour small numbers', () => {
    // 2^32 = 31 x 138547332 + 4: the last four words are not used.
    expect(draw(source([0xfffffffc, 0xffffffff, 5]), 31)).toBe(5);
    expect(draw(source([0xfffffffb]), 31)).toBe(30);
  });

  test('never throws anything away when the count divides 2^32', () => {
    expect(draw(source([0xffffffff]), 32)).toBe(31);
    expect(draw(source([0xffffffff]), 2 ** 32)).toBe(0xffffffff);
  });

  test.each([0, -1, 1.5, 2 ** 32 + 1])('refuses to draw from %d values', (count) => {
    expect(() => draw(source([1]), count)).toThrow(RangeError);
  });

  test.each([30, 31, 33])('is uniform over %i values (chi-square on a million draws, security G03)', (count) => {
    const draws = 1_000_000;
    const bytes = roundBytes({ ...seeds, clientSeed: `chi-${count}` });
    const seen = Array.from({ length: count }, () => 0);
    for (let index = 0; index < draws; index += 1) seen[draw(bytes, count)]! += 1;
    const expected = draws / count;
    const chi = seen.reduce((sum, times) => sum + (times - expected) ** 2 / expected, 0);
    const freedom = count - 1;
    // Wilson-Hilferty turns the statistic into a normal deviate. By chance it exceeds 4 once in 30,000 runs, and these runs are fixed.
    const deviate = ((chi / freedom) ** (1 / 3) - (1 - 2 / (9 * freedom))) / Math.sqrt(2 / (9 * freedom));
    expect(Math.abs(deviate)).toBeLessThan(4);
  });
});

describe('the bytes of a round', () => {
  test('are HMAC-SHA256 of clientSeed:nonce:cursor, block after block', () => {
    const block = (cursor: number) => createHmac('sha256', seeds.serverSeed).update(`lantern:7:${cursor}`).digest();
    const bytes = roundBytes(seeds);
    const read = Buffer.from(Array.from({ length: 96 }, () => bytes()));
    expect(read).toEqual(Buffer.concat([block(0), block(1), block(2)]));
  });

  test('are the same in a browser, however many a round needs', async () => {
    const node = roundBytes(seeds);
    const expected = Array.from({ length: 20_000 }, () => node());
    expect(await withWebRoundBytes(seeds, (bytes) => expected.map(() => bytes()))).toEqual(expected);
    expect(await webSeedHash(seeds.serverSeed)).toBe(seedHash(seeds.serverSeed));
  });

  test('give no round when the rules fail', async () => {
    const failing = () => {
      throw new Error('no such rule');
    };
    await expect(withWebRoundBytes(seeds, failing)).rejects.toThrow('no such rule');
  });

  test('are committed to by the hash of the seed as text', () => {
    expect(seedHash(seeds.serverSeed)).toBe(createHash('sha256').update(seeds.serverSeed, 'utf8').digest('hex'));
  });
});

/** Published: anybody's verifier must give these numbers, whatever game asks for them. */
test.each(vectors)('seeds $serverSeed, $clientSeed, $nonce draw the published numbers', ({ draws, values, ...vector }) => {
  const next = drawFrom(roundBytes(vector));
  expect(draws.map((count) => next(count))).toEqual(values);
});
