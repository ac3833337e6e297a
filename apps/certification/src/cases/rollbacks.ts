import { randomUUID } from 'node:crypto';
import { toDecimal } from '@parlour/domain';
import type { CaseGroup } from '../case.ts';
import { accepted, equal, equalAmount, refused, CaseFailure } from '../verdict.ts';

/** Rollbacks of bets and wins (W18 to W22). */
export const rollbacks: CaseGroup<'W18' | 'W19' | 'W20' | 'W21' | 'W22'> = {
  W18: {
    title: 'A rollback gives the stored stake back, whatever it says',
    guarantee: 'storedAmount',
    async run({ step, player, caller }) {
      const play = await player();
      const before = await play.balance();
      const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()];
      await step('Three bets of 10 are taken', async () => {
        for (const transactionId of [first, second, third]) accepted(await play.bet({ transactionId }), 'TransactionAnswer');
      });
      await step(
        'A rollback without round, game and amount gives 10 back',
        async () => void play.expectTaken(await play.rollback({ betTransactionId: first }), before, -20),
      );
      await step(
        'A rollback with a round that is another one gives 10 back',
        async () => void play.expectTaken(await play.rollback({ betTransactionId: second, roundId: randomUUID() }), before, -10),
      );
      await step('A rollback that names an amount of 50 is refused, or gives 10 back', async () => {
        const ids = { playerId: play.playerId, transactionId: randomUUID(), betTransactionId: third };
        const answer = await caller.call('rollback', { ...ids, amount: play.amount(50), currency: play.currency });
        if (answer.status !== 200) {
          refused(answer, 'VALIDATION');
          accepted(await play.rollback({ betTransactionId: third }), 'TransactionAnswer');
        }
      });
      await step('The balance is as before', () => play.expectBalance(before, 0));
    },
  },
  W19: {
    title: 'The rollback of an unknown bet is remembered',
    guarantee: 'tombstone',
    async run({ step, player }) {
      const play = await player();
      const before = await play.balance();
      const late = { transactionId: randomUUID(), roundId: randomUUID() };
      await step('The rollback of a bet that never came says so, twice', async () => {
        for (let i = 0; i < 2; i++) refused(await play.rollback({ betTransactionId: late.transactionId }), 'TRANSACTION_DOES_NOT_EXIST');
      });
      await step('The bet that comes afterwards is refused, twice', async () => {
        for (let i = 0; i < 2; i++) refused(await play.bet(late), 'ROLLED_BACK');
      });
      await step('The balance is as before', () => play.expectBalance(before, 0));
    },
  },
  W20: {
    title: 'A bet that has its win is not rolled back',
    guarantee: 'storedAmount',
    async run({ step, player }) {
      const play = await player();
      const before = await play.balance();
      for (const roundClosed of [true, false]) {
        const [transactionId, roundId] = [randomUUID(), randomUUID()];
        await step(`A bet of 10 has a win of 10, and the round is ${roundClosed ? 'closed' : 'open'}`, async () => {
          accepted(await play.bet({ transactionId, roundId }), 'TransactionAnswer');
          accepted(await play.win({ betTransactionId: transactionId, roundId, roundClosed }), 'TransactionAnswer');
        });
        await step(
          'Its rollback is refused',
          async () => void refused(await play.rollback({ betTransactionId: transactionId }), 'BET_SETTLED'),
        );
      }
      await step('The balance is as before', () => play.expectBalance(before, 0));
    },
  },
  W21: {
    title: 'A bet that was rolled back has no win',
    guarantee: 'storedAmount',
    async run({ step, player }) {
      const play = await player();
      const before = await play.balance();
      const [transactionId, roundId] = [randomUUID(), randomUUID()];
      await step('A bet of 10 is taken and rolled back', async () => {
        accepted(await play.bet({ transactionId, roundId }), 'TransactionAnswer');
        accepted(await play.rollback({ betTransactionId: transactionId }), 'TransactionAnswer');
      });
      await step(
        'Its win is refused',
        async () => void refused(await play.win({ betTransactionId: transactionId, roundId }), 'ROLLED_BACK'),
      );
      await step('The win of a bet that was rolled back before it came is refused', async () => {
        const never = randomUUID();
        refused(await play.rollback({ betTransactionId: never }), 'TRANSACTION_DOES_NOT_EXIST');
        refused(await play.win({ betTransactionId: never }), 'ROLLED_BACK', 'TRANSACTION_DOES_NOT_EXIST');
      });
      await step('The balance is as before', () => play.expectBalance(before, 0));
    },
  },
  W22: {
    title: 'A win can be taken back, down to a balance of zero',
    guarantee: 'storedAmount',
    async run({ step, player, stage }) {
      const play = await player();
      const before = await play.balance();
      const [betTransactionId, roundId, winTransactionId] = [randomUUID(), randomUUID(), randomUUID()];
      const undo = { transactionId: randomUUID(), winTransactionId };
      await step('A bet of 10 wins 50', async () => {
        accepted(await play.bet({ transactionId: betTransactionId, roundId }), 'TransactionAnswer');
        const win = { transactionId: winTransactionId, betTransactionId, roundId, amount: play.amount(50) };
        play.expectTaken(await play.win(win), before, 40);
      });
      const first = await step('The rollback of the win takes 50 back', async () =>
        play.expectTaken(await play.rollback(undo), before, -10),
      );
      await step('Again, it gets the same answer', async () =>
        equal(
          play.expectTaken(await play.rollback(undo), before, -10).walletTransactionId,
          first.walletTransactionId,
          "the wallet's transaction",
        ),
      );
      await step(
        'The round is open: another win of 20 is paid',
        async () => void play.expectTaken(await play.win({ betTransactionId, roundId, amount: play.amount(20) }), before, 10),
      );
      // The debt stays until an operator settles it, so it is made only with a player that no other case needs.
      if (!stage.endless) return;
      const spent = randomUUID();
      await step('A win of 50 is paid and all is staked', async () => {
        accepted(await play.win({ transactionId: spent, amount: play.amount(50) }), 'TransactionAnswer');
        accepted(await play.bet({ amount: toDecimal(await play.balance()) }), 'TransactionAnswer');
      });
      await step('The rollback of the spent win is taken, and the balance is 0, not less', async () => {
        const { balance } = accepted(await play.rollback({ winTransactionId: spent }), 'TransactionAnswer');
        equalAmount(balance, { ...before, minor: 0n }, 'the balance in the answer');
        if ((await play.balance()).minor !== 0n) throw new CaseFailure('the balance afterwards is not 0');
      });
    },
  },
};
