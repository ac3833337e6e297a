// Security G04 (docs/security.md).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { operate } from '../../testing/office.ts';
import { playing } from './testing.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const exclude = (member: string, until?: string) => operate(gateway, 'excludeMember', { member, ...(until !== undefined && { until }) });
const inDays = (days: number) => new Date(gateway.clock.now().getTime() + days * 86_400_000).toISOString();

test('an excluded member may not bet in the middle of a round, but receives what it pays (W32)', async () => {
  const { bet, win, rollback, promo, endRound, player } = await playing(gateway, '100.00');
  await bet({ transactionId: 'a', roundId: 'r' });
  await bet({ transactionId: 'b', roundId: 's' });
  await exclude(player.memberId);
  expect(await bet({ roundId: 'r' })).toMatchObject({ status: 403, body: { code: 'LIMIT_REACHED' } });
  expect(await bet({ amount: '0' })).toMatchObject({ status: 403, body: { code: 'LIMIT_REACHED' } });
  expect(await bet({ transactionId: 'a', roundId: 'r' }), 'a repeat of what was taken').toMatchObject({ status: 200 });
  expect(await win({ betTransactionId: 'a', roundId: 'r', roundClosed: false })).toMatchObject({
    status: 200,
    body: { balance: '100.00' },
  });
  expect(await promo({ amount: '1.00' })).toMatchObject({ status: 200, body: { balance: '101.00' } });
  expect(await rollback({ betTransactionId: 'b' })).toMatchObject({ status: 200, body: { balance: '106.00' } });
  expect(await endRound({ roundId: 'r' })).toMatchObject({ status: 200 });
  expect(await player.call('getBalance')).toMatchObject({ status: 200 });
});

test('an exclusion ends by its time alone: it can only be made longer', async () => {
  const { bet, player } = await playing(gateway, '100.00');
  await expect(exclude(player.memberId, 'tomorrow')).rejects.toThrow('is no time to come');
  await expect(exclude(player.memberId, inDays(-1))).rejects.toThrow('is no time to come');
  const end = inDays(0.4);
  expect(await exclude(player.memberId, end)).toMatchObject({ excludedUntil: end });
  expect(await exclude(player.memberId, inDays(0.1))).toMatchObject({ excludedUntil: end });
  gateway.clock.advance(0.39 * 86_400);
  expect(await bet()).toMatchObject({ status: 403, body: { code: 'LIMIT_REACHED' } });
  gateway.clock.advance(0.02 * 86_400);
  expect(await bet()).toMatchObject({ status: 200 });
});
