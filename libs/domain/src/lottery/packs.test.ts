import { describe, expect, test } from 'vitest';
import { packProblems, readPack } from './pack-file.ts';
import { packIds, packs } from './packs.ts';
import north from './packs/vn-north.json' with { type: 'json' };
import fourDigits from './packs/4d.json' with { type: 'json' };
import k3 from './packs/k3.json' with { type: 'json' };
import pc28 from './packs/pc28.json' with { type: 'json' };
import pk10 from './packs/pk10.json' with { type: 'json' };
import ssc from './packs/ssc.json' with { type: 'json' };

test('every pack is shipped under its own id', () => {
  expect(packIds.map((id) => packs[id].id)).toEqual([...packIds]);
  expect(Object.keys(packs)).toEqual([...packIds]);
});

test('a type without limits, steps or texts of its own has those of the pack', () => {
  const lo2 = packs['vn-north'].types[0]!;
  expect(lo2).toMatchObject({ limits: north.limits, exposure: { per: 'number', steps: north.steps } });
  expect(lo2.texts.name).toBe('lottery.vn.lo2.name');
  expect(packs['vn-north'].types.find(({ id }) => id === 'xien2')!.exposure.per).toBe('type');
});

/** A pack with one value set, by a path such as `types.0.odds`; undefined takes it away. */
function broken(pack: unknown, path: string, value: unknown): unknown {
  const copy: unknown = structuredClone(pack);
  const keys = path.split('.');
  const last = keys.pop()!;
  const parent = keys.reduce((part, key) => (part as Record<string, unknown>)[key], copy) as Record<string, unknown>;
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return copy;
}

describe('a pack that is wrong is refused with the path of what is', () => {
  test.each([
    [north, 'id', 'VN', 'id'],
    [north, 'version', 0, 'version'],
    [north, 'colour', 'red', 'colour'],
    [north, 'limits.maxUnit', 1000, 'limits.maxUnit'],
    [north, 'steps.0.odds', 'shut', 'steps[0].odds'],
    [north, 'result.prizes.2.count', 0, 'result.prizes[2].count'],
    [north, 'types.1.id', 'lo2', 'types[1].id'],
    [north, 'types.0.form', 'row', 'types[0].form'],
    [north, 'types.0.odds', '99.12345', 'types[0].odds'],
    [north, 'types.0.odds', '0', 'types[0].odds'],
    [north, 'types.0.odds', { a: '1234567' }, 'types[0].odds.a'],
    [north, 'types.0.costUnits', 1.5, 'types[0].costUnits'],
    [north, 'types.0.rule.name', 'code', 'types[0].rule.name'],
    [north, 'types.0.rule.name', 'allTails', 'types[0].rule.name'],
    [north, 'types.0.rule.prizes', ['prize9'], 'types[0].rule.prizes[0]'],
    [north, 'types.0.alphabet', { digits: 9 }, 'types[0].alphabet.digits'],
    [north, 'types.14.k', undefined, 'types[14].k'],
    [north, 'types.14.odds', { a: '16' }, 'types[14].odds'],
    [north, 'limits.minUnit', '0', 'limits.minUnit'],
    [north, 'limits.minUnit', '1000.01', 'limits.maxUnit'],
    [north, 'types', [], 'types'],
    [north, 'result.prizes', [], 'result.prizes'],
    [north, 'result.prizes.1.name', 'special', 'result.prizes[1].name'],
    [north, 'result.prizes.0.maxDigits', 4, 'result.prizes[0].maxDigits'],
    [north, 'types.0.alphabet', { digits: 3 }, 'types[0].alphabet.digits'],
    [north, 'types.0.rule.prizes', [], 'types[0].rule.prizes'],
    [north, 'types.0.rule.prizes', ['special', 'special'], 'types[0].rule.prizes[1]'],
    [north, 'types.7.rule.digits', 3, 'types[7].rule.digits'],
    [north, 'types.8.rule.place', 6, 'types[8].rule.place'],
    [north, 'types.0.k', 2, 'types[0].k'],
    [north, 'types.14.boxed', true, 'types[14].boxed'],
    [north, 'types.0.distinct', true, 'types[0].distinct'],
    [fourDigits, 'types.0.odds.third', undefined, 'types[0].odds.third'],
    [fourDigits, 'types.4.odds', { 'first.24': '105' }, 'types[4].odds.first.12'],
    [fourDigits, 'types.1.odds.special', '180', 'types[1].odds.special'],
    [fourDigits, 'types.0.prizeGroup', 1960, 'types[0].prizeGroup'],
    [k3, 'types.2.odds.4', '5', 'types[2].odds.4'],
    [k3, 'types.0.alphabet.to', 3, 'types[0].alphabet.to'],
    [k3, 'types.6.alphabet.symbols.1', '112', 'types[6].alphabet.symbols[1]'],
    [k3, 'types.7.k', 7, 'types[7].alphabet'],
    [k3, 'types.3.rule.sets.any', [], 'types[3].rule.sets.any'],
    [k3, 'types.3.rule.sets.none', ['111'], 'types[3].rule.sets.none'],
    [pc28, 'result.balls.size', 17, 'result.balls.size'],
    [pc28, 'result.balls.of', 19, 'result.balls.of'],
    [pk10, 'result.size', 11, 'result.size'],
    [pk10, 'types.0.at.1', '1', 'types[0].at[1]'],
    [pk10, 'types.2.rule.places.6', [5, 6], 'types[2].rule.places.6'],
    [ssc, 'types.0.rule.places.5', [6], 'types[0].rule.places.5[0]'],
    [ssc, 'types.0.rule.places.5', undefined, 'types[0].rule.places.5'],
    [ssc, 'types.2.rule.tieRefunds', 'sometimes', 'types[2].rule.tieRefunds'],
    [ssc, 'types.6.k', 4, 'types[6].rule.places'],
  ])('%#: %s', (pack, path, value, where) => {
    const file = broken(pack, path, value);
    expect(packProblems(file).map((problem) => problem.path)).toContain(where);
    expect(() => readPack(file)).toThrow(where);
  });

  test.each([null, 7, [], 'pack'])('%j is no pack', (file) => {
    expect(packProblems(file)).not.toEqual([]);
  });
});
