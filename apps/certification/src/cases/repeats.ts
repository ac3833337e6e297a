import { randomUUID } from 'node:crypto';
import type { CaseGroup } from '../case.ts';
import { equal, refused } from '../verdict.ts';

const sameTransaction = "the wallet's transaction of the repeat";

/** Calls that are repeated (W09 to W13). */
export const repeats: CaseGroup<'W09' | 'W10' | 'W11' | 'W12' | 'W13'> = {
  W09: {
    title: 'The same bet twice takes one stake',
    guarantee: 'repeats',
    async run({ step, player }) {
      const play = await player();
      const before = await play.balance();
      const bet = { transactionId: randomUUID(), roundId: randomUUID() };
      const first = await step('A bet of 10 is taken', async () => play.expectTaken(await play.bet(bet), before, -10));
      await step('Again, it gets the same answer', async () =>
        equal(play.expectTaken(await play.bet(bet), before, -10).walletTransactionId, first.walletTransactionId, sameTransaction),
      );
      await step('After a win, it gets the same answer with the balance of now', async () => {
        play.expectTaken(await play.win(), before, 0);
        equal(play.expectTaken(await play.bet(bet), before, 0).walletTransactionId, first.walletTransactionId, sameTransaction);
      });
      await step('The balance lacks one stake and has one win', () => play.expectBalance(before, 0));
    },
  },
  W10: {
    title: 'The same win twice pays once',
    guarantee: 'repeats',
    async run({ step, player }) {
      const play = await player();
      const before = await play.balance();
      const win = { transactionId: randomUUID(), roundId: randomUUID() };
      const first = await step('A win of 10 is paid', async () => play.expectTaken(await play.win(win), before, 10));
      await step('Again, it gets the same answer', async () =>
        equal(play.expectTaken(await play.win(win), before, 10).walletTransactionId, first.walletTransactionId, sameTransaction),
      );
      await step('The balance has one win', () => play.expectBalance(before, 10));
    },
  },
  W11: {
    title: 'The same rollback twice refunds once',
    guarantee: 'repeats',
    async run({ step, player }) {
      const play = await player();
      const before = await play.balance();
      const betTransactionId = randomUUID();
      const undo = { transactionId: randomUUID(), betTransactionId };
      await step(
        'A bet of 10 is taken',
        async () => void play.expectTaken(await play.bet({ transactionId: betTransactionId }), before, -10),
      );
      const first = await step('Its rollback gives 10 back', async () => play.expectTaken(await play.rollback(undo), before, 0));
      await step('Again, it gets the same answer', async () =>
        equal(play.expectTaken(await play.rollback(undo), before, 0).walletTransactionId, first.walletTransactionId, sameTransaction),
      );
      await step(
        'By another id, it gives nothing back again',
        async () => void play.expectTaken(await play.rollback({ betTransactionId }), before, 0),
      );
      await step('The balance is as before', () => play.expectBalance(before, 0));
    },
  },
  W12: {
    title: 'A transaction id with other content is refused',
    guarantee: 'otherContent',
    async run({ step, player }) {
      const play = await player();
      const before = await play.balance();
      const ids = { transactionId: randomUUID(), roundId: randomUUID() };
      await step('A bet of 10 is taken', async () => void play.expectTaken(await play.bet(ids), before, -10));
      await step(
        'The same id with another amount is refused',
        async () => void refused(await play.bet({ ...ids, amount: play.amount(20) }), 'DUPLICATE_TRANSACTION'),
      );
      await step(
        'The same id with another round is refused',
        async () => void refused(await play.bet({ ...ids, roundId: randomUUID() }), 'DUPLICATE_TRANSACTION'),
      );
      await step(
        'The same id for a win is refused',
        async () => void refused(await play.win({ ...ids, betTransactionId: ids.transactionId }), 'DUPLICATE_TRANSACTION'),
      );
      await step('The balance lacks one stake', () => play.expectBalance(before, -10));
    },
  },
  W13: {
    title: 'Two players may have the same transaction id',
    guarantee: 'repeats',
    async run({ step, player }) {
      const ids = { transactionId: randomUUID(), roundId: randomUUID() };
      const players = [await player(), await player()];
      for (const [index, play] of players.entries()) {
        const before = await play.balance();
        const whose = index === 0 ? 'first' : 'second';
        await step(`The ${whose} player's bet of 10 is taken`, async () => void play.expectTaken(await play.bet(ids), before, -10));
        await step(`The ${whose} player's balance is 10 less`, () => play.expectBalance(before, -10));
      }
    },
  },
};
