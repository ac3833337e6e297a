import { withdrawalMoney } from '@parlour/domain';
import { cashOf, lockedOf, type Outcome, type State } from '../state.ts';
import { diceOf } from './dice.ts';
import { createGateways, healedAt, type Mistake } from './gateways.ts';
import { cashier, vendor, withdrawer, type Ask, type Belief } from './partners.ts';
import { createQueue } from './queue.ts';

const players = ['amina', 'bao'];

/**
 * Simulates one seed: deposits, rounds and withdrawals of two players through two gateways that are killed in the middle of their work,
 * over a network that drops, repeats, delays and reorders messages, until the faults end and everybody has an answer. Returns everything
 * that is wrong at the end; the same seed always gives the same result.
 */
export function simulate(seed: number, mistake?: Mistake): string[] {
  const faults = new Set<string>();
  const dice = diceOf(seed);
  const queue = createQueue();
  const gateways = createGateways(queue, dice, (fault) => faults.add(fault), mistake);
  const beliefs: Belief[] = [];
  const believe = (belief: Belief) => void beliefs.push(belief);
  const bad = () => queue.now() < healedAt;

  /** Carries one message: it may be lost, late, or delivered twice. */
  const carry = (deliver: () => void) => {
    if (bad() && dice.percent(15)) return;
    queue.after(dice.below(bad() ? 40 : 5), deliver);
    if (bad() && dice.percent(15)) queue.after(dice.below(120), deliver);
  };

  let nonces = 0;
  const ask: Ask = (command, answered, tries) => {
    let over = false;
    let sent = 0;
    const tell = (outcome: Outcome | null) => {
      if (over) return;
      over = true;
      answered(outcome, sent);
    };
    const attempt = (left: number) => {
      if (over) return;
      if (left === 0) return tell(null);
      sent += 1;
      const message = { nonce: nonces++, command };
      carry(() => gateways.handle(message, (outcome) => carry(() => tell(outcome))));
      queue.after(20 + dice.below(30), () => attempt(left - 1));
    };
    attempt(tries ?? -1);
  };

  for (const [i, player] of players.entries()) {
    cashier(ask, believe, { id: `${i}`, player, amount: BigInt(20 + dice.below(100)) });
    for (let n = 0; n < 3; n++) {
      const round = {
        round: `${i}-${n}`,
        player,
        stake: BigInt(1 + dice.below(60)),
        win: BigInt(dice.below(80)),
        unsure: dice.percent(20),
      };
      queue.after(dice.below(200), () => vendor(ask, believe, round));
    }
    const withdrawal = { id: `${i}`, player, amount: BigInt(1 + dice.below(80)) };
    queue.after(dice.below(200), () => withdrawer(ask, dice, believe, withdrawal));
  }
  try {
    queue.run();
  } catch (error) {
    faults.add(String(error));
  }
  for (const fault of disbelief(gateways.state(), beliefs)) faults.add(fault);
  return [...faults];
}

/** Where the books contradict what the partners were told: everything acknowledged must be there exactly once, and nothing else. */
function disbelief(state: State, beliefs: readonly Belief[]): string[] {
  const faults: string[] = [];
  for (const player of players) {
    let expected = beliefs.filter((belief) => belief.player === player).reduce((sum, { change }) => sum + change, 0n);
    for (const { player: whose, amount, state: its } of state.withdrawals.values())
      if (whose === player && withdrawalMoney[its] === 'provider') expected -= amount;
    const has = cashOf(state, player) + lockedOf(state, player);
    if (has !== expected) faults.push(`${player} has ${has}, everybody believes ${expected}`);
  }
  return faults;
}
