import { expect, test } from 'vitest';
import { tierGap } from './tier-gap.ts';
import { noTier, type ContractKind } from './tiers.ts';

const tier = { ...noTier, turnover: 1000n, loss: 300n, ngr: 500n, active: 3 };
const reached = { turnover: 700n, active: 1, net: 100n, basis: -50n };
const gap = (kind: Exclude<ContractKind, 'realtime'>, rules: object = {}, of: object = {}) =>
  tierGap(kind, tier, { ...reached, ...of }, { lossCheck: false, turnoverRule: 'total', days: 15, ...rules });

test('what is missing for a tier counts only what its kind judges', () => {
  expect(gap('daily')).toEqual({ turnover: 300n, active: 2, loss: 0n });
  expect(gap('daily', { lossCheck: true })).toEqual({ turnover: 300n, active: 2, loss: 200n });
  expect(gap('hourly', { lossCheck: true })).toEqual({ turnover: 300n, active: 2, loss: 0n });
  expect(gap('dividend')).toEqual({ turnover: 300n, active: 2, loss: 350n });
  expect(gap('affiliate')).toEqual({ turnover: 0n, active: 2, loss: 550n });
});

test('a tier by the average day lacks turnover of all days of the period', () => {
  const average = { turnoverRule: 'dailyAverage' };
  expect(gap('dividend', average)).toMatchObject({ turnover: 14_300n });
  expect(gap('dividend', average, { turnover: 14_999n })).toMatchObject({ turnover: 1n });
  expect(gap('daily', average)).toMatchObject({ turnover: 300n });
});

test('nothing is missing of what was exceeded', () => {
  expect(gap('dividend', {}, { turnover: 2000n, active: 9, basis: 301n })).toEqual({ turnover: 0n, active: 0, loss: 0n });
});
