import { randomUUID } from 'node:crypto';
import { toDecimal } from '@parlour/domain';
import type { CaseGroup } from '../case.ts';
import { accepted, equal, equalAmount, refused } from '../verdict.ts';

const times = <T>(count: number, work: (index: number) => Promise<T>) => Promise.all(Array.from({ length: count }, (_, i) => work(i)));

/** Calls that arrive at the same time (W14 to W17). */
export const atOnce: CaseGroup<'W14' | 'W15' | 'W16' | 'W17'> = {
  W14: {
    title: 'Ten bets at once leave the exact balance, and never a debt',
    guarantee: 'atomic',
    async run({ step, player }) {
      const play = await player();
      const before = await play.balance();
      await step('Ten bets of 1 to 10 at once are all taken', async () => {
        const answers = await times(10, (i) => play.bet({ amount: play.amount(i + 1) }));
        for (const answer of answers) accepted(answer, 'TransactionAnswer');
      });
      await step('The balance is 55 less', () => play.expectBalance(before, -55));
      const left = await play.balance();
      const quarter = { ...left, minor: left.minor / 4n };
      await step('Of ten bets of a quarter of the balance at once, four are taken', async () => {
        const answers = await times(10, () => play.bet({ amount: toDecimal(quarter) }));
        const taken = answers.filter(({ status }) => status === 200);
        for (const answer of answers) if (!taken.includes(answer)) refused(answer, 'NOT_ENOUGH_MONEY');
        equal(taken.length, 4, 'bets taken');
      });
      await step('What is left is the remainder', async () => {
        equalAmount(toDecimal(await play.balance()), { ...left, minor: left.minor - 4n * quarter.minor }, 'the balance');
        accepted(await play.win({ amount: toDecimal({ ...quarter, minor: 4n * quarter.minor }) }), 'TransactionAnswer');
      });
    },
  },
  W15: {
    title: 'Ten deliveries of one bet at once take one stake',
    guarantee: 'repeats',
    async run({ step, player }) {
      const play = await player();
      const before = await play.balance();
      const bet = { transactionId: randomUUID(), roundId: randomUUID() };
      await step('Ten deliveries at once get one answer', async () => {
        const answers = await times(10, () => play.bet(bet));
        const ids = new Set(answers.map((answer) => play.expectTaken(answer, before, -10).walletTransactionId));
        equal(ids.size, 1, 'different transactions of the wallet');
      });
      await step('The balance is 10 less', () => play.expectBalance(before, -10));
    },
  },
  W16: {
    title: 'Wins at once, each four times, are each paid once',
    guarantee: 'repeats',
    async run({ step, player }) {
      const play = await player();
      const before = await play.balance();
      const [betTransactionId, roundId] = [randomUUID(), randomUUID()];
      const wins = [randomUUID(), randomUUID(), randomUUID()];
      await step(
        'A bet of 10 is taken',
        async () => void play.expectTaken(await play.bet({ transactionId: betTransactionId, roundId }), before, -10),
      );
      await step('Three wins of 10, four deliveries of each, are all taken', async () => {
        const answers = await times(12, (i) => play.win({ transactionId: wins[i % 3]!, betTransactionId, roundId, roundClosed: false }));
        const ids = new Set(answers.map((answer) => accepted(answer, 'TransactionAnswer').walletTransactionId));
        equal(ids.size, 3, 'different transactions of the wallet');
      });
      await step('The balance is 20 more', () => play.expectBalance(before, 20));
    },
  },
  W17: {
    title: 'A bet and its rollback at once are never both kept and refunded',
    guarantee: 'tombstone',
    async run({ step, player }) {
      const play = await player();
      const before = await play.balance();
      const bets = Array.from({ length: 12 }, () => ({ transactionId: randomUUID(), roundId: randomUUID() }));
      await step('Twelve bets and their rollbacks come at once, in either order', async () => {
        const pairs = bets.flatMap((ids, i) => {
          const pair = [() => play.bet(ids), () => play.rollback({ betTransactionId: ids.transactionId })];
          return i % 2 === 0 ? pair : pair.reverse();
        });
        await Promise.all(pairs.map((call) => call()));
      });
      await step('The balance is as before', () => play.expectBalance(before, 0));
      await step('Each bet, sent again, is refused', async () => {
        for (const ids of bets) refused(await play.bet(ids), 'ROLLED_BACK');
      });
      await step('The balance is still as before', () => play.expectBalance(before, 0));
    },
  },
};
