import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { elementsOf } from './alphabet.ts';
import { deriveResult } from './derive-result.ts';
import { judge } from './judge.ts';
import { largestPayout } from './largest-payout.ts';
import { readLine, type Line } from './line.ts';
import type { BetType, RulePack } from './pack.ts';
import { packIds, packs } from './packs.ts';
import { readResult } from './result.ts';
import { settleDraw } from './settle-draw.ts';

const types = packIds.flatMap((id) => packs[id].types.map((type) => [packs[id], type] as const));
const seeds = fc.nat().map((nonce) => ({ serverSeed: 'ab'.repeat(32), clientSeed: 'property', nonce }));

/** A valid selection of a type: some of its first elements by chance. */
function selectionOf(type: BetType): fc.Arbitrary<readonly string[]> {
  const elements = elementsOf(type.alphabet);
  const some = (least: number) => fc.shuffledSubarray([...elements], { minLength: least, maxLength: Math.min(elements.length, least + 4) });
  switch (type.form) {
    case 'list':
      return some(1);
    case 'choose':
      return some(type.k!);
    case 'ordered':
      return some(2);
    case 'grid':
      // Every place has a symbol of its own, so that some way repeats none.
      return fc
        .shuffledSubarray([...elements], { minLength: type.k!, maxLength: type.k! })
        .map((symbols) => symbols.map((symbol, at) => [...new Set([symbol, symbols[(at + 1) % symbols.length]!])].join(' ')));
  }
}

const bets: fc.Arbitrary<{ pack: RulePack; line: Line }> = fc.constantFrom(...types).chain(([pack, type]) =>
  fc.record({ selection: selectionOf(type), at: fc.constantFrom(...(type.at ?? [undefined])) }).map(({ selection, at }) => {
    const line = readLine(pack, { type: type.id, selection, unit: '1.37', ...(at !== undefined && { at }) }, 'BDT');
    if (typeof line === 'string') throw new Error(`${pack.id} ${type.id} ${selection.join()}: ${line}`);
    return { pack, line };
  }),
);

/** Every set or way of a line as a selection of its own, written down one by one. */
function combinationsIn({ type, selection }: Line): (readonly string[])[] {
  const subsets = (from: readonly string[], k: number): string[][] =>
    k === 0 ? [[]] : from.flatMap((first, at) => subsets(from.slice(at + 1), k - 1).map((rest) => [first, ...rest]));
  if (type.form === 'choose') return subsets(selection, type.k!);
  const ways = selection.reduce<string[][]>(
    (begun, place) => begun.flatMap((way) => place.split(' ').map((symbol) => [...way, symbol])),
    [[]],
  );
  return type.distinct ? ways.filter((way) => new Set(way).size === way.length) : ways;
}

describe('whatever is drawn', () => {
  test('no line pays more than the largest payout that was shown, nor gives back more than its stake', () => {
    fc.assert(
      fc.property(bets, seeds, ({ pack, line }, drawn) => {
        const { payout, refund, hits, outcome } = judge(line, deriveResult(pack, drawn), pack);
        expect(payout.minor <= largestPayout(pack, line).minor).toBe(true);
        expect(refund.minor <= line.stake.minor).toBe(true);
        expect(hits > 0).toBe(outcome === 'won');
      }),
      { numRuns: 1000 },
    );
  });

  test('a line is the sum of its elements judged alone, but for rounding', () => {
    fc.assert(
      fc.property(bets, seeds, ({ pack, line }, drawn) => {
        fc.pre(line.type.form === 'list');
        const result = deriveResult(pack, drawn);
        const whole = judge(line, result, pack);
        const parts = line.selection.map((element) => judge({ ...line, selection: [element] }, result, pack));
        const sum = parts.reduce((total, { payout }) => total + payout.minor, 0n);
        expect(parts.reduce((total, { hits }) => total + hits, 0)).toBe(whole.hits);
        expect(whole.payout.minor - sum >= 0n && whole.payout.minor - sum < BigInt(parts.length)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test('a line of sets or ways is the sum of its combinations judged alone', () => {
    fc.assert(
      fc.property(bets, seeds, ({ pack, line }, drawn) => {
        fc.pre(line.type.form === 'choose' || line.type.form === 'grid');
        const result = deriveResult(pack, drawn);
        const alone = combinationsIn(line);
        expect(alone).toHaveLength(line.combinations);
        const hits = alone.map((selection) => judge({ ...line, selection, combinations: 1 }, result, pack).hits);
        expect(hits.reduce((sum, each) => sum + each, 0)).toBe(judge(line, result, pack).hits);
      }),
      { numRuns: 500 },
    );
  });

  test('the order of elements does not matter', () => {
    fc.assert(
      fc.property(bets, seeds, ({ pack, line }, drawn) => {
        fc.pre(line.type.form !== 'grid');
        const result = deriveResult(pack, drawn);
        expect(judge({ ...line, selection: line.selection.toReversed() }, result, pack)).toEqual(judge(line, result, pack));
      }),
      { numRuns: 300 },
    );
  });

  test('the order of lines does not change payouts without caps', () => {
    fc.assert(
      fc.property(fc.constantFrom(...packIds), seeds, fc.array(bets, { maxLength: 8 }), (id, drawn, some) => {
        const pack = packs[id];
        const lines = some.filter((each) => each.pack === pack).map(({ line }, at) => ({ id: String(at), line }));
        const read = readResult(pack, deriveResult(pack, drawn));
        if (typeof read === 'string') throw new Error(read);
        const settle = (given: typeof lines) => settleDraw({ pack, currency: 'BDT', draw: { status: 'resulted', read }, lines: given });
        const [one, other] = [settle(lines), settle(lines.toReversed())];
        expect(other.lines.toReversed()).toEqual(one.lines);
        expect(other.totals).toEqual(one.totals);
      }),
      { numRuns: 200 },
    );
  });
});
