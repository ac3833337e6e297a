import { randomUUID } from 'node:crypto';
import type { Brand } from '@parlour/brand/schema';
import { fromDecimal, money, toDecimal } from '@parlour/domain';
import {
  approveWithdrawal,
  callWallet,
  fund,
  rejectWithdrawal,
  reportOf,
  sendReport,
  type TestClient,
  type TestClock,
} from '@parlour/gateway/testing';
import type { FreshGateway } from '../build/fresh-gateway.ts';

export interface Life extends Pick<FreshGateway, 'app' | 'database'> {
  brand: Brand;
  clock: TestClock;
  /** The player's password. */
  password: string;
  config: Parameters<typeof callWallet>[0]['config'];
}

/** Stakes in hundredths of the minimum deposit, and the multiple of the stake paid out; null is a round still open. */
const rounds: readonly (readonly [stake: number, times: number | null])[] = [
  [5, 0],
  [5, 3],
  [10, 0],
  [10, 0.5],
  [2, 0],
  [20, 2.5],
  [5, 0],
  [5, 0],
  [50, 12],
  [10, 0],
  [1, 1],
  [25, 0],
  [5, 4],
];
const minute = 60;

/** Two days in the life of a player: deposits with every outcome, rounds won and lost, withdrawals paid, refused and pending. */
export async function liveTwoDays(life: Life, player: TestClient): Promise<void> {
  const { clock, brand, database } = life;
  const least = fromDecimal(brand.limits.deposit.min, brand.currency);
  const part = (hundredths: number) => toDecimal(money((least.minor * BigInt(Math.round(hundredths))) / 100n, brand.currency));
  const bank = { payeeName: 'Demo Player', bankName: 'Riverside Bank', accountNumber: '0012345678' };
  const withdraw = async (times: number) => {
    const smallest = fromDecimal(brand.limits.withdrawal.min, brand.currency);
    const amount = toDecimal(money(smallest.minor * BigInt(times), brand.currency));
    await player.value('stepUp', { body: { method: 'password', secret: life.password } });
    return player.value('createWithdrawal', { body: { amount, ...bank } });
  };
  let playedRounds = 0;
  const play = async (count: number) => {
    const { url } = await player.value('launchGame', { body: { vassalage: 'JL', gameCode: 'lotus-lanterns', language: 'EN' } });
    const code = new URL(url).searchParams.get('code')!;
    const { sessionId, playerId, currency, gameCode } = (await callWallet(life, 'authenticate', { code })).body as Record<string, string>;
    const begun = playedRounds;
    for (; playedRounds < begun + count; playedRounds++) {
      const [stake, times] = rounds[playedRounds % rounds.length]!;
      const round = { roundId: randomUUID(), gameCode, currency };
      const betTransactionId = randomUUID();
      await accepted(callWallet(life, 'bet', { sessionId, transactionId: betTransactionId, ...round, amount: part(stake) }));
      clock.advance(minute);
      if (times !== null)
        await accepted(
          callWallet(life, 'win', {
            playerId,
            transactionId: randomUUID(),
            betTransactionId,
            ...round,
            amount: times === 0 ? '0' : part(stake * times),
            roundClosed: true,
          }),
        );
    }
  };

  const { list: slots } = await player.value('listGames', { query: { gameType: 'RNG', pageSize: 3 } });
  for (const { nodeId, vassalage, gameType } of slots) await player.value('addFavGame', { body: { nodeId, vendor: vassalage, gameType } });
  await fund(life, player, part(1000));
  clock.advance(7 * minute);
  await play(16);
  const lost = await player.value('createDeposit', { body: { amount: part(500) } });
  clock.advance(3 * minute);
  await sendReport(life, reportOf(lost, { status: 'failed' }));
  const paid = await withdraw(2);
  // With equal times, their order in the list would be random.
  clock.advance(minute);
  const refused = await withdraw(1);
  clock.advance(39 * minute);
  await approveWithdrawal(database.db, paid.id, clock.now());
  await rejectWithdrawal(database.db, refused.id, 'The account number does not belong to the named bank.', clock.now());
  clock.advance(20 * minute);
  await player.value('confirmWithdrawal', { params: { withdrawalId: paid.id }, body: { outcome: 'received' } });
  clock.advance(20 * 60 * minute);
  await fund(life, player, part(300));
  await play(13);
  const waiting = await withdraw(1);
  clock.advance(15 * minute);
  await approveWithdrawal(database.db, waiting.id, clock.now());
  await withdraw(1);
  await player.value('createDeposit', { body: { amount: part(200) } });
}

async function accepted(call: ReturnType<typeof callWallet>): Promise<void> {
  const { status, body } = await call;
  if (status !== 200) throw new Error(`the wallet refused: ${status} ${JSON.stringify(body)}`);
}
