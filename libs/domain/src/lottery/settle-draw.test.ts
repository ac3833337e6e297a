import { describe, expect, test } from 'vitest';
import { parseAmount, money, toDecimal, type Money } from '../money.ts';
import { readLine } from './line.ts';
import { packs } from './packs.ts';
import { readResult } from './result.ts';
import { settleDraw, validBet, type DrawLine, type DrawOutcome, type PayoutCaps } from './settle-draw.ts';

const pack = packs.thai;
const whole = { first: ['107387'], last2: ['08'], front3: ['091', '298'], back3: ['602', '716'] };
const bet = (id: string, unit = '1.00', more: Partial<DrawLine> = {}): DrawLine => ({
  id,
  line: readLine(pack, { type: 'top2', selection: ['87'], unit }, 'THB'),
  ...more,
});
const resulted = (result: object, voidPrizes: readonly string[] = []): DrawOutcome => {
  const read = readResult(pack, result, voidPrizes);
  if (typeof read === 'string') throw new Error(read);
  return { status: 'resulted', read, voidPrizes };
};
const settle = (draw: DrawOutcome, lines: readonly DrawLine[], caps: PayoutCaps = {}) =>
  settleDraw({ pack, currency: 'THB', draw, lines, caps });
const briefly = (settled: ReturnType<typeof settle>) =>
  settled.lines.map(({ reason, payout, refund }) => `${reason} ${toDecimal(payout)} ${toDecimal(refund)}`);
const baht = (text: string) => parseAmount(text, 'THB') as Money;

describe('the order of decisions', () => {
  const refused: DrawLine = { id: 'r', line: 'UNIT_INVALID', void: true };
  const { last2: _last2, ...withoutLast2 } = whole;
  const { first: _first, ...withoutFirst } = whole;

  test('a line that is not valid is refused, whatever becomes of the draw', () => {
    expect(briefly(settle({ status: 'void' }, [refused]))).toEqual(['UNIT_INVALID 0.00 0.00']);
  });

  test('a void draw comes before a void line', () => {
    expect(briefly(settle({ status: 'void' }, [bet('a', '1.00', { void: true })]))).toEqual(['VOID_DRAW 0.00 1.00']);
  });

  test('a void line comes before a void prize', () => {
    const lines = [bet('a', '1.00', { void: true }), bet('b')];
    expect(briefly(settle(resulted(withoutFirst, ['first']), lines))).toEqual(['VOID_BET 0.00 1.00', 'VOID_PRIZE 0.00 1.00']);
  });

  test('a void prize comes before an incomplete result, which every other line waits for', () => {
    const bottom: DrawLine = { id: 'b', line: readLine(pack, { type: 'bottom2', selection: ['08'], unit: '1' }, 'THB') };
    const settled = settle(resulted({ ...whole, first: undefined, back3: ['602'] }, ['first']), [bet('a'), bottom]);
    expect(briefly(settled)).toEqual(['VOID_PRIZE 0.00 1.00', 'RESULT_INCOMPLETE 0.00 0.00']);
    expect(settled.lines[1]).toMatchObject({ outcome: 'pending', combinations: 1 });
    expect(settled.totals.bets).toBe(1);
  });

  test('a void prize that a type does not read does not concern it', () => {
    expect(briefly(settle(resulted(withoutLast2, ['last2']), [bet('a')]))).toEqual(['HIT 90.00 0.00']);
  });
});

describe('caps', () => {
  test('cut the payout, first of the line and then of the member, in the order of lines', () => {
    const lines = [bet('a', '2.00', { member: 'm' }), bet('b', '1.00', { member: 'm' }), bet('c', '1.00', { member: 'm' }), bet('d')];
    const caps = { maxPayoutPerBet: baht('100'), maxPayoutPerMember: baht('150') };
    expect(briefly(settle(resulted(whole), lines, caps))).toEqual([
      'CAPPED_BET 100.00 0.00',
      'CAPPED_MEMBER 50.00 0.00',
      'CAPPED_MEMBER 0.00 0.00',
      'HIT 90.00 0.00',
    ]);
  });

  test('a payout that equals what is left is not capped', () => {
    const caps = { maxPayoutPerBet: baht('90'), maxPayoutPerMember: baht('180') };
    expect(briefly(settle(resulted(whole), [bet('a'), bet('b')], caps))).toEqual(['HIT 90.00 0.00', 'HIT 90.00 0.00']);
  });

  test('a line with nothing to pay is not capped by a member who has nothing left', () => {
    const miss: DrawLine = { id: 'm', line: readLine(pack, { type: 'top2', selection: ['88'], unit: '1' }, 'THB') };
    expect(briefly(settle(resulted(whole), [bet('a'), miss], { maxPayoutPerMember: baht('90') }))).toEqual([
      'HIT 90.00 0.00',
      'NO_HIT 0.00 0.00',
    ]);
  });

  test('refunds are never cut and use up nothing', () => {
    const lines = [bet('a', '500.00', { void: true }), bet('b')];
    expect(briefly(settle(resulted(whole), lines, { maxPayoutPerMember: baht('90'), maxPayoutPerBet: baht('90') }))).toEqual([
      'VOID_BET 0.00 500.00',
      'HIT 90.00 0.00',
    ]);
  });

  test('what was pushed inside a line is given back beside a payout that is cut to nothing', () => {
    const fast = packs['11x5'];
    const line = readLine(fast, { type: 'sumSide', selection: ['big', 'even'], unit: '1.00' }, 'THB');
    // The balls sum to 30: big is pushed, even wins.
    const read = readResult(fast, { balls: ['05', '11', '03', '10', '01'] });
    if (typeof read === 'string') throw new Error(read);
    const draw: DrawOutcome = { status: 'resulted', read };
    const settled = settleDraw({
      pack: fast,
      currency: 'THB',
      draw,
      lines: [{ id: 'a', line }],
      caps: { maxPayoutPerMember: money(0n, 'THB') },
    });
    expect(briefly(settled)).toEqual(['CAPPED_MEMBER 0.00 1.00']);
    expect(settled.lines[0]).toMatchObject({ outcome: 'won', hits: 1 });
  });

  test('parts of a draw go on where the part before ended', () => {
    const part = settleDraw({
      pack,
      currency: 'THB',
      draw: resulted(whole),
      lines: [bet('b', '1.00', { member: 'm' })],
      caps: { maxPayoutPerMember: baht('100') },
      paidBefore: new Map([['m', baht('60')]]),
    });
    expect(briefly(part)).toEqual(['CAPPED_MEMBER 40.00 0.00']);
  });
});

test('a payout is rounded down once for the line, in currencies without decimals too', () => {
  const line = readLine(packs['vn-north'], { type: 'lo2k', selection: ['00', '01'], unit: '1' }, 'VND');
  const result = readResult(packs['vn-north'], {
    ...Object.fromEntries(
      [
        ['special', 1, 5],
        ['prize1', 1, 5],
        ['prize2', 2, 5],
        ['prize3', 6, 5],
        ['prize4', 4, 4],
        ['prize5', 6, 4],
        ['prize6', 3, 3],
      ].map(([name, count, digits]) => [name, Array.from({ length: Number(count) }, () => '9'.repeat(Number(digits)))]),
    ),
    prize7: ['00', '01', '02', '03'],
  });
  if (typeof result === 'string') throw new Error(result);
  const draw: DrawOutcome = { status: 'resulted', read: result };
  const { lines, totals } = settleDraw({ pack: packs['vn-north'], currency: 'VND', draw, lines: [{ id: 'a', line }] });
  // 2 × 3.68 is 7.36; each by itself would be 3.
  expect(toDecimal(lines[0]!.payout)).toBe('7');
  expect(toDecimal(totals.net)).toBe('-5');
});

test('turnover is what was at risk: the stake less what was pushed, of lines that were won or lost', () => {
  const stake = money(1000n, 'THB');
  const refund = money(400n, 'THB');
  expect((['won', 'lost', 'refunded', 'pending'] as const).map((outcome) => validBet({ outcome, stake, refund }).minor)).toEqual([
    600n,
    600n,
    0n,
    0n,
  ]);
});
