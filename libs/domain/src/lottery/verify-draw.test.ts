import { describe, expect, test } from 'vitest';
import { sha256Hex } from '../fairness/index.ts';
import { packs } from './packs.ts';
import { verifyDraw } from './verify-draw.ts';

const serverSeed = '7f1b0c2e9d4a5b6c8e0f1a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d5e6f';
const claim = { serverSeed, clientSeed: 'demo-game', nonce: '20260822001' };

describe('an in-house draw, recomputed', () => {
  test('gives the result, and compares only what was claimed', () => {
    expect(verifyDraw(packs.k3, claim)).toEqual({
      result: { dice: ['5', '4', '2'] },
      computedCommitment: sha256Hex(serverSeed),
      commitmentMatches: null,
      resultMatches: null,
    });
  });

  test.each([
    ['5 4 2', true],
    ['5,4,2', true],
    ['{"dice":["5","4","2"]}', true],
    ['5 2 4', false],
  ])('%s was shown: %s', (result, matches) => {
    expect(verifyDraw(packs.k3, { ...claim, result })).toMatchObject({ resultMatches: matches });
  });

  test('a commitment is the hash of the seed as text', () => {
    expect(verifyDraw(packs.k3, { ...claim, commitment: sha256Hex(serverSeed) })).toMatchObject({ commitmentMatches: true });
    expect(verifyDraw(packs.k3, { ...claim, commitment: '0'.repeat(64) })).toMatchObject({ commitmentMatches: false });
  });

  test('a draw with prizes is claimed as JSON', () => {
    const result = '{"special":["29121"],"prize1":["23253"]}';
    expect(verifyDraw(packs.hanoi, { ...claim, result })).toMatchObject({ resultMatches: true });
  });

  test('names the parts that cannot be read', () => {
    expect(verifyDraw(packs.k3, {})).toEqual(['serverSeed', 'clientSeed', 'nonce']);
    expect(verifyDraw(packs.k3, { ...claim, commitment: 'x', result: '1 2' })).toEqual(['commitment', 'result']);
    expect(verifyDraw(packs.hanoi, { ...claim, result: '29121' })).toEqual(['result']);
  });
});
