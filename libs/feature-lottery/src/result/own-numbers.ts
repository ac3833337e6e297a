// @flag lottery
import type { Schema } from '@parlour/api';

/** How many of a number's last digits match the player's own; negative for its first digits; 0 for none. */
export type OwnDigits = (prize: string, number: string) => number;

interface Marked {
  prizes: 'all' | readonly string[];
  digits: number;
  first: boolean;
  own: ReadonlySet<string>;
}

/** Rules whose selections are the first or last digits of drawn numbers, with how many digits they read. */
const readers: Readonly<Record<string, (rule: Schema<'LotteryBetType'>['rule']) => number>> = {
  tail: (rule) => Number(rule['digits']),
  head: (rule) => Number(rule['digits']),
  allTails: () => 2,
  pairMin: () => 2,
  noTail: () => 2,
  perm: (rule) => Number(rule['digits']),
  prizeOf: () => 4,
};

/** Which digits of drawn numbers are in the player's lines. */
export function ownDigits(lines: readonly Schema<'LotteryLine'>[], types: readonly Schema<'LotteryBetType'>[]): OwnDigits {
  const marks = lines.flatMap((line): Marked[] => {
    const type = types.find(({ id }) => id === line.type);
    const digits = type && readers[type.rule.name]?.(type.rule);
    if (!type || !digits || line.state === 'cancelled') return [];
    const prizes = type.rule['prizes'];
    return [
      {
        prizes: Array.isArray(prizes) ? prizes.map(String) : 'all',
        digits,
        first: type.rule.name === 'head',
        own: new Set(line.selection),
      },
    ];
  });
  return (prize, number) => {
    let most = 0;
    for (const { prizes, digits, first, own } of marks) {
      if (number.length < digits || (prizes !== 'all' && !prizes.includes(prize))) continue;
      if (digits > Math.abs(most) && own.has(first ? number.slice(0, digits) : number.slice(-digits))) most = first ? -digits : digits;
    }
    return most;
  };
}
