import { expect, test } from 'vitest';
import published from './data/cases.json' with { type: 'json' };
import edges from './data/edges.json' with { type: 'json' };
import { settleCase } from './settle-case.ts';

const cases: readonly { case: { id: string }; expected: object }[] = published;

test.each(cases.map((each) => [each.case.id, each] as const))('the published case %s is answered to the last unit', (_id, each) => {
  const told: string[] = [];
  const answer = settleCase(each.case, (problem) => told.push(problem));
  expect(JSON.parse(JSON.stringify(answer))).toEqual(each.expected);
  expect(told).toEqual([]);
});

// Computed by hand or by a second implementation: `edges.json` is ours, and the gateway settles it too.
test.each((edges as typeof cases).map((each) => [each.case.id, each] as const))('at the edge: %s', (_id, each) => {
  expect(JSON.parse(JSON.stringify(settleCase(each.case)))).toEqual(each.expected);
});
