import { randomUUID } from 'node:crypto';
import type { CaseGroup } from '../case.ts';
import { equal, refused } from '../verdict.ts';

/** Wins without a stake, and the lobby (W44 to W46). */
export const promotions: CaseGroup<'W44' | 'W45' | 'W46'> = {
  W44: {
    title: 'The win of a free round is paid without a bet',
    guarantee: 'promotions',
    async run({ step, player }) {
      const play = await player();
      const before = await play.balance();
      const free = {
        transactionId: randomUUID(),
        promotionId: randomUUID(),
        kind: 'freeRound' as const,
        roundId: randomUUID(),
        gameCode: play.gameCode,
      };
      const first = await step('A free-round win of 10 is paid', async () => play.expectTaken(await play.promo(free), before, 10));
      await step('Again, it gets the same answer', async () =>
        equal(
          play.expectTaken(await play.promo(free), before, 10).walletTransactionId,
          first.walletTransactionId,
          "the wallet's transaction",
        ),
      );
      await step(
        'The same id with another amount is refused',
        async () => void refused(await play.promo({ ...free, amount: play.amount(20) }), 'DUPLICATE_TRANSACTION'),
      );
      await step('The balance is 10 more', () => play.expectBalance(before, 10));
    },
  },
  W45: {
    title: 'A jackpot tells what comes out of its pot',
    guarantee: 'promotions',
    async run({ step, player }) {
      const play = await player();
      const before = await play.balance();
      const parts = (progressive: number, nonProgressive: number) => ({
        progressive: play.amount(progressive),
        nonProgressive: play.amount(nonProgressive),
      });
      const jackpot = { transactionId: randomUUID(), promotionId: randomUUID(), kind: 'jackpot' as const, amount: play.amount(50) };
      await step(
        'A jackpot of 50 whose parts are 30 and 30 is refused',
        async () => void refused(await play.promo({ ...jackpot, jackpot: parts(30, 30) }), 'VALIDATION'),
      );
      await step(
        'A jackpot of 50, 30 of it out of the pot, is paid',
        async () => void play.expectTaken(await play.promo({ ...jackpot, jackpot: parts(30, 20) }), before, 50),
      );
      await step(
        'Again, it is not paid again',
        async () => void play.expectTaken(await play.promo({ ...jackpot, jackpot: parts(30, 20) }), before, 50),
      );
      await step(
        'The same id with other parts is refused',
        async () => void refused(await play.promo({ ...jackpot, jackpot: parts(20, 30) }), 'DUPLICATE_TRANSACTION'),
      );
      await step('The balance is 50 more', () => play.expectBalance(before, 50));
    },
  },
  W46: {
    title: 'In the lobby the player changes the game without another launch',
    guarantee: 'calls',
    async run({ step, stage, caller, ...trial }) {
      const play = await trial.player();
      const { session, otherGame } = await stage.lobby(caller, play);
      const lobby = trial.play(session);
      const before = await play.balance();
      await step(
        'A bet in a game of the vendor is taken',
        async () => void lobby.expectTaken(await lobby.bet({ gameCode: play.gameCode }), before, -10),
      );
      await step(
        'A game that the site does not have is refused',
        async () => void refused(await lobby.bet({ gameCode: 'no-such-game' }), 'INVALID_GAME'),
      );
      if (otherGame === null) return trial.skip('the vendor has no second game on this site');
      const ids = { transactionId: randomUUID(), roundId: randomUUID() };
      await step(
        'A bet in another game of the vendor is taken',
        async () => void lobby.expectTaken(await lobby.bet({ ...ids, gameCode: otherGame }), before, -20),
      );
      await step('Its win of 10 is paid', async () => {
        const { transactionId: betTransactionId, roundId } = ids;
        lobby.expectTaken(await lobby.win({ betTransactionId, roundId, gameCode: otherGame }), before, -10);
      });
      await step(
        'A session of one game takes no bet in another',
        async () => void refused(await play.bet({ gameCode: otherGame }), 'INVALID_GAME'),
      );
      await step('The balance is 10 less', () => play.expectBalance(before, -10));
    },
  },
};
