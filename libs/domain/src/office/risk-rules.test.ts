// Office 9: the conditions of risk rules.
import { expect, test } from 'vitest';
import { money } from '../money.ts';
import { readCondition, riskHolds, ruleTree, simpleRule, type RiskCondition } from './risk-rules.ts';
import type { WithdrawalHintKind } from './withdrawal-hints.ts';

const facts = (minor: bigint, ...hints: WithdrawalHintKind[]) => ({ amount: money(minor, 'BDT'), hints: new Set(hints) });

test.each<[string, RiskCondition, boolean]>([
  ['a hint that was found', { hint: 'payeeNew' }, true],
  ['a hint that was not', { hint: 'oneWin' }, false],
  ['an amount that it reaches', { amountFrom: '500.00' }, true],
  ['an amount that it does not reach', { amountFrom: '500.01' }, false],
  ['all of several', { all: [{ hint: 'payeeNew' }, { amountFrom: '500' }] }, true],
  ['all of several, one of which does not hold', { all: [{ hint: 'payeeNew' }, { hint: 'oneWin' }] }, false],
  ['any of several', { any: [{ hint: 'oneWin' }, { hint: 'payeeNew' }] }, true],
  ['the opposite of one', { not: { any: [{ hint: 'oneWin' }] } }, true],
])('%s', (_what, condition, holds) => {
  expect(riskHolds(condition, facts(50_000n, 'payeeNew', 'first'))).toBe(holds);
  expect(readCondition(JSON.parse(JSON.stringify(condition)), 'BDT')).toEqual(condition);
});

const nested = (levels: number): unknown => (levels === 1 ? { hint: 'first' } : { not: nested(levels - 1) });
test.each<[string, unknown, string]>([
  ['nothing', null, 'shape'],
  ['an empty condition', {}, 'shape'],
  ['two conditions in one', { hint: 'first', amountFrom: '1' }, 'shape'],
  ['an unknown hint', { hint: 'rich' }, 'shape'],
  ['none of none', { any: [] }, 'shape'],
  ['an amount with too many decimals', { amountFrom: '1.001' }, 'amount'],
  ['an amount below zero', { amountFrom: '-5' }, 'amount'],
  ['more levels than a rule has', nested(5), 'size'],
  ['more conditions than a rule has', { any: Array.from({ length: 30 }, () => ({ hint: 'first' })) }, 'size'],
])('%s is refused', (_what, value, problem) => {
  expect(readCondition(value, 'BDT')).toBe(problem);
});

test('the form of the office edits one level, and leaves other trees alone', () => {
  const rule = { match: 'any', hints: ['payeeNew', 'oneWin'], amountFrom: '500' } as const;
  expect(simpleRule(ruleTree({ ...rule, hints: [...rule.hints] }))).toEqual(rule);
  expect(simpleRule({ hint: 'first' })).toEqual({ match: 'all', hints: ['first'], amountFrom: null });
  expect(simpleRule({ all: [{ not: { hint: 'first' } }] })).toBeUndefined();
});
