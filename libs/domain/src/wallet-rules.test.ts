import { describe, expect, it } from 'vitest';
import { money } from './money.ts';
import { checkAmount, checkPayee, tidyPayee } from './wallet-rules.ts';

const limits = { min: money(10_000n, 'BDT'), max: money(5_000_000n, 'BDT') };

describe('an amount', () => {
  it.each([
    ['100', money(10_000n, 'BDT')],
    ['50000.00', money(5_000_000n, 'BDT')],
    ['99.99', 'amount_out_of_range'],
    ['50000.01', 'amount_out_of_range'],
    ['100.001', 'amount_decimals'],
    ['-100', 'amount_invalid'],
    ['a hundred', 'amount_invalid'],
  ])('%s', (text, answer) => {
    expect(checkAmount(text, 'BDT', limits)).toEqual(answer);
  });

  it('may be all that is available, and no more', () => {
    const available = money(20_000n, 'BDT');
    expect(checkAmount('200', 'BDT', limits, available)).toEqual(available);
    expect(checkAmount('200.01', 'BDT', limits, available)).toBe('insufficient_balance');
  });
});

describe('a payee', () => {
  const right = { payeeName: 'Rahima Khatun', bankName: 'Meghna Bank', accountNumber: '0123-4567 89' };

  it('is right as banks write it', () => {
    expect(checkPayee(right)).toEqual([]);
    expect(checkPayee(tidyPayee({ ...right, accountNumber: '  0123456789 ' }))).toEqual([]);
    expect(checkPayee({ ...right, accountNumber: 'GB29 NWBK 6016 1331 9268 19' })).toEqual([]);
  });

  it('reports every invalid field', () => {
    expect(checkPayee(tidyPayee({ payeeName: ' \u200D', bankName: '', accountNumber: '1;drop' }))).toEqual([
      { field: 'payeeName', rule: 'required' },
      { field: 'bankName', rule: 'required' },
      { field: 'accountNumber', rule: 'pattern' },
    ]);
  });

  it('is tidied as it is stored, with ASCII digits', () => {
    const typed = { payeeName: '\u202ERahima\nKhatun', bankName: 'Meghna\u200B  Bank', accountNumber: '\u200F০১২৩ ٤٥٦٧' };
    expect(tidyPayee(typed)).toEqual({ payeeName: 'Rahima Khatun', bankName: 'Meghna Bank', accountNumber: '0123 4567' });
  });

  it.each(['1e10', '12E345', '123', 'ＡＢＣＤ', 'àéîõ', '①②③④', '12_34', '-1234'])('has no account %s', (accountNumber) => {
    expect(checkPayee(tidyPayee({ ...right, accountNumber }))).toEqual([{ field: 'accountNumber', rule: 'pattern' }]);
  });
});
