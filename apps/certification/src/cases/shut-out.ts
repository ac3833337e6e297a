import { randomUUID } from 'node:crypto';
import type { CaseGroup } from '../case.ts';
import type { Play } from '../play.ts';
import type { PlayerState } from '../players/control.ts';
import type { Trial } from '../trial.ts';
import { accepted, CaseSkipped, refused, type WalletErrorCode } from '../verdict.ts';

/** Calls that name something the player does not own, and players who may not bet (W28 to W32). */
export const shutOut: CaseGroup<'W28' | 'W29' | 'W30' | 'W31' | 'W32'> = {
  W28: {
    title: 'Another currency is refused',
    guarantee: 'amounts',
    async run({ step, player }) {
      const play = await player();
      const before = await play.balance();
      for (const currency of [play.currency === 'USD' ? 'EUR' : 'USD', 'XYZ']) {
        await step(
          `A bet in ${currency} is refused`,
          async () => void refused(await play.bet({ currency, amount: '10' }), 'WRONG_CURRENCY'),
        );
        await step(
          `A win in ${currency} is refused`,
          async () => void refused(await play.win({ currency, amount: '10' }), 'WRONG_CURRENCY'),
        );
      }
      await step('The balance is as before', () => play.expectBalance(before, 0));
    },
  },
  W29: {
    title: 'A game that nobody knows is refused',
    guarantee: 'calls',
    async run({ step, player }) {
      const play = await player();
      const before = await play.balance();
      const gameCode = 'no-such-game';
      await step('A bet in it is refused', async () => void refused(await play.bet({ gameCode }), 'INVALID_GAME'));
      await step('A win in it is refused', async () => void refused(await play.win({ gameCode }), 'INVALID_GAME'));
      await step('The balance is as before', () => play.expectBalance(before, 0));
    },
  },
  W30: {
    title: 'A blocked player does not bet, and gets his wins',
    guarantee: 'outcomesAlways',
    run: (trial) => midRound(trial, 'blocked', ['USER_DISABLED', 'TOKEN_EXPIRED', 'INVALID_TOKEN']),
  },
  W31: {
    title: 'After the session no bet is taken, and wins and rollbacks are',
    guarantee: 'outcomesAlways',
    run: (trial) => midRound(trial, 'sessionOver', ['TOKEN_EXPIRED', 'INVALID_TOKEN']),
  },
  W32: {
    title: 'Who is shut out in the middle of a round does not bet, and gets his wins',
    guarantee: 'outcomesAlways',
    async run(trial) {
      try {
        await midRound(trial, 'selfExcluded', ['LIMIT_REACHED', 'USER_DISABLED', 'TOKEN_EXPIRED', 'INVALID_TOKEN']);
      } catch (error) {
        // An operator without self-exclusion can still close the game during the round.
        if (!(error instanceof CaseSkipped)) throw error;
        await midRound(trial, 'maintenance', ['GAME_MAINTENANCE']);
      }
    },
  },
};

/**
 * Bets, changes the player's state, and demands that the wallet accepts outcomes but refuses bets. If the operator cannot change the state,
 * uses a player who is already in it.
 */
async function midRound(trial: Trial, state: PlayerState, codes: WalletErrorCode[]): Promise<void> {
  const { step, stage, caller } = trial;
  if (!stage.endless) return after(trial, trial.play(await stage.playerIn(state, caller)), state, codes);
  const play = await trial.player();
  const before = await play.balance();
  const [won, undone] = [ids(), ids()];
  await step('Two bets of 10 are taken', async () => {
    for (const bet of [won, undone]) accepted(await play.bet(bet), 'TransactionAnswer');
  });
  await step(`The operator changes the player's state: ${state}`, () => stage.change(play, state));
  try {
    await after(trial, play, state, codes);
    await step(
      'A repeat of a bet that was taken gets the first answer',
      async () => void play.expectTaken(await play.bet(won), before, -10),
    );
    await step(
      'The win of a bet is paid',
      async () => void play.expectTaken(await play.win({ betTransactionId: won.transactionId, roundId: won.roundId }), before, 0),
    );
    await step(
      'The rollback of the other bet is taken',
      async () => void play.expectTaken(await play.rollback({ betTransactionId: undone.transactionId }), before, 10),
    );
  } finally {
    await stage.change(play, 'active');
  }
}

/** The player is in `state`: bets are refused, but a win of 10 and a rollback are accepted. */
async function after({ step }: Trial, play: Play, state: PlayerState, codes: WalletErrorCode[]): Promise<void> {
  await step(`A bet is refused (${state})`, async () => void refused(await play.bet(), ...codes));
  await step('A win without a bet is paid', async () => void accepted(await play.win(), 'TransactionAnswer'));
  await step(
    'A rollback is heard',
    async () => void refused(await play.rollback({ betTransactionId: randomUUID() }), 'TRANSACTION_DOES_NOT_EXIST'),
  );
}

function ids() {
  return { transactionId: randomUUID(), roundId: randomUUID() };
}
