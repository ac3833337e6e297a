// Office 9: the conditions of risk rules.
import { expect, test } from 'vitest';
import { money } from '../money.ts';
import { readCondition, riskHolds, ruleTree, simpleRule, type RiskCondition } from './risk-rules.ts';
import { eventHintsOf, hintsOfEvent, type EventFacts, type RiskHint } from './risk-events.ts';

const facts = (minor: bigint, ...hints: RiskHint[]) => ({ amount: money(minor, 'BDT'), hints: new Set(hints) });

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
  expect(readCondition(JSON.parse(JSON.stringify(condition)), 'withdrawal', 'BDT')).toEqual(condition);
});

const nested = (levels: number): unknown => (levels === 1 ? { hint: 'first' } : { not: nested(levels - 1) });
test.each<[string, unknown, string]>([
  ['nothing', null, 'shape'],
  ['an empty condition', {}, 'shape'],
  ['two conditions in one', { hint: 'first', amountFrom: '1' }, 'shape'],
  ['an unknown hint', { hint: 'rich' }, 'shape'],
  ['a hint of another event', { hint: 'deviceShared' }, 'shape'],
  ['none of none', { any: [] }, 'shape'],
  ['an amount with too many decimals', { amountFrom: '1.001' }, 'amount'],
  ['an amount below zero', { amountFrom: '-5' }, 'amount'],
  ['more levels than a rule has', nested(5), 'size'],
  ['more conditions than a rule has', { any: Array.from({ length: 30 }, () => ({ hint: 'first' })) }, 'size'],
])('%s is refused', (_what, value, problem) => {
  expect(readCondition(value, 'withdrawal', 'BDT')).toBe(problem);
});

test('the form of the office edits one level, and leaves other trees alone', () => {
  const rule = { match: 'any', hints: ['payeeNew', 'oneWin'], amountFrom: '500' } as const;
  expect(simpleRule(ruleTree({ ...rule, hints: [...rule.hints] }))).toEqual(rule);
  expect(simpleRule({ hint: 'first' })).toEqual({ match: 'all', hints: ['first'], amountFrom: null });
  expect(simpleRule({ all: [{ not: { hint: 'first' } }] })).toBeUndefined();
});

test('a log-in has no amount, and a claim has the warning signs that were kept with it', () => {
  expect(readCondition({ amountFrom: '5' }, 'logIn', 'BDT')).toBe('shape');
  expect(riskHolds({ not: { amountFrom: '5' } }, { hints: new Set(), amount: null })).toBe(true);
  expect(readCondition({ hint: 'wholeBalance' }, 'bonusClaim', 'BDT')).toEqual({ hint: 'wholeBalance' });
});

const at = new Date('2026-05-02T12:00:00Z');
const before = (hours: number) => new Date(at.getTime() - hours * 3_600_000);
const quiet: EventFacts = {
  at,
  amount: 5_000n,
  earlier: { count: 2, sum: 4_000n },
  openDispute: false,
  passwordChanged: null,
  newNetwork: null,
  newDevice: null,
  country: { home: 'BD', now: 'BD' },
  deviceShared: false,
  signals: [],
};
test.each<[string, Partial<EventFacts>, RiskHint[]]>([
  ['nothing unusual', {}, []],
  ['a password changed within a day', { passwordChanged: before(23) }, ['passwordReset']],
  ['a password changed before that', { passwordChanged: before(25) }, []],
  ['a password changed since', { passwordChanged: before(-1) }, []],
  ['a new network and a new device', { newNetwork: before(1), newDevice: before(2) }, ['newNetwork', 'newDevice']],
  ['another country', { country: { home: 'BD', now: 'VN' } }, ['countryUnlike']],
  ['a country that is unknown', { country: { home: null, now: 'VN' } }, []],
  ['five times the usual amount', { amount: 10_000n }, ['unusualAmount']],
  ['the first of all', { earlier: { count: 0, sum: 0n } }, ['first']],
  ['a dispute and a shared device', { openDispute: true, deviceShared: true }, ['openDispute', 'deviceShared']],
])('a deposit with %s', (_what, change, hints) => {
  expect(eventHintsOf('deposit', { ...quiet, ...change })).toEqual(hints);
});

test('an event has only hints of its own', () => {
  const all: EventFacts = { ...quiet, earlier: { count: 0, sum: 0n }, deviceShared: true, signals: ['payee', 'riskRule'] };
  expect(eventHintsOf('logIn', all)).toEqual(['deviceShared']);
  expect(eventHintsOf('bonusClaim', all)).toEqual(['deviceShared', 'payee']);
  for (const hints of Object.values(hintsOfEvent)) expect(new Set(hints).size).toBe(hints.length);
});
