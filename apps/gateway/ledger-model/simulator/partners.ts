import type { Command, Outcome } from '../state.ts';
import type { Dice } from './dice.ts';

/** What a partner believes at the end, from the answers that it received. */
export interface Belief {
  player: string;
  /** The change that it believes to have made to the player's money, cash and locked together. */
  change: bigint;
  told: string;
}

/** Sends a command until an answer arrives; `sent` counts the attempts. Gives up after `tries`, if given, with null. */
export type Ask = (command: Command, answered: (outcome: Outcome | null, sent: number) => void, tries?: number) => void;

/** A cashier that reports a deposit until the report is answered. */
export function cashier(
  ask: Ask,
  believe: (belief: Belief) => void,
  { id, player, amount }: { id: string; player: string; amount: bigint },
): void {
  ask({ do: 'deposit', id, player, amount }, (outcome) => {
    if (!outcome?.done) throw new Error(`deposit ${id} was refused`);
    believe({ player, change: amount, told: `deposit ${id}` });
  });
}

/**
 * A vendor's round as the arcade plays it. A bet without an answer after some attempts is rolled back, until the rollback is answered; a
 * bet that was taken is followed by a win, which is sent until it is accepted.
 */
export function vendor(
  ask: Ask,
  believe: (belief: Belief) => void,
  { round, player, stake, win, unsure }: { round: string; player: string; stake: bigint; win: bigint; unsure: boolean },
): void {
  const ids = { bet: `${round}-bet`, win: `${round}-win`, rollback: `${round}-rollback` };
  const nothing = (told: string) => believe({ player, change: 0n, told: `round ${round}: ${told}` });
  const giveUp = () =>
    ask({ do: 'rollback', player, tx: ids.rollback, bet: ids.bet }, (outcome) => {
      if (outcome?.done || (outcome && outcome.why === 'TRANSACTION_DOES_NOT_EXIST')) return nothing('rolled back');
      throw new Error(`rollback of ${ids.bet} was refused: ${JSON.stringify(outcome)}`);
    });
  ask(
    { do: 'bet', player, tx: ids.bet, round, amount: stake },
    (outcome, sent) => {
      // If the first call's outcome is unknown, a refusal concerns only the second one: the first may have taken the stake, or still may.
      if (outcome === null || (outcome.done ? unsure : sent > 1)) return giveUp();
      if (!outcome.done) return nothing(outcome.why);
      ask({ do: 'win', player, tx: ids.win, round, bet: ids.bet, amount: win, closed: true }, (paid) => {
        if (!paid?.done) throw new Error(`win ${ids.win} was refused: ${JSON.stringify(paid)}`);
        believe({ player, change: win - stake, told: `round ${round}: settled` });
      });
    },
    3,
  );
}

/** A withdrawal: the player requests it until answered, then two operators and the player decide at the same time. */
export function withdrawer(
  ask: Ask,
  dice: Dice,
  believe: (belief: Belief) => void,
  { id, player, amount }: { id: string; player: string; amount: bigint },
): void {
  ask({ do: 'withdraw', id, player, amount }, (outcome) => {
    if (!outcome?.done) return believe({ player, change: 0n, told: `withdrawal ${id}: ${outcome?.why}` });
    const actions = ['approve', 'reject', 'confirm', 'dispute', 'approve', 'forceRefund', 'reject'] as const;
    for (let i = 0; i < 4; i++) ask({ do: 'decide', id, action: actions[dice.below(actions.length)]! }, () => undefined);
  });
}
