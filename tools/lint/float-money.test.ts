import { describe, expect, test } from 'vitest';
import { floatProblem, type Expression } from './float-money.ts';

const named = (name: string): Expression => ({ type: 'Identifier', name });
const member = (object: string, name: string): Expression => ({ type: 'MemberExpression', object: named(object), property: named(name) });
const call = (name: Expression, ...args: Expression[]): Expression => ({ type: 'CallExpression', callee: name, arguments: args });

describe('money is never a float (C02)', () => {
  test.each([
    ['Number(amount)', call(named('Number'), named('amount'))],
    ['Number(row.balance_after)', call(named('Number'), member('row', 'balanceAfter'))],
    ['Number(minor!)', call(named('Number'), { type: 'TSNonNullExpression', expression: named('minor') })],
    ['parseFloat(text)', call(named('parseFloat'), named('text'))],
    ['Number.parseFloat(text)', call(member('Number', 'parseFloat'), named('text'))],
    ['+stake', { type: 'UnaryExpression', operator: '+', argument: named('stake') }],
  ])('%s is refused', (_source, node) => expect(floatProblem(node)).toMatch(/never a float/));

  test.each([
    ['Number(count)', call(named('Number'), named('count'))],
    ['BigInt(amount)', call(named('BigInt'), named('amount'))],
    ['-amount', { type: 'UnaryExpression', operator: '-', argument: named('amount') }],
    ['Number(window)', call(named('Number'), named('window'))],
  ])('%s is fine', (_source, node) => expect(floatProblem(node)).toBeNull());
});
