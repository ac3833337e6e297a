/** The parts of a syntax tree's node that the search for amounts needs. */
export interface Expression {
  type?: string;
  name?: string;
  property?: Expression;
  object?: Expression;
  expression?: Expression;
  callee?: Expression;
  arguments?: Expression[];
  argument?: Expression;
  operator?: string;
}

/** Endings of names for money in this repository: `amount`, `stakeMinor`, `balanceAfter`. */
const money = /(^|[a-z_])(amount|balance|minor|stake|win|cash|locked|payout|price)(After|Before|Of|s)?$/i;

/**
 * What is wrong with a call or operator that turns an amount into a float (security C02), or null. Money is a bigint of minor units,
 * converted only by `fromDecimal`, `toDecimal` and `formatMoney` of libs/domain.
 */
export function floatProblem(node: Expression): string | null {
  const advice = 'money is never a float: use libs/domain/src/money.ts (security C02)';
  if (node.type === 'UnaryExpression')
    return node.operator === '+' && holdsMoney(node.argument) ? `+ makes a float of an amount; ${advice}` : null;
  const called = nameOf(node.callee);
  if (called === 'parseFloat') return `parseFloat reads an amount as a float; ${advice}`;
  if (called === 'Number' && holdsMoney(node.arguments?.[0])) return `Number() makes a float of an amount; ${advice}`;
  return null;
}

function holdsMoney(node: Expression | undefined): boolean {
  return money.test(nameOf(node) ?? '');
}

function nameOf(node: Expression | undefined): string | undefined {
  if (!node) return undefined;
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MemberExpression') return nameOf(node.property);
  // `row.amount!`, `row.amount as string`, `(row.amount)`
  return nameOf(node.expression);
}
