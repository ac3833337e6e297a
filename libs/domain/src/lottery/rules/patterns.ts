/** The side with the larger of two symbols: the first is the dragon's. */
export function dragonOrTiger([first, second]: readonly string[]): 'dragon' | 'tiger' | 'tie' {
  const difference = Number(first) - Number(second);
  return difference > 0 ? 'dragon' : difference < 0 ? 'tiger' : 'tie';
}

/** Of three digits; 9 and 0 are neighbours. */
export function shapeOf(digits: readonly string[]): 'leopard' | 'pair' | 'straight' | 'halfStraight' | 'mixed' {
  const values = [...new Set(digits.map(Number))];
  if (values.length === 1) return 'leopard';
  if (values.length === 2) return 'pair';
  const links = values.filter((value) => values.includes((value + 1) % 10)).length;
  return links === 2 ? 'straight' : links === 1 ? 'halfStraight' : 'mixed';
}

/** Of five digits: if some three sum to a multiple of ten, the total's last digit, with 10 for 0; otherwise `0`. */
export function niuOf(digits: readonly string[]): string {
  const values = digits.map(Number);
  const total = values.reduce((sum, value) => sum + value, 0);
  // Three of five sum to a multiple of ten exactly if the other two have the same last digit as the total.
  const found = values.some((one, at) => values.slice(at + 1).some((other) => (total - one - other) % 10 === 0));
  return found ? String(total % 10 || 10) : '0';
}

export type Poker = 'five' | 'four' | 'fullHouse' | 'straight' | 'three' | 'twoPairs' | 'pair' | 'none';

/** Of five digits, by how many are equal; a straight is five in a row, where 0 follows 9. */
export function pokerOf(digits: readonly string[]): Poker {
  const counts = new Map<number, number>();
  for (const digit of digits) counts.set(Number(digit), (counts.get(Number(digit)) ?? 0) + 1);
  const kinds = [...counts.values()].sort((a, b) => b - a).join('');
  if (kinds !== '11111') return pokerKinds[kinds]!;
  const values = [...counts.keys()];
  return values.filter((value) => values.includes((value + 1) % 10)).length === 4 ? 'straight' : 'none';
}
const pokerKinds: Readonly<Record<string, Poker>> = {
  '5': 'five',
  '41': 'four',
  '32': 'fullHouse',
  '311': 'three',
  '221': 'twoPairs',
  '2111': 'pair',
};
