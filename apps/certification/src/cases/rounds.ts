import { randomUUID } from 'node:crypto';
import type { CaseGroup } from '../case.ts';
import { accepted, CaseFailure, equal, equalAmount, refused } from '../verdict.ts';
import type { Calls } from '../wallet/caller.ts';

/** Rounds of several calls (W40 to W43). */
export const rounds: CaseGroup<'W40' | 'W41' | 'W42' | 'W43'> = {
  W40: {
    title: 'Two vendors may have the same transaction id',
    guarantee: 'repeats',
    async run(trial) {
      const { step, stage } = trial;
      const second = stage.secondVendor();
      const play = await trial.player();
      const caller = trial.callerOf(second.vendor);
      const theirs = trial.play(await second.session(caller, play), caller);
      const before = await play.balance();
      const ids = { transactionId: randomUUID(), roundId: randomUUID() };
      await step("The first vendor's bet of 10 is taken", async () => void play.expectTaken(await play.bet(ids), before, -10));
      await step(
        "The second vendor's bet of 10 with the same id is taken",
        async () => void play.expectTaken(await theirs.bet(ids), before, -20),
      );
      await step("The second vendor's rollback undoes its own bet alone", async () => {
        play.expectTaken(await theirs.rollback({ betTransactionId: ids.transactionId }), before, -10);
        play.expectTaken(await play.bet(ids), before, -10);
      });
      await step(
        "The second vendor cannot use the first one's session",
        async () => void refused(await caller.call('bet', play.betBody()), 'INVALID_TOKEN'),
      );
      await step('The balance is 10 less', () => play.expectBalance(before, -10));
    },
  },
  W41: {
    title: 'A batch is done wholly or not at all, and its retry is done once',
    guarantee: 'atomic',
    async run({ step, player, caller }) {
      const play = await player();
      const before = await play.balance();
      const [betTransactionId, roundId] = [randomUUID(), randomUUID()];
      const batch: Calls['batch'] = {
        playerId: play.playerId,
        transactionId: randomUUID(),
        items: [
          { type: 'bet', body: play.betBody() },
          { type: 'bet', body: play.betBody() },
          { type: 'win', body: play.winBody({ betTransactionId, roundId }) },
        ],
      };
      await step('Two bets of 10 and the win of a bet that has not come are refused together', async () =>
        equal(refused(await caller.call('batch', batch), 'TRANSACTION_DOES_NOT_EXIST').index ?? -1, 2, 'the index of the refused item'),
      );
      await step('None of it was done', () => play.expectBalance(before, 0));
      await step(
        'The missing bet of 10 is taken',
        async () => void play.expectTaken(await play.bet({ transactionId: betTransactionId, roundId }), before, -10),
      );
      const first = await step('The whole batch, sent again, is done', async () => {
        const answer = accepted(await caller.call('batch', batch), 'BatchAnswer');
        equalAmount(answer.balance, { ...before, minor: before.minor - play.minorOf(20) }, 'the balance in the answer');
        equal(answer.items.length, 3, 'items answered');
        return answer;
      });
      await step('Once more, it gets the first answer', async () => {
        const again = accepted(await caller.call('batch', batch), 'BatchAnswer');
        equal(JSON.stringify(again.items), JSON.stringify(first.items), 'the items');
      });
      await step(
        'Its id with other content is refused',
        async () => void refused(await caller.call('batch', { ...batch, items: batch.items.slice(0, 2) }), 'DUPLICATE_TRANSACTION'),
      );
      await step('The balance is 20 less', () => play.expectBalance(before, -20));
    },
  },
  W42: {
    title: 'A round of several bets and one win',
    guarantee: 'calls',
    async run({ step, player }) {
      const play = await player();
      const before = await play.balance();
      const roundId = randomUUID();
      const placed = [randomUUID(), randomUUID(), randomUUID()];
      for (const [i, transactionId] of placed.entries())
        await step(
          `Bet ${i + 1} of 10 is taken`,
          async () => void play.expectTaken(await play.bet({ roundId, transactionId }), before, -10 * (i + 1)),
        );
      await step(
        'One of them is rolled back, and the others stay',
        async () => void play.expectTaken(await play.rollback({ betTransactionId: placed[1]! }), before, -20),
      );
      await step(
        'One win of 30 closes the round',
        async () => void play.expectTaken(await play.win({ roundId, betTransactionId: placed[0]!, amount: play.amount(30) }), before, 10),
      );
      await step('The balance is 10 more', () => play.expectBalance(before, 10));
    },
  },
  W43: {
    title: 'One bet and several wins, then the end of the round',
    guarantee: 'calls',
    async run({ step, player, caller }) {
      const play = await player();
      const before = await play.balance();
      const [roundId, betTransactionId] = [randomUUID(), randomUUID()];
      await step(
        'A bet of 10 is taken',
        async () => void play.expectTaken(await play.bet({ roundId, transactionId: betTransactionId }), before, -10),
      );
      for (let i = 0; i < 3; i++)
        await step(
          `Win ${i + 1} of 10 is paid, and the round stays open`,
          async () => void play.expectTaken(await play.win({ roundId, betTransactionId, roundClosed: false }), before, 10 * i),
        );
      const end = { playerId: play.playerId, transactionId: randomUUID(), roundId, gameCode: play.gameCode };
      const first = await step('The round is ended, without money', async () =>
        play.expectTaken(await caller.call('end-round', end), before, 20),
      );
      await step('Ended again, it gets the same answer', async () =>
        equal(
          play.expectTaken(await caller.call('end-round', end), before, 20).walletTransactionId,
          first.walletTransactionId,
          "the wallet's transaction",
        ),
      );
      await step('The end of a round that nobody knows is refused', async () => {
        const unknown = { ...end, transactionId: randomUUID(), roundId: randomUUID() };
        refused(await caller.call('end-round', unknown), 'TRANSACTION_DOES_NOT_EXIST');
      });
      await step('A late win is paid, for the player earned it', async () => {
        const answer = await play.win({ roundId, betTransactionId });
        if (answer.status !== 200) throw new CaseFailure('a win after the end of the round was refused');
        play.expectTaken(answer, before, 30);
      });
    },
  },
};
