import type { Schema } from '@parlour/api';

export const vnd = (amount: string): Schema<'Money'> => ({ amount, currency: 'VND' });

const limits = { minUnit: '1000', maxUnit: '1000000', maxStakePerDraw: '100000000', maxPayout: '5000000000' };
const type = (id: string, more: Partial<Schema<'LotteryBetType'>>): Schema<'LotteryBetType'> => ({
  id,
  group: 'lo',
  form: 'list',
  alphabet: { digits: 2 },
  costUnits: 1,
  rule: { name: 'tail', prizes: 'all', digits: 2 },
  odds: '99.5',
  limits,
  texts: { name: `lottery.vn.${id}.name`, howTo: '', example: '' },
  rtp: { least: '0.995000', most: '0.995000' },
  ...more,
});

/** An excerpt of the northern pack. */
export const rules: Schema<'LotteryRules'> = {
  packId: 'vn-north',
  version: 1,
  currency: 'VND',
  result: {
    prizes: [
      { name: 'special', count: 1, digits: 5 },
      { name: 'prize7', count: 4, digits: 2 },
    ],
  },
  options: {},
  types: [
    type('lo2', { costUnits: 27 }),
    type('lo3', { alphabet: { digits: 3 }, rule: { name: 'tail', prizes: 'all', digits: 3 }, odds: '980' }),
    type('xien2', { group: 'xien', form: 'choose', k: 2, rule: { name: 'allTails', prizes: 'all' }, odds: '16' }),
  ],
};

export const soon = (seconds: number): string => new Date(Date.now() + seconds * 1000).toISOString();

/** A game that takes bets for another hour. */
export const game: Schema<'LotteryGame'> = {
  gameCode: 'XSMB',
  packId: 'vn-north',
  displayName: 'Northern',
  icon: 'vn-north',
  isHot: true,
  prizeMode: 'LOTT',
  zone: 'Asia/Ho_Chi_Minh',
  drawId: 'XSMB-20260822',
  issue: '20260822',
  status: 'open',
  opensAt: soon(-3600),
  closesAt: soon(3600),
  drawAt: soon(3900),
};

/** A slip's quote at these odds, as the gateway would answer. */
export function quoteOf({ drawIds, lines }: Schema<'SlipQuotePayload'>, odds = '99.5'): Schema<'SlipQuote'> {
  const quoted = lines.map((line, place): Schema<'QuotedLine'> => {
    const found = rules.types.find(({ id }) => id === line.type)!;
    const combinations = found.form === 'choose' ? (line.selection.length * (line.selection.length - 1)) / 2 : line.selection.length;
    const stake = BigInt(line.unit) * BigInt(found.costUnits * combinations);
    return {
      ...line,
      line: place,
      drawId: drawIds[0]!,
      combinations,
      costUnits: found.costUnits,
      odds,
      stake: vnd(stake.toString()),
      maxPayout: vnd((stake * 99n).toString()),
      rtp: { least: '0.995000', most: '0.995000' },
    };
  });
  const total = quoted.reduce((sum, { stake }) => sum + BigInt(stake.amount), 0n);
  return { lines: quoted, total: vnd(total.toString()) };
}
