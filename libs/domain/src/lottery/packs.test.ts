import { describe, expect, test } from 'vitest';
import { packProblems, readPack } from './pack-file.ts';
import { packIds, packs } from './packs.ts';
import north from './packs/vn-north.json' with { type: 'json' };
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
